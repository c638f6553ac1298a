import type { MetadataRoute } from 'next';
import type { Site } from '../config/site';
import { absoluteUrl } from './metadata';
import type { DocPage } from '../content/model/doc-page';
import type { Version } from '../content/model/versions';

/**
 * Every URL that search engines may list: the fixed pages, then the docs. The languages of a page are in its head.
 * @param fixed decoded paths of the pages outside the docs.
 */
export function buildSitemap(
  site: Site,
  fixed: readonly string[],
  pages: readonly DocPage[],
  versions: readonly Version[],
): MetadataRoute.Sitemap {
  const hiddenVersions = new Set(versions.filter(({ noIndex }) => noIndex).map(({ name }) => name));
  const listed = pages.filter(
    ({ unlisted, draft, version }) => !unlisted && !draft && !hiddenVersions.has(version),
  );
  // Next writes a URL into the XML as it is.
  const urlOf = (path: string) => absoluteUrl(site, path).replaceAll('&', '&amp;');
  return [
    ...fixed.map((path) => ({ url: urlOf(path) })),
    ...listed.map(({ path, lastUpdate }) => ({ url: urlOf(path), lastModified: lastUpdate?.date })),
  ];
}

/** Returns the rules for crawlers: they may read everything, and each language has a sitemap. See docs/compatibility.md#urls. */
export function robotsRules(site: Site): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: site.i18n.locales.map((locale) => absoluteUrl(site, '/sitemap.xml', locale)),
  };
}
