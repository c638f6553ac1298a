import { createHash } from 'node:crypto';

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashesOf(html: string, pattern: RegExp): string[] {
  const texts = [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Hash of nothing: style elements that are filled through the CSSOM are empty when the policy looks at them. */
const EMPTY_STYLE = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

/**
 * Writes the page's Content-Security-Policy as its first `meta`: only this site's files, and the inline scripts and
 * styles that the page was built with, by their hashes. https://www.w3.org/TR/CSP3/
 */
export function addContentSecurityPolicy(html: string): string {
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${hashesOf(html, INLINE_SCRIPT).join(' ')}`,
    `style-src 'self' ${[EMPTY_STYLE, ...hashesOf(html, INLINE_STYLE)].join(' ')}`,
    `img-src 'self' data: https:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
  ].join('; ');
  if (!html.includes('<head>')) throw new Error('it has no head element');
  return html.replace(
    /<head>(<meta charSet="utf-8"\/>)?/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
