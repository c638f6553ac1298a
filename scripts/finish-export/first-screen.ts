/** Characters of markup after the start of the main part: more than the first screen of a phone shows. */
const FIRST_SCREEN = 4000;

/**
 * A longer main part is left as it is: while painting waits, the parser reads far beyond the heading, and the first paint would
 * have to lay out everything that it has read.
 */
const LONGEST_MAIN = 25_000;

/** A heading whose id needs no escaping in an address. */
const HEADING = /<h[2-6] id="([\w-]+)"/g;

/**
 * Delays the first paint of a page until the parser has read its first screen. Browsers otherwise paint the bar alone first, and
 * the text, which is most of what a reader sees, comes one paint later. Browsers that do not know the link ignore it.
 */
export function paintFirstScreen(html: string): string {
  const main = html.indexOf('<main');
  const end = html.indexOf('</main>', main);
  if (main === -1 || end - main > LONGEST_MAIN) return html;
  HEADING.lastIndex = main + FIRST_SCREEN;
  const heading = HEADING.exec(html);
  if (!heading || heading.index > end) return html;
  return html.replace('<head>', `<head><link rel="expect" href="#${heading[1]}" blocking="render"/>`);
}
