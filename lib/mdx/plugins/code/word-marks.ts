import parseRange from 'parse-numeric-range';

/** A word of a sample that is marked wherever it occurs. */
export interface WordMark {
  readonly text: string;
  /** The line that it is on; on any line without one. */
  readonly line?: number;
  /** Which of its occurrences are marked, from 1; all without a list. */
  readonly occurrences?: readonly number[];
}

const slashed = /(?<=^|\s)\/([^/\n]+)\/([\d,-]*)(?=\s|$)/g;
const quoted = /(?<=^|\s)(?:"([^"]+)"|'([^']+)')([\d,-]*)(?=\s|$)/g;

/** Numbers of up to three digits: a longer range, written out, could fill all memory. */
const occurrenceList = /^\d{1,3}(-\d{1,3})?(,\d{1,3}(-\d{1,3})?)*$/;

function toMark(text: string, list = ''): WordMark {
  const occurrences = occurrenceList.test(list) ? parseRange(list) : [];
  return occurrences.length > 0 ? { text, occurrences } : { text };
}

/** Takes the words to mark out of an info string: `/word/`, `"word"`, of which `/word/2-3` are certain ones. */
export function parseWords(meta: string): { readonly words: readonly WordMark[]; readonly rest: string } {
  const words: WordMark[] = [];
  const rest = meta
    .replaceAll(slashed, (_, text: string, list: string) => {
      words.push(toMark(text, list));
      return ' ';
    })
    .replaceAll(quoted, (_, double: string | undefined, single: string | undefined, list: string) => {
      words.push(toMark(double ?? single ?? '', list));
      return ' ';
    });
  return { words: words.filter(({ text }) => text !== ''), rest };
}

/** A part of a line, by the places of its first character and of the one behind it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Found {
  /** By line, from 1; spans neither overlap nor touch out of order. */
  readonly spans: ReadonlyMap<number, readonly Span[]>;
  readonly missing: readonly string[];
}

function* occurrencesOf(text: string, lines: readonly string[]): Generator<Span & { line: number }> {
  for (const [index, line] of lines.entries())
    for (let start = line.indexOf(text); start >= 0; start = line.indexOf(text, start + text.length))
      yield { line: index + 1, start, end: start + text.length };
}

/** Finds the words in code; those that it does not hold are listed. */
export function findWords(code: string, words: readonly WordMark[]): Found {
  const lines = code.split('\n');
  const spans = new Map<number, Span[]>();
  const missing: string[] = [];
  for (const { text, line, occurrences } of words) {
    const found = [...occurrencesOf(text, lines)]
      .filter((place) => line === undefined || place.line === line)
      .filter((_, index) => !occurrences || occurrences.includes(index + 1));
    if (found.length === 0) missing.push(text);
    for (const { line: at, start, end } of found) {
      const known = spans.get(at) ?? [];
      if (known.some((span) => span.start < end && start < span.end)) continue;
      spans.set(
        at,
        [...known, { start, end }].sort((one, other) => one.start - other.start),
      );
    }
  }
  return { spans, missing };
}
