import path from 'node:path';
import { ARTICLE_FOLDER } from '../../lib/config/paths/paths';
import { STATIC_FOLDER } from '../../lib/config/next-formats/framework-files';

type Headers = Readonly<Record<string, string>>;

interface HeaderRule {
  /** Folder of the site whose files have these headers, with a slash at both ends. */
  readonly folder: string;
  readonly headers: Headers;
}

const forever: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Caching of a file that has no rule of its own: the browser asks whether the file has changed. */
const revalidated: Headers = { 'Cache-Control': 'no-cache' };

const LIVE_FRAME = '/live-frame/';

/**
 * Headers of every response that no `meta` element can replace. Foreign sites may not show the site's pages
 * in a frame; the page that runs samples has an origin of its own wherever it is opened.
 *
 * Where two rules match, some hosts send both values and some the later one: the later has to hold all of the earlier.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    folder: '/',
    headers: {
      'Content-Security-Policy': `frame-ancestors 'self'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  { folder: `/${STATIC_FOLDER}/`, headers: forever },
  { folder: ARTICLE_FOLDER, headers: revalidated },
  {
    folder: LIVE_FRAME,
    headers: {
      'Content-Security-Policy': `frame-ancestors 'self'; sandbox allow-scripts allow-forms`,
      ...forever,
    },
  },
];

/**
 * Returns the rules of a site in several languages. The rule for the root covers them all; each has folders of its own.
 * @param prefixes path prefix of each language, beginning with the empty one of the default language.
 */
export function rulesFor([, ...others]: readonly string[]): readonly HeaderRule[] {
  const folderRules = headerRules.filter(({ folder }) => folder !== '/');
  const below = (prefix: string) => folderRules.map((rule) => ({ ...rule, folder: prefix + rule.folder }));
  return [...headerRules, ...others.flatMap(below)];
}

/** Types of files that some hosts do not know by their extension, or send without saying how they are encoded. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
};

/** Returns the headers for a file of the site, given its decoded path below the site's own. */
export function headersFor(pathname: string): Headers {
  // A server finds the same file at `//x` and at `/a/../x`.
  const normal = path.posix.normalize(pathname).replace(/^\/+/, '/');
  const matching = headerRules.filter(({ folder }) => normal.startsWith(folder));
  return Object.assign({ ...revalidated }, ...matching.map((rule) => rule.headers)) as Headers;
}
