import { createHash } from 'node:crypto';
import { resourceDirectives } from '../../lib/mdx/plugins/page-policy/resource-policy';

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const textsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(policyHash);

/** Style elements that are filled through the CSSOM are empty when the policy looks at them. */
const EMPTY_STYLE = '';

/**
 * Writes the page's Content-Security-Policy as its first `meta`: only this site's files, and the inline scripts and
 * styles that the page was built with, by their hashes. Style attributes are allowed: the policy in force is that of the page that
 * was visited, which cannot know those of the pages that are opened from it. https://www.w3.org/TR/CSP3/
 */
export function addContentSecurityPolicy(html: string): string {
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${hashesOf(textsOf(html, INLINE_SCRIPT)).join(' ')}`,
    `style-src 'self' ${hashesOf([EMPTY_STYLE, ...textsOf(html, INLINE_STYLE)]).join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    ...resourceDirectives,
  ].join('; ');
  if (!html.includes('<head>')) throw new Error('it has no head element');
  return html.replace(
    /<head>(<meta charSet="utf-8"\/>)?/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Returns the source expression by which a content security policy allows an inline text. https://www.w3.org/TR/CSP3/ */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
