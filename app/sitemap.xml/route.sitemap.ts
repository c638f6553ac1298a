import { getSite } from '@/lib/config/site';
import { getPages, getVersions } from '@/lib/content/pages';
import { buildSitemap, formatSitemap } from '@/lib/publish/sitemap';

export const dynamic = 'force-static';

/** Pages that are not docs pages. */
const STANDALONE_PATHS = ['/', '/apiDocs', '/markdown-page', '/playground'];

export async function GET(): Promise<Response> {
  const entries = buildSitemap(await getSite(), STANDALONE_PATHS, await getPages(), await getVersions());
  return new Response(await formatSitemap(entries), { headers: { 'Content-Type': 'application/xml' } });
}
