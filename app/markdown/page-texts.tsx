/// <reference types="mdx" />
import type { ReactElement } from 'react';
import { unstable_cache } from 'next/cache';
import { HomePage } from '@/components/home/home-page';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { getSite } from '@/lib/config/site';
import type { DocPage, PageSummary } from '@/lib/content/model/doc-page';
import { memoizeByObject } from '@/lib/content/memoize-by-object';
import { pipelineKey } from '@/lib/mdx/pipeline-key';
import { articleMarkdown } from '@/lib/publish/markdown/page-markdown';
import { absoluteUrl } from '@/lib/publish/metadata';
import { apiList, apiText } from '../apiDocs/api-text';
import { renderDocArticle } from '../docs/doc-article';
import { homeText } from '../home-text';
import MarkdownPage from '../markdown-page/page.mdx';
import { playgroundText } from '../playground/playground-text';
import { standaloneHeads } from '../standalone-heads';

export interface MarkdownPage extends PageSummary {
  readonly readText: () => Promise<string>;
}

/** Next's data cache keeps it for later builds; its key is the markup, the page's URL and the modules that write it. */
const writeMarkdown = unstable_cache(
  (html: string, url: string) => Promise.resolve(articleMarkdown(html, url)),
  [pipelineKey()],
);

/** The Markdown of a docs page. The list of a version's whole text takes it too. */
const docText = memoizeByObject(async (page: DocPage) => {
  const { html } = await renderDocArticle(page);
  return writeMarkdown(html, absoluteUrl(await getSite(), page.path));
});

export const toMarkdownPage = (page: DocPage) => ({ ...page, readText: () => docText(page) });

/** The pages outside of the docs, by their text: what is rendered without what can be operated on them. */
export async function getStandalonePages(): Promise<MarkdownPage[]> {
  const site = await getSite();
  const page = (head: PageSummary, text: () => ReactElement | Promise<ReactElement>): MarkdownPage => ({
    ...head,
    readText: async () => writeMarkdown(await renderMarkup(await text()), absoluteUrl(site, head.path)),
  });
  const home = { title: site.title, description: site.tagline, path: '/' };
  return [
    page(standaloneHeads.apiDocs, async () => apiText(await apiList())),
    page(home, () => <HomePage {...homeText(site)} />),
    page(standaloneHeads.markdownPage, () => <MarkdownPage />),
    page(standaloneHeads.playground, () => playgroundText((list) => list)),
  ];
}
