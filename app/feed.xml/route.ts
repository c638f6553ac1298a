import { getSite } from '@/lib/config/site';
import { getArticle } from '@/lib/content/article';
import { getPages, getVersions } from '@/lib/content/pages';
import { buildReleaseFeed } from '@/lib/publish/release-feed';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const latest = (await getVersions()).find((version) => version.latest)?.name;
  const pages = (await getPages()).filter(
    ({ sidebar, version }) => sidebar === 'releases' && version === latest,
  );
  const notes = await Promise.all(
    pages.map(async (page) => ({ page, sections: (await getArticle(page)).sections })),
  );
  return new Response(buildReleaseFeed(await getSite(), notes), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
}
