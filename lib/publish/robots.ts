import type { MetadataRoute } from 'next';
import type { Site } from '../config/site';
import { absoluteUrl } from './metadata';

/** Returns the rules for crawlers: they may read everything, and each language has a sitemap. See docs/compatibility.md#addresses. */
export function robotsRules(site: Site): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(site.publish.sitemap && {
      sitemap: site.i18n.locales.map((locale) => absoluteUrl(site, '/sitemap.xml', locale)),
    }),
  };
}
