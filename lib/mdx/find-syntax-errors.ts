import { VFileMessage } from 'vfile-message';
import { blanked } from '../diagnostics/blanked';
import { mdxErrorOf, type MdxError } from './mdx-error';
import type { PageFormat } from './page-format';
import { parseBody } from './parse-page';

/** The parser stops at its first error, so each is blanked out to find the next; a page has no use for more. */
const mostErrors = 100;

/** A text that does not parse, read as far as it can be. */
export interface SyntaxErrors {
  readonly errors: readonly MdxError[];
  /** The text with blanks in place of what does not parse; its lines are those of the text. */
  readonly readable: string;
}

function blank(text: string, from: number, to: number): string {
  return text.slice(0, from) + blanked(text.slice(from, to)) + text.slice(to);
}

function offsetOf(text: string, line: number, column: number): number {
  return (
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1
  );
}

/** Blanks out what an error is about; undefined when it does not say where that is. */
function withoutError(text: string, { reason, place }: VFileMessage): string | undefined {
  const tag = /`<[^`]*>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)?.slice(1).map(Number);
  if (tag) {
    const [line = 1, column = 1, endLine = 1, endColumn = 1] = tag;
    return blank(text, offsetOf(text, line, column), offsetOf(text, endLine, endColumn));
  }
  const point = place && 'start' in place ? place.start : place;
  if (point?.offset === undefined) return undefined;
  if (/import\/exports/.test(reason)) {
    const start = text.lastIndexOf('\n', point.offset - 1) + 1;
    const end = text.indexOf('\n\n', point.offset);
    return blank(text, start, end < 0 ? text.length : end);
  }
  const mark = /acorn|brace/.test(reason) ? '{' : '<';
  const start = text.lastIndexOf(mark, point.offset);
  if (start < 0) return undefined;
  const end = text.startsWith('<!--', start) ? text.indexOf('-->', start) + 3 : start + 1;
  return blank(text, start, end > start ? end : text.length);
}

const isUnclosed = ({ reason }: MdxError) => /^Expected a closing tag/.test(reason);

/** Finds every part of a page's text that is not MDX. */
export function findSyntaxErrors(body: string, format: PageFormat): SyntaxErrors {
  const errors: MdxError[] = [];
  let readable = body;
  for (let round = 0; round < mostErrors; round += 1) {
    try {
      parseBody(readable, format);
      break;
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      // Where an opening tag is blanked out, its closing tag does not count.
      const follows = /^Unexpected closing slash/.test(error.reason) && errors.some(isUnclosed);
      if (!follows) errors.push(mdxErrorOf(error));
      const rest = withoutError(readable, error);
      if (rest === undefined || rest === readable) break;
      readable = rest;
    }
  }
  return { errors, readable };
}
