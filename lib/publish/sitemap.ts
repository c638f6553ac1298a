import type { MetadataRoute } from 'next';
import { SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import type { Site } from '../config/site';
import { absoluteUrl, languagesOf } from './metadata';
import type { DocPage } from '../content/model/doc-page';
import type { Version } from '../content/model/versions';

/** The same page in every language, where there are several. */
function linksOf(site: Site, path: string): Pick<SitemapItemLoose, 'links'> {
  if (site.i18n.locales.length < 2) return {};
  return { links: Object.entries(languagesOf(site, path)).map(([lang, url]) => ({ lang, url })) };
}

/**
 * Every URL that search engines may list: the fixed pages, then the docs.
 * @param fixed decoded paths of the pages outside the docs.
 */
export function buildSitemap(
  site: Site,
  fixed: readonly string[],
  pages: readonly DocPage[],
  versions: readonly Version[],
): SitemapItemLoose[] {
  const hiddenVersions = new Set(versions.filter(({ noIndex }) => noIndex).map(({ name }) => name));
  const listed = pages.filter(
    ({ unlisted, draft, version }) => !unlisted && !draft && !hiddenVersions.has(version),
  );
  const entryOf = (path: string) => ({ url: absoluteUrl(site, path), ...linksOf(site, path) });
  return [
    ...fixed.map(entryOf),
    ...listed.map(({ path, lastUpdate }) => ({
      ...entryOf(path),
      ...(lastUpdate?.date ? { lastmod: lastUpdate.date } : {}),
    })),
  ];
}

/** Returns the entries as XML. Next's own writer puts languages before dates, which the schema of sitemaps forbids. */
export async function formatSitemap(entries: readonly SitemapItemLoose[]): Promise<string> {
  const hasLinks = entries.some(({ links }) => links !== undefined);
  const stream = new SitemapStream({ xmlns: { news: false, image: false, video: false, xhtml: hasLinks } });
  for (const entry of entries) stream.write(entry);
  stream.end();
  return String(await streamToPromise(stream));
}

/** Returns the rules for crawlers: they may read everything, and each language has a sitemap. See docs/compatibility.md#urls. */
export function robotsRules(site: Site): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: site.i18n.locales.map((locale) => absoluteUrl(site, '/sitemap.xml', locale)),
  };
}
