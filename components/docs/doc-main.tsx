import type { ReactNode } from 'react';
import type { DocPage } from '@/lib/content/model/doc-page';
import { escapeHtml } from '@/lib/config/paths/html-links';
import type { VersionNotes } from '@/lib/content/pages';
import type { Heading } from '@/lib/mdx/plugins/compiled-page';
import { Breadcrumbs } from './breadcrumbs';
import { Contents, ContentsDropdown } from './contents/contents';
import { nestHeadings } from '@/lib/mdx/plugins/contents/nest-headings';
import { DocFooter } from './doc-footer';
import { PageMenu } from './page-menu/page-menu';
import { Pager } from './pager';
import { DraftNote, TranslationNote, UnlistedNote, VersionBadge, VersionBanner } from './notices/notices';
import styles from './doc-main.module.css';

export interface DocMainProps {
  readonly page: DocPage;
  readonly headings: readonly Heading[];
  readonly notes: VersionNotes;
  readonly siteTitle: string;
  /** The text, without its title. */
  readonly children: ReactNode;
}

/**
 * Everything inside the `main` of a docs page. It is free of hooks, so that a route can turn the whole of it into one
 * string; `ArticleBehaviors` makes it interactive.
 */
export function DocMain({ page, headings, notes, siteTitle, children }: DocMainProps) {
  const { version, latest, isOnly } = notes;
  const { hidden: isHidden, minHeadingLevel, maxHeadingLevel } = page.tableOfContents;
  const entries = isHidden ? [] : nestHeadings(headings, minHeadingLevel, maxHeadingLevel);
  return (
    <div className={styles.container}>
      {version.banner !== 'none' && <VersionBanner version={version} latest={latest} siteTitle={siteTitle} />}
      {page.draft && <DraftNote />}
      {page.unlisted && <UnlistedNote />}
      <div className={styles.columns} data-wide={entries.length === 0 || undefined}>
        <div>
          <article>
            <div className={styles.top}>
              <Breadcrumbs trail={page.breadcrumbs} />
              <PageMenu path={page.path} />
            </div>
            {!isOnly && <VersionBadge label={version.label} />}
            {page.untranslatedFrom && <TranslationNote />}
            {entries.length > 0 && <ContentsDropdown entries={entries} {...page.untranslatedFrom} />}
            <div className="prose" {...page.untranslatedFrom}>
              <header>
                <h1 dangerouslySetInnerHTML={{ __html: page.heading ?? escapeHtml(page.title) }} />
              </header>
              {children}
            </div>
            <DocFooter editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
          </article>
          <Pager previous={page.previous} next={page.next} />
        </div>
        {entries.length > 0 && <Contents entries={entries} {...page.untranslatedFrom} />}
      </div>
    </div>
  );
}
