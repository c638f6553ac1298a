import { hrefOf } from './paths';

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const urlAttribute = /(\s(?:href|src|poster)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** The text of an attribute, which markup has escaped. */
export const unescapeHtml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** A text for use within markup, also in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const replaceUrls = (html: string, replace: (href: string) => string): string =>
  html.replace(tag, (whole) =>
    whole.replace(urlAttribute, (_, before: string, value: string) => {
      const href = unescapeHtml(/^["']/.test(value) ? value.slice(1, -1) : value);
      return `${before}"${escapeHtml(replace(href))}"`;
    }),
  );

/** The URLs that a piece of markup links to or shows, in order. */
export function urlsIn(html: string): string[] {
  const found: string[] = [];
  replaceUrls(html, (href) => {
    found.push(href);
    return href;
  });
  return found;
}

/** Whether an element of a piece of markup has a handler, such as `onclick`. */
export const hasHandler = (html: string): boolean =>
  (html.match(tag) ?? []).some((found) => /\son[a-z]+\s*=/i.test(found.replaceAll(/"[^"]*"|'[^']*'/g, '')));

/** Markup from the configuration with its URLs from the root ready for an `href`: encoded and below the base path. */
export const htmlWithHrefs = (html: string, basePath?: string): string =>
  replaceUrls(html, (href) => hrefOf(href, basePath));
