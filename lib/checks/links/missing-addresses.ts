import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import type { Redirect } from '../../content/redirects/redirect';
import { nearestName } from '../../diagnostics/explain-schema';
import { canonicalPath, decodePath, isBelowPath, normalizePath } from '../../paths/paths';

/** What the site has now. */
interface SiteNow {
  /** Path prefix of the site; empty at the root. */
  readonly basePath: string;
  /** Decoded paths of the docs' pages. */
  readonly pages: readonly string[];
  /** Decoded paths of everything else that is served. */
  readonly others: readonly string[];
  readonly redirects: readonly Redirect[];
}

/** An address that was published and leads nowhere now. */
export interface MissingAddress {
  readonly from: string;
  /** The page that is most likely the same one; undefined when none is similar. */
  readonly to: string | undefined;
}

/** What a sitemap lists: pages, or further sitemaps. */
interface SitemapContent {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/**
 * Returns what a sitemap lists, or an index of sitemaps.
 * @throws when the text is neither.
 */
export async function readSitemap(xml: string): Promise<SitemapContent> {
  const urls = async (items: Promise<readonly { readonly url: string }[]>) =>
    (await items).map(({ url }) => url.trim());
  const text = Readable.from([xml]);
  if (/<sitemapindex\b/.test(xml)) return { pages: [], sitemaps: await urls(parseSitemapIndex(text)) };
  if (/<urlset\b/.test(xml)) return { pages: await urls(parseSitemap(text)), sitemaps: [] };
  throw new Error('it is not a sitemap');
}

/** The path of a published address below the site's base path, as redirects write it. */
function pathOf(address: string, basePath: string): string {
  const pathname = canonicalPath(decodePath(new URL(address).pathname)).replace(/(.)\/+$/, '$1');
  const below =
    basePath !== '' && isBelowPath(pathname, basePath) ? pathname.slice(basePath.length) : pathname;
  return below === '' ? '/' : below;
}

const nameIn = (path: string) => normalizePath(path).split('/').at(-1) ?? '';

/** The page whose own name is the same, whatever its folder, else the most similar one. */
function likelyPage(from: string, candidates: readonly string[]): string | undefined {
  const name = nameIn(from);
  const near = nearestName(name, candidates.map(nameIn));
  return candidates.find((path) => nameIn(path) === near);
}

/**
 * Returns the addresses of an earlier sitemap that are neither a page nor a redirect now.
 * @throws {TypeError} for one that is not a whole address.
 */
export function findMissingAddresses(
  published: readonly string[],
  { basePath, pages, others, redirects }: SiteNow,
): MissingAddress[] {
  const paths = published.map((address) => pathOf(address, basePath));
  const known = new Set(
    [...pages, ...others, ...redirects.map(({ from }) => from)].map((path) => normalizePath(path)),
  );
  const before = new Set(paths.map((path) => normalizePath(path)));
  // A page that was not published before is the likeliest new place of one that is gone.
  const added = pages.filter((path) => !before.has(normalizePath(path)));
  return paths
    .filter((path) => !known.has(normalizePath(path)))
    .map((from) => ({ from, to: likelyPage(from, added) ?? likelyPage(from, pages) }));
}
