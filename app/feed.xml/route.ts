import { loadRenderer } from '@/components/static-markup/render-markup';
import { getSite } from '@/lib/config/site';
import { getArticle } from '@/lib/content/examine-article';
import { getPages, getVersions } from '@/lib/content/pages';
import { renderPage } from '@/lib/mdx/render-page';
import { buildReleaseFeed } from '@/lib/publish/release-feed';
import { mdxComponents } from '@/mdx-components';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const latest = (await getVersions()).find((version) => version.latest)?.name;
  const pages = (await getPages()).filter(
    ({ sidebar, version }) => sidebar === 'releases' && version === latest,
  );
  const toMarkup = await loadRenderer();
  const notes = await Promise.all(
    pages.map(async (page) => {
      const { sections, compiledSource } = await getArticle(page);
      const html = renderPage({ sourceFile: page.sourceFile, compiledSource }, mdxComponents, toMarkup);
      return { page, sections, html };
    }),
  );
  return new Response(buildReleaseFeed(await getSite(), notes), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
}
