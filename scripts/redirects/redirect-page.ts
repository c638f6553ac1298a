import { policyHash } from '../policy-hash';

/** Goes on with the query and the fragment that the reader came with, unless the redirect has its own. */
const SCRIPT =
  'const to=new URL(document.currentScript.dataset.to,location.href);' +
  'to.search||=location.search;to.hash||=location.hash;location.replace(to)';

const POLICY = `default-src 'none'; script-src ${policyHash(SCRIPT)}`;

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Returns the document that leads on from an address where a host sends no redirect: at once with scripts, by the
 * refresh or the link without.
 *
 * @param to Encoded address: below the base path, or a whole one.
 * @param origin Origin of the site, which makes the canonical address whole.
 */
export function redirectPage(to: string, origin: string): string {
  const href = escapeMarkup(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeMarkup(new URL(to, origin).href)}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<script data-to="${href}">${SCRIPT}</script>
</head>
<body><main><h1>This page has moved</h1><p>It is at <a href="${href}">${href}</a>.</p></main></body>
</html>
`;
}
