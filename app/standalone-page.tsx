import type { ReactNode } from 'react';
import { ArticleBehaviors } from '@/components/docs/article-behaviors';
import { PageMenu } from '@/components/docs/page-menu/page-menu';
import { headElements } from '@/components/ui/head-elements';
import { getSite } from '@/lib/config/site';
import type { PageSummary } from '@/lib/content/model/doc-page';
import { pageTags } from '@/lib/publish/metadata';
import { inEnglish } from '@/lib/translations/translate';
import styles from './standalone-page.module.css';

interface StandalonePageProps {
  readonly head: PageSummary;
  /** How wide it is: as running text unless it is a list, or an application that fills the window. */
  readonly width?: 'list' | 'full';
  /** Rendered next to the text in a wide window. */
  readonly contents?: ReactNode;
  readonly children: ReactNode;
}

/** A page outside of the docs that is an article too: its text in one column, without sidebar. */
export async function StandalonePage({ head, width, contents, children }: StandalonePageProps) {
  return (
    <>
      {headElements(pageTags(await getSite(), head))}
      <main className={styles.main} data-article="" data-width={width}>
        <div className={styles.text}>
          <div className={styles.top}>
            <PageMenu path={head.path} />
          </div>
          <article className="prose" {...inEnglish}>
            {children}
          </article>
        </div>
        {contents}
      </main>
      <ArticleBehaviors contentHash={head.path} />
    </>
  );
}
