import { getSite } from '@/lib/config/site';
import { getPages, getVersions } from '@/lib/content/pages';
import { buildSitemap, formatSitemap } from '@/lib/publish/sitemap';
import { standaloneHeads } from '../standalone-heads';

export const dynamic = 'force-static';

const STANDALONE_PATHS = ['/', ...Object.values(standaloneHeads).map(({ path }) => path)];

export async function GET(): Promise<Response> {
  const entries = buildSitemap(await getSite(), STANDALONE_PATHS, await getPages(), await getVersions());
  return new Response(await formatSitemap(entries), { headers: { 'Content-Type': 'application/xml' } });
}
