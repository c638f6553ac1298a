import parseRange from 'parse-numeric-range';
import { parseWords, type WordMark } from './word-marks';

/** How a line is marked: as important, as added or as removed. */
export type LineMark = 'highlighted' | 'inserted' | 'deleted';

/**
 * The options in a fence's info string, after its language: ```` ```tsx title="app.tsx" {1,3-5} showLineNumbers
 * ````.
 */
export interface CodeMeta {
  readonly title?: string;
  /** 1-based numbers of the lines to mark; undefined when the fence names none, so that comments may. */
  readonly highlighted?: readonly number[];
  readonly inserted: readonly number[];
  readonly deleted: readonly number[];
  readonly words: readonly WordMark[];
  /** Parts of the fence's list of lines that name none of its lines. */
  readonly unknownLines: readonly string[];
  /** `title=app.tsx` as it is written, which needs quotes. */
  readonly unquoted?: string;
  /** A file that the fence names, from which no code is read. */
  readonly file?: string;
  readonly lineNumbers: boolean;
  readonly live: boolean;
  readonly noInline: boolean;
}

const attributePattern = /(?<=^|\s)([A-Za-z]\w*)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})(?=\s|$)/g;
const rangePattern = /(?:^|\s)\{([\d,\s.-]+)\}/;
const unquotedPattern = /(?:^|\s)((?:title|filename)=[^\s"'{][^\s]*)/;

type Attributes = ReadonlyMap<string, string>;

/** Takes the options that have a name and a value out of an info string. */
export function readAttributes(meta: string): { readonly attributes: Attributes; readonly rest: string } {
  const attributes = new Map<string, string>();
  const rest = meta.replaceAll(attributePattern, (_, name: string, ...values: (string | undefined)[]) => {
    attributes.set(name, values.slice(0, 3).find((value) => value !== undefined) ?? '');
    return ' ';
  });
  return { attributes, rest };
}

interface Lines {
  readonly lines: readonly number[];
  readonly unknown: readonly string[];
}

/** Reads a list of lines such as `1,3-5`, of code with so many lines. */
function parseLines(list: string | undefined, lineCount: number): Lines {
  const lines: number[] = [];
  const unknown: string[] = [];
  for (const part of list?.replace(/[\s{}]/g, '').split(',') ?? []) {
    // The ends are compared before a range is written out, which could fill all memory.
    const ends = part.split(/-|\.+/).map(Number);
    if (/^\d+((-|\.{2,3})\d+)?$/.test(part) && ends.every((line) => line >= 1 && line <= lineCount))
      lines.push(...parseRange(part));
    else unknown.push(part);
  }
  return { lines, unknown };
}

/** Lists of lines in braces; `ins="x"` marks a word and is left to others. */
const isList = (value: string | undefined) => value !== undefined && /^[\d,\s.-]+$/.test(value);

/**
 * Reads a fence's info string; words it does not know are left to other plugins.
 * @param lineCount how many lines the code has.
 */
export function parseCodeMeta(meta: string, lineCount: number): CodeMeta {
  const { attributes, rest: withoutAttributes } = readAttributes(meta);
  const listed = (name: string) => {
    const value = attributes.get(name);
    return isList(value) ? value : undefined;
  };
  const range = rangePattern.exec(withoutAttributes)?.[1] ?? listed('mark');
  const { words, rest } = parseWords(withoutAttributes.replace(rangePattern, ' '));
  const highlighted = parseLines(range, lineCount);
  const inserted = parseLines(listed('ins'), lineCount);
  const deleted = parseLines(listed('del'), lineCount);
  const flags = rest.split(/\s+/);
  return {
    title: attributes.get('title') ?? attributes.get('filename'),
    highlighted: range === undefined ? undefined : highlighted.lines,
    inserted: inserted.lines,
    deleted: deleted.lines,
    words,
    unknownLines: [highlighted, inserted, deleted].flatMap(({ unknown }) => unknown),
    unquoted: unquotedPattern.exec(withoutAttributes)?.[1],
    file: attributes.get('file') ?? /(?:^|\s)file=(\S+)/.exec(withoutAttributes)?.[1],
    lineNumbers: flags.includes('showLineNumbers'),
    live: flags.includes('live'),
    noInline: flags.includes('noInline'),
  };
}
