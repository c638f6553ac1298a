import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { blanked } from '../../lib/diagnostics/blanked';

/** Whether a line, without what surrounds it, ends a fence that begins with these marks. */
export const endsFence = (line: string, marks: string): boolean =>
  line.startsWith(marks) && line.replaceAll(marks.charAt(0), '') === '';

/** The beginning of a fence, also in a quote or an entry of a list; the words behind backquotes contain no backquote. */
const fenceStart = /^(?:[^\S\n]|>|[-*+][^\S\n]|\d+[.)][^\S\n])*(?:(`{3,})[^`]*|(~{3,}).*)$/;

/**
 * The fences of a text, line by line: CommonMark sees HTML within elements, ends it at the first empty line, and then takes
 * the end of a fence for a beginning.
 */
function fencedRanges(text: string): [start: number, end: number][] {
  const ranges: [start: number, end: number][] = [];
  let open: { readonly marks: string; readonly start: number } | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    const written = line.replace(/^[\s>]*/, '').trimEnd();
    if (open) {
      if (endsFence(written, open.marks)) {
        ranges.push([open.start, offset + line.length]);
        open = undefined;
      }
    } else {
      const [, backquotes, tildes] = fenceStart.exec(line) ?? [];
      const marks = backquotes ?? tildes;
      if (marks !== undefined) open = { marks, start: offset };
    }
    offset += line.length + 1;
  }
  if (open) ranges.push([open.start, text.length]);
  return ranges;
}

/** Finds out whether an offset of a text is in code: fenced, or between backquotes. */
export function codeFinder(text: string): (offset: number) => boolean {
  const ranges = fencedRanges(text);
  let rest = text;
  for (const [start, end] of ranges)
    rest = rest.slice(0, start) + blanked(rest.slice(start, end)) + rest.slice(end);
  visit(fromMarkdown(rest), 'inlineCode', ({ position }) => {
    ranges.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  return (offset) => ranges.some(([start, end]) => offset >= start && offset < end);
}
