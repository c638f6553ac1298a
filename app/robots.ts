import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/config/site';
import { absoluteUrl } from '@/lib/publish/metadata';

export const dynamic = 'force-static';

/** Search engines are welcome everywhere. See docs/compatibility.md#addresses. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(await getSite(), '/sitemap.xml') };
}
