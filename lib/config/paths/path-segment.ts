import { MARKDOWN_SUFFIX } from './paths';

/**
 * Why a name cannot be one step of a page's URL, as the end of a sentence that begins with it; undefined when it
 * can. Letters of any script, emoji, spaces within and most signs are fine.
 */
export function problemWithSegment(segment: string): string | undefined {
  if (segment === '') return 'is empty';
  if (segment === '.' || segment === '..') return 'names a folder by its place, not by its name';
  const sign = /[?#\\]/.exec(segment)?.[0];
  if (sign) return `holds "${sign}", which has a meaning of its own in a URL`;
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD]/u.test(segment)) return 'holds a character that cannot be written';
  const escape = /%[\da-f]{2}/i.exec(segment)?.[0];
  if (escape) return `holds "${escape}", which a URL reads as another character`;
  if (segment.trim() !== segment) return 'begins or ends with a space';
  if (Buffer.byteLength(segment) > 240) return 'is longer than the name of a file may be';
  if (/\.html$/i.test(segment)) return 'ends with ".html", which URLs leave out';
  if (segment.toLowerCase().endsWith(MARKDOWN_SUFFIX))
    return `ends with "${MARKDOWN_SUFFIX}", where the Markdown of pages is kept`;
  return /\.txt$/i.test(segment) ? 'ends with ".txt", where Next keeps the data of pages' : undefined;
}
