import type { MetadataRoute } from 'next';
import type { Site } from '../config/site';
import { absoluteUrl } from './metadata';

/** Returns what crawlers may read, which is everything, and where the sitemaps are, one for each language. See docs/compatibility.md#addresses. */
export function robotsRules(site: Site): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(site.publish.sitemap && {
      sitemap: site.i18n.locales.map((locale) => absoluteUrl(site, '/sitemap.xml', locale)),
    }),
  };
}
