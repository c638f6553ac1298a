import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../lib/config/paths/html-links';
import { decodePath } from '../../lib/config/paths/paths';
import type { Site } from '../../lib/config/site';
import { policyHash } from './content-security-policy';

/** One entry of the export's redirects.json: encoded paths with the base path. */
export interface RedirectUrls {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the `_redirects` file that Netlify and Cloudflare Pages read from the root of an export. Each rule is there
 * twice: Netlify prefers the page at the old URL unless the rule ends in `!`, and Cloudflare, which never prefers
 * it, skips a line with that sign.
 */
function formatRedirectsFile(redirects: readonly RedirectUrls[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].flatMap((source) => [`${source} ${to} 301!\n`, `${source} ${to} 301\n`]),
  );
  return lines.join('');
}

/** Continues with the query and the fragment that the reader came with. */
const SCRIPT = 'location.replace(document.currentScript.dataset.to+location.search+location.hash)';

const POLICY = `default-src 'none'; script-src ${policyHash(SCRIPT)}`;

/**
 * Returns the document at an old URL, for hosts that send no redirect: a script leads on at once, without scripts the refresh
 * or the link does.
 *
 * @param to Encoded path with the base path.
 * @param origin Origin of the site, for the canonical URL.
 */
function redirectPage(to: string, origin: string): string {
  const href = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(new URL(to, origin).href)}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<script data-to="${href}">${SCRIPT}</script>
</head>
<body><main><h1>This page has moved</h1><p>It is at <a href="${href}">${href}</a>.</p></main></body>
</html>
`;
}

function writeNew(file: string, text: string, from: string): void {
  if (existsSync(file))
    throw new Error(
      `The redirect from ${from} would replace a page or another redirect. Remove it from redirect_from.`,
    );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes what makes the redirects of an export's redirects.json work: `_redirects` for hosts that read it, and for all
 * others a page at each old URL, as `x.html` and `x/index.html`.
 * @throws {Error} when a file of the export has such a name already.
 */
export function writeRedirects(folder: string, { basePath, url }: Pick<Site, 'basePath' | 'url'>): void {
  const redirects = JSON.parse(readFileSync(path.join(folder, 'redirects.json'), 'utf8')) as RedirectUrls[];
  for (const { from, to } of redirects) {
    const name = decodePath(from.slice(basePath.length + 1));
    const html = redirectPage(to, url);
    for (const file of [`${name}.html`, `${name}/index.html`]) writeNew(path.join(folder, file), html, from);
  }
  if (redirects.length > 0) writeFileSync(path.join(folder, '_redirects'), formatRedirectsFile(redirects));
}
