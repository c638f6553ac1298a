import { loadRenderer } from '@/components/static-markup/render-markup';
import { getSite } from '@/lib/config/site';
import { getArticle, pipelineOptions } from '@/lib/content/examine-article';
import { renderArticle } from '@/lib/content/render-article';
import { getPages, getVersions } from '@/lib/content/pages';
import { buildReleaseFeed } from '@/lib/publish/release-feed';
import { mdxComponents } from '@/mdx-components';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const latest = (await getVersions()).find((version) => version.latest)?.name;
  const pages = (await getPages()).filter(
    ({ sidebar, version }) => sidebar === 'releases' && version === latest,
  );
  const site = await getSite();
  const ofSite = { pages: await getPages(), options: pipelineOptions(site) };
  const renderer = { components: mdxComponents, render: await loadRenderer() };
  const notes = await Promise.all(
    pages.map(async (page) => {
      const article = await getArticle(page);
      const html = await renderArticle({ page, ...ofSite }, article, renderer);
      return { page, sections: article.sections, html };
    }),
  );
  return new Response(buildReleaseFeed(site, notes), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
}
