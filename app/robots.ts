import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/config/site';
import { absoluteUrl } from '@/lib/publish/metadata';

export const dynamic = 'force-static';

/** Search engines are welcome everywhere. See docs/compatibility.md#addresses. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const site = await getSite();
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: site.i18n.locales.map((locale) => absoluteUrl(site, '/sitemap.xml', locale)),
  };
}
