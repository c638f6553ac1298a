import path from 'node:path';

type Headers = Readonly<Record<string, string>>;

interface HeaderRule {
  /** Folder of the site whose files have these headers, with a slash at its end. */
  readonly folder: string;
  readonly headers: Headers;
}

/**
 * What every answer of a host should carry. These keep foreign sites from showing the site's pages in a frame and give
 * the page that runs samples an origin of its own wherever it is opened; no `meta` element can say either.
 *
 * Where two rules match, some hosts send both values and some the later one: the later has to hold all of the earlier.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    folder: '/',
    headers: { 'Content-Security-Policy': `frame-ancestors 'self'`, 'X-Content-Type-Options': 'nosniff' },
  },
  {
    folder: '/live-frame/',
    headers: {
      'Content-Security-Policy': `frame-ancestors 'self'; sandbox allow-scripts allow-forms`,
    },
  },
];

/** Returns the headers for a file of the site, given its decoded path below the site's own. */
export function headersFor(pathname: string): Headers {
  // A server finds the same file at `//x` and at `/a/../x`.
  const normal = path.posix.normalize(pathname).replace(/^\/+/, '/');
  const matching = headerRules.filter(({ folder }) => normal.startsWith(folder));
  return Object.assign({}, ...matching.map((rule) => rule.headers)) as Headers;
}

/**
 * Returns the rules as the `_headers` file that Netlify and Cloudflare Pages read from the root of an export.
 *
 * @param basePath Path prefix of the site, e.g. `/preview/x`; empty for the root.
 */
export function formatHeadersFile(basePath: string): string {
  const sections = headerRules.map(({ folder, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${basePath}${folder}*\n${lines.join('')}`;
  });
  return sections.join('\n');
}
