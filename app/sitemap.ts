import { getSite } from '@/lib/config/site';
import { getPages, getVersions } from '@/lib/content/pages';
import { buildSitemap } from '@/lib/publish/sitemap';
import { standaloneHeads } from './standalone-heads';

export const dynamic = 'force-static';

const STANDALONE_PATHS = ['/', ...Object.values(standaloneHeads).map(({ path }) => path)];

export default async function sitemap() {
  return buildSitemap(await getSite(), STANDALONE_PATHS, await getPages(), await getVersions());
}
