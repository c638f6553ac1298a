import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UnknownShapeError } from './late-scripts';

/** A stylesheet of the route, or of a part that the route renders and loads by itself (`next/dynamic`). */
const STYLE_LINK =
  /<link (?:rel="stylesheet" href="([^"]+)" (data-precedence="[^"]*")|href="([^"]+)" rel="stylesheet" as="style" (data-precedence="dynamic"))\/>/g;

/** Anything else by which a browser would fetch a stylesheet of Next. */
const LEFT_OVER = /<link\b(?![^>]*\sdisabled="")[^>]*\shref="[^"]*\/_next\/[^"]*\.css"/;

/** A URL that is relative to its stylesheet; data and full URLs are not. */
const RELATIVE_URL = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))([^"')]+)\1\)/g;

/** Returns the rules of a stylesheet for a style element, with URLs from the root. */
export function styleText(css: string, stylesheet: string): string {
  if (/<\/style/i.test(css)) throw new Error(`${stylesheet} holds \`</style\`, which would end its element`);
  return css.replace(RELATIVE_URL, (_, quote: string, url: string) => {
    const { pathname } = new URL(url, `https://any${stylesheet}`);
    return `url(${quote}${pathname}${quote})`;
  });
}

/**
 * Returns a function that writes the stylesheets of a page into its document, so that a browser paints without fetching them.
 * The links stay, disabled: React looks for the link of each stylesheet before it shows a page that needs it.
 * See docs/decisions/0014-inlined-styles.md.
 * @param folder the export; each of its stylesheets is read once
 * @param basePath path the site is served below, without a slash at its end
 */
export function createStyleInliner(folder: string, basePath: string): (page: string) => string {
  const known = new Map<string, string>();
  const read = (url: string) => {
    const text =
      known.get(url) ?? styleText(readFileSync(path.join(folder, url.slice(basePath.length)), 'utf8'), url);
    known.set(url, text);
    return text;
  };
  return (page) => {
    const links = [...page.matchAll(STYLE_LINK)];
    const styles = links.map(([, ofRoute, , ofPart = '']) => read(ofRoute ?? ofPart)).join('');
    const html = page.replace(STYLE_LINK, (link: string, ...groups: string[]) => {
      const [ofRoute, precedence, ofPart, dynamic] = groups;
      const element = link === links[0]?.[0] ? `<style>${styles}</style>` : '';
      return `${element}<link rel="stylesheet" href="${ofRoute ?? ofPart}" ${precedence ?? dynamic} disabled=""/>`;
    });
    if (links.length === 0 || LEFT_OVER.test(html))
      throw new UnknownShapeError(
        'stylesheets `<link rel="stylesheet" href="…" data-precedence="…"/>`, and nothing else that loads one',
      );
    return html;
  };
}
