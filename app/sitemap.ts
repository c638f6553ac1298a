import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/config/site';
import { getPages, getVersions } from '@/lib/content/pages';
import { buildSitemap } from '@/lib/publish/sitemap';

export const dynamic = 'force-static';

/** Pages that are not docs pages. */
const STANDALONE_PATHS = ['/', '/apiDocs', '/markdown-page'];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return buildSitemap(await getSite(), STANDALONE_PATHS, await getPages(), await getVersions());
}
