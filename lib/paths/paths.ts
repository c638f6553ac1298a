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
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      encodeURIComponent(decodePath(segment)).replace(/%(3A|40|24|26|2C|2B|3D|3B)/g, decodeURIComponent),
    )
    .join('/');
}

/** A path without slashes at its end; the root keeps its own. */
export const withoutEndSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** The page that a `.html` file is the twin of: `/x.html` and `/x/index.html` are `/x`. */
export function stripHtmlSuffix(path: string): string {
  return path.trim().replace(/(?:\/index)?\.html$/i, '') || '/';
}

/**
 * The path as the site itself writes it: one slash where a host accepts several, and no `.html`. It never begins with
 * two slashes, which a browser would read as the name of another host.
 */
export function canonicalPath(path: string): string {
  return stripHtmlSuffix(path.replace(/\/{2,}/g, '/'));
}

/**
 * The one form in which paths are compared: decoded, lower case, without `.html`, query, hash or a slash at its
 * end. Hosts and readers write the same page in many ways.
 */
export function normalizePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  const stripped = stripHtmlSuffix(decodePath(bare)).replace(/\/+$/, '');
  return stripped.toLowerCase() || '/';
}

/** Whether two paths lead to one page. */
export function isSamePath(one: string, other: string): boolean {
  return normalizePath(one) === normalizePath(other);
}

/** Whether a path is `base` or lies below it; `/docs2` does not lie below `/docs`. */
export function isBelowPath(path: string, base: string): boolean {
  const normalBase = normalizePath(base);
  const normal = normalizePath(path);
  return normalBase === '/' || normal === normalBase || normal.startsWith(`${normalBase}/`);
}
