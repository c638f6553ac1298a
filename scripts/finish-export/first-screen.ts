/** Characters of markup, from the begin of the main part, that are more than the first screen of a phone shows. */
const FIRST_SCREEN = 4000;

/**
 * A longer main part is painted as before: once nothing is to be painted, the parser goes on beyond the heading, and all that it
 * has read would be laid out before the first paint.
 */
const LONGEST_MAIN = 25_000;

/** A heading with an id that means the same in an address. */
const HEADING = /<h[2-6] id="([\w-]+)"/g;

/**
 * Lets a page be painted for the first time once its first screen is there. Browsers otherwise paint the bar alone, and the text,
 * which is the largest part of what a reader sees, waits for style, layout and paint of both. Those that don't know the link
 * paint as before.
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
