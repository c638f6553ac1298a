import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { ArticleBehaviours } from './article-behaviours';
import { JsonLd } from '../static-markup/static-markup';
import { PageMenu } from './page-menu/page-menu';
import styles from './standalone-main.module.css';

/** How wide a page is: as running text unless it is a list, or an application that fills the window. */
export type StandaloneWidth = 'list' | 'full';

interface StandaloneMainProps {
  /** Changes with the page. */
  readonly path: string;
  /** What search engines read. */
  readonly structuredData: Graph;
  /** URL of the page as Markdown. */
  readonly markdownHref: string;
  readonly width?: StandaloneWidth;
  readonly children: ReactNode;
}

/** The `main` of a page outside of the docs that is an article too: its text in one column, without sidebar. */
export function StandaloneMain({ path, structuredData, markdownHref, width, children }: StandaloneMainProps) {
  return (
    <>
      <JsonLd data={structuredData} />
      <main className={styles.main} data-article="" data-width={width}>
        <div className={styles.top}>
          <PageMenu markdownHref={markdownHref} />
        </div>
        <article className="prose">{children}</article>
      </main>
      <ArticleBehaviours contentHash={path} />
    </>
  );
}
