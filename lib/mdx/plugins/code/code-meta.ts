import parseRange from 'parse-numeric-range';

/**
 * The options in a fence's info string, after its language: ```` ```tsx title="app.tsx" {1,3-5} showLineNumbers
 * ````.
 */
export interface CodeMeta {
  readonly title?: string;
  /** 1-based numbers of the lines to mark; undefined when the fence names none, so that comments may. */
  readonly highlighted?: readonly number[];
  /** Parts of the fence's list of lines that name none of its lines. */
  readonly unknownLines: readonly string[];
  readonly lineNumbers: boolean;
  readonly live: boolean;
  readonly noInline: boolean;
}

const titlePattern = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
const rangePattern = /(?:^|\s)\{([\d,\s.-]+)\}/;

/** Reads a list of lines such as `1,3-5`, of code with so many lines. */
function parseLines(list: string, lineCount: number): Pick<CodeMeta, 'highlighted' | 'unknownLines'> {
  const highlighted: number[] = [];
  const unknownLines: string[] = [];
  for (const part of list.replace(/\s/g, '').split(',')) {
    // The ends are compared before a range is written out, which could fill all memory.
    const ends = part.split(/-|\.+/).map(Number);
    if (/^\d+((-|\.{2,3})\d+)?$/.test(part) && ends.every((line) => line >= 1 && line <= lineCount))
      highlighted.push(...parseRange(part));
    else unknownLines.push(part);
  }
  return { highlighted, unknownLines };
}

/**
 * Reads a fence's info string; words it does not know are left to other plugins.
 * @param lineCount how many lines the code has.
 */
export function parseCodeMeta(meta: string, lineCount: number): CodeMeta {
  const title = titlePattern.exec(meta);
  const options = meta.replace(titlePattern, ' ');
  const range = rangePattern.exec(options)?.[1];
  const words = options.split(/\s+/);
  return {
    title: title?.[1] ?? title?.[2],
    ...(range === undefined ? { highlighted: undefined, unknownLines: [] } : parseLines(range, lineCount)),
    lineNumbers: words.includes('showLineNumbers'),
    live: words.includes('live'),
    noInline: words.includes('noInline'),
  };
}
