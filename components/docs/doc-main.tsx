import type { ReactNode } from 'react';
import type { DocPage } from '@/lib/content/model/doc-page';
import type { Heading } from '@/lib/mdx/plugins/compiled-page';
import { Breadcrumbs } from './breadcrumbs';
import { Contents, ContentsDropdown } from './contents/contents';
import { nestHeadings } from '@/lib/mdx/plugins/contents/nest-headings';
import { DocFooter } from './doc-footer';
import { PageMenu } from './page-menu/page-menu';
import { Pager } from './pager';
import {
  DraftNote,
  TranslationNote,
  UnlistedNote,
  VersionBadge,
  VersionBanner,
  type VersionBannerProps,
} from './notices/notices';
import styles from './doc-main.module.css';

export interface DocMainProps {
  readonly page: DocPage;
  readonly headings: readonly Heading[];
  readonly versionLabel?: string;
  readonly versionBanner?: VersionBannerProps | undefined;
  /** The text, without its title. */
  readonly children: ReactNode;
}

/**
 * Everything inside the `main` of a docs page. It is free of hooks, so that a route can turn the whole of it into one
 * string; `ArticleBehaviors` makes it interactive.
 */
export function DocMain({ page, headings, versionLabel, versionBanner, children }: DocMainProps) {
  const { hidden: isHidden, minHeadingLevel, maxHeadingLevel } = page.tableOfContents;
  const entries = isHidden ? [] : nestHeadings(headings, minHeadingLevel, maxHeadingLevel);
  return (
    <div className={styles.container}>
      {versionBanner && <VersionBanner {...versionBanner} />}
      {page.draft && <DraftNote />}
      {page.unlisted && <UnlistedNote />}
      <div className={styles.columns} data-wide={entries.length === 0 || undefined}>
        <div>
          <article>
            <div className={styles.top}>
              <Breadcrumbs trail={page.breadcrumbs} />
              <PageMenu path={page.path} />
            </div>
            {versionLabel !== undefined && <VersionBadge label={versionLabel} />}
            {page.untranslatedFrom && <TranslationNote />}
            {entries.length > 0 && <ContentsDropdown entries={entries} {...page.untranslatedFrom} />}
            <div className="prose" {...page.untranslatedFrom}>
              <header>
                <h1>{page.heading ?? page.title}</h1>
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
