import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineStyleLinks } from '../../lib/next-formats/output/style-links';

/** An address that is relative to its stylesheet; data and whole addresses are not. */
const RELATIVE_URL = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))([^"')]+)\1\)/g;

/** Returns the rules of a stylesheet for a style element, with addresses from the root. */
export function styleText(css: string, address: string): string {
  if (/<\/style/i.test(css)) throw new Error(`${address} holds \`</style\`, which would end its element`);
  return css.replace(RELATIVE_URL, (_, quote: string, url: string) => {
    const { pathname } = new URL(url, `https://any${address}`);
    return `url(${quote}${pathname}${quote})`;
  });
}

/**
 * Returns a function that writes the stylesheets of a page into its document, so that a browser paints without fetching them.
 * @param folder the export; each of its stylesheets is read once
 * @param basePath path the site is served below, without a slash at its end
 */
export function createStyleInliner(folder: string, basePath: string): (html: string) => string {
  const known = new Map<string, string>();
  const read = (address: string) => {
    const text =
      known.get(address) ??
      styleText(readFileSync(path.join(folder, address.slice(basePath.length)), 'utf8'), address);
    known.set(address, text);
    return text;
  };
  return (html) => inlineStyleLinks(html, read);
}
