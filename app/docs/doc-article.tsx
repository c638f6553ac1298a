import { createHash } from 'node:crypto';
import { DocMain } from '@/components/docs/doc-main';
import { renderMarkup } from '@/components/static-markup/render-markup';
import type { Article } from '@/lib/browser/navigation/articles';
import { getSite } from '@/lib/config/site';
import { getArticle } from '@/lib/content/examine-article';
import { memoizeByObject } from '@/lib/content/memoize-by-object';
import type { DocPage } from '@/lib/content/model/doc-page';
import { getVersionNotes } from '@/lib/content/pages';
import { renderPage } from '@/lib/mdx/render-page';
import { docTags } from '@/lib/publish/metadata';
import { mdxComponents } from '@/mdx-components';

/** Changes with an article. Inline scripts are left out, whose names each bundle of the site shortens in its own way. */
const contentHashOf = (html: string) =>
  createHash('sha256')
    .update(html.replaceAll(/<script>[^]*?<\/script>/g, ''))
    .digest('base64url')
    .slice(0, 8);

async function render(page: DocPage): Promise<Article> {
  const [site, article, notes] = await Promise.all([getSite(), getArticle(page), getVersionNotes(page)]);
  const html = await renderPage({ ...page, ...article }, mdxComponents, (content) =>
    renderMarkup(
      <DocMain page={page} headings={article.headings} notes={notes} siteTitle={site.title}>
        {content}
      </DocMain>,
    ),
  );
  return {
    path: page.path,
    html,
    contentHash: contentHashOf(html),
    head: docTags(site, page, notes.version, notes.canonical),
    sidebar: `${page.version}/${page.sidebar ?? ''}`,
    build: process.env.BUILD_ID,
  };
}

/**
 * Renders the main part of a docs page, and returns it with what else changes when the page is opened. The article file and
 * the Markdown of a page share one rendering.
 * @throws {ContentError} when the page does not compile
 */
export const renderDocArticle = memoizeByObject(render);
