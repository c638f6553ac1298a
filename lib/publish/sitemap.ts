import type { MetadataRoute } from 'next';
import type { Site } from '../config/site';
import { absoluteUrl } from './metadata';
import type { DocPage } from '../content/model/doc-page';
import type { Version } from '../content/model/versions';

/** Next writes an address into the XML as it is. */
const asXml = (address: string) => address.replaceAll('&', '&amp;');

/**
 * Every address that search engines may list: the fixed pages, then the docs.
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
  return [
    ...fixed.map((path) => ({ url: asXml(absoluteUrl(site, path)) })),
    ...listed.map(({ path: url, lastUpdate }) => ({
      url: asXml(absoluteUrl(site, url)),
      ...(lastUpdate?.date ? { lastModified: lastUpdate.date } : {}),
    })),
  ];
}
