import { renderMarkup } from '@/components/static-markup/render-markup';
import { getSite } from '@/lib/config/site';
import { getArticle } from '@/lib/content/examine-article';
import { getVersion } from '@/lib/content/pages';
import { renderPage } from '@/lib/mdx/render-page';
import { buildReleaseFeed } from '@/lib/publish/release-feed';
import { mdxComponents } from '@/mdx-components';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const pages = (await getVersion()).pages.filter(({ sidebar }) => sidebar === 'releases');
  const notes = await Promise.all(
    pages.map(async (page) => {
      const article = await getArticle(page);
      const html = await renderPage({ ...page, ...article }, mdxComponents, renderMarkup);
      return { page, sections: article.sections, html };
    }),
  );
  return new Response(buildReleaseFeed(await getSite(), notes), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
}
