import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ArticleBehaviours } from '@/components/behaviours/article-behaviours';
import { getSite } from '@/lib/config/site';
import { pageMetadata } from '@/lib/publish/metadata';
import styles from './page.module.css';

const head = {
  title: 'Markdown page',
  description:
    'What you can write on a page of this site: Markdown, and the components that every page may use.',
  path: '/markdown-page',
};

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), head);
}

/** A page in the plain shell: its text in one column, without sidebar. */
export default function MarkdownPageLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.main}>
      <article className="prose" data-article="">
        {children}
      </article>
      <ArticleBehaviours contentHash={head.path} />
    </main>
  );
}
