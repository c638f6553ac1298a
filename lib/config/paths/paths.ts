/** The path with its escapes read; a malformed escape is left as it is written. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path as links and address bars have it: `/docs/getting started` → `/docs/getting%20started`. What may be
 * in a path as it is (RFC 3986, `pchar`) does: some servers do not decode `%26`.
 */
export const encodePath = (path: string): string =>
  path
    .split('/')
    .map((segment) =>
      encodeURIComponent(decodePath(segment)).replace(/%(3A|40|24|26|2C|2B|3D|3B)/g, decodeURIComponent),
    )
    .join('/');

/** Whether a URL begins with a protocol, or with the name of a host (`//host/x`). */
export const hasProtocol = (url: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** Whether a browser follows no link to a URL from a page: it would run a script, or open a file of the reader's machine. */
export const isBlockedUrl = (url: string): boolean =>
  /^(javascript|vbscript|file|blob):/i.test(url.replaceAll(/[\s\p{Cc}]/gu, ''));

/** The attributes of a link that opens a tab, whose page has no access to this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Opened by another program, such as one for mail; a tab for it would stay empty. */
const leavesBrowser = (url: string) => /^(mailto|tel|sms):/i.test(url);

/** The attributes of a link by its URL: whatever has a protocol opens a tab, except what the browser gives to another program. */
export const tabOf = (href: string): Partial<typeof newTab> =>
  hasProtocol(href) && !leavesBrowser(href) ? newTab : {};

/** A path without slashes at its end; the root keeps its own. */
export const withoutEndSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** The page that a `.html` file is the twin of: `/x.html` and `/x/index.html` are `/x`. */
export const stripHtmlSuffix = (path: string): string =>
  path.trim().replace(/(?:\/index)?\.html$/i, '') || '/';

/**
 * The path as the site itself writes it: one slash where a host accepts several, and no `.html`. It never begins with
 * two slashes, which a browser would read as the name of another host.
 */
export const canonicalPath = (path: string): string => stripHtmlSuffix(path.replace(/\/{2,}/g, '/'));

/**
 * The one form in which paths are compared: decoded, lower case, without `.html`, query, hash or a slash at its
 * end. Hosts and readers write the same page in many ways.
 */
export function normalizePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return stripHtmlSuffix(decodePath(bare)).replace(/\/+$/, '').toLowerCase() || '/';
}

/** Whether two paths lead to one page. */
export const isSamePath = (one: string, other: string): boolean =>
  normalizePath(one) === normalizePath(other);

/** Whether a path is `base` or lies below it; `/docs2` does not lie below `/docs`. */
export function isBelowPath(path: string, base: string): boolean {
  const normalBase = normalizePath(base);
  const normal = normalizePath(path);
  return normalBase === '/' || normal === normalBase || normal.startsWith(`${normalBase}/`);
}

/** The path of the docs, below which all versions are: their route is a folder of `app/`. */
export const DOCS_PATH = '/docs';

/** Below the site's root, the folder of the article files: what the main part of each docs page shows. */
export const ARTICLE_FOLDER = '/articles/';

/** The path of a page's article file: `/docs/x` → `/articles/docs/x.json`, `/docs/releases/` → `/articles/docs/releases.json`. */
export const articlePath = (path: string): string =>
  `${ARTICLE_FOLDER}${path.replace(/^\/+|\/+$/g, '')}.json`;

/** The end of the URL of a page's Markdown. */
export const MARKDOWN_SUFFIX = '.md';

/** The folder of the route that writes Markdown; its files are served next to the pages. */
export const MARKDOWN_FOLDER = 'markdown';

/** The media type of Markdown (RFC 7763). */
export const MARKDOWN_TYPE = 'text/markdown';

/** The path of a page's Markdown: `/docs/x` → `/docs/x.md`, `/docs/examples/` → `/docs/examples.md`, `/` → `/index.md`. */
export const markdownPath = (path: string): string =>
  `${path.replace(/\/+$/, '') || '/index'}${MARKDOWN_SUFFIX}`;

/**
 * The URL to write into an `href` for a path of the site, which `pathname:///x` is too: encoded (`getting started` has a
 * space) and below the base path, NEXT_PUBLIC_BASE_PATH of next.config. Full URLs and `#anchors` come back as they are.
 */
export function hrefOf(link: string, basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''): string {
  const [, path = '', rest = ''] = /^(?:pathname:\/\/)?(\/(?!\/)[^?#]*)(.*)$/.exec(link) ?? [];
  return path === '' ? link : basePath + encodePath(path) + rest;
}

/** The version whose path holds a page: the deepest one, as the latest one's `/docs` holds them all. */
export function versionAt<T extends { readonly path: string }>(
  path: string,
  versions: readonly T[],
): T | undefined {
  return versions
    .filter((version) => isBelowPath(path, version.path))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
