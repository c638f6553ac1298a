import type { LineMark } from './code-meta';
import type { WordMark } from './word-marks';

/** What comments such as `// [!code ++]` mark, and the code without them. */
export interface CommentMarks extends Readonly<Record<LineMark, readonly number[]>> {
  readonly code: string;
  readonly words: readonly WordMark[];
}

const comment =
  /[\t ]*(?:\/\/|\/\*|<!--|\{\s*\/\*|#|--|%|;+|")\s*\[!code ([^\]\n]+)\]\s*(?:\*\/\s*\}?|-->)?[\t ]*$/;

const marks: Readonly<Record<string, LineMark>> = {
  hl: 'highlighted',
  highlight: 'highlighted',
  focus: 'highlighted',
  error: 'highlighted',
  warning: 'highlighted',
  '++': 'inserted',
  '--': 'deleted',
};

/** `++:3` marks three lines, `word:name:2` the word on two. */
function parse(written: string): { name: string; word: string | undefined; count: number } {
  const word = /^word:((?:\\.|[^:])+)(?::(\d+))?$/.exec(written);
  if (word) return { name: 'word', word: word[1]?.replaceAll('\\', ''), count: Number(word[2] ?? Infinity) };
  const [name = '', count = '1'] = written.split(':');
  return { name, word: undefined, count: Number(count) || 1 };
}

/** Reads the marking comments of shiki; one that has a line to itself counts from the next line. */
export function readCommentMarks(code: string): CommentMarks {
  const found: Record<LineMark, number[]> = { highlighted: [], inserted: [], deleted: [] };
  const words: WordMark[] = [];
  if (!code.includes('[!code')) return { ...found, code, words };
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const written = comment.exec(line);
    const { name, word, count } = parse(written?.[1]?.trim() ?? '');
    const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
    if (!written || (!mark && word === undefined)) {
      lines.push(line);
      continue;
    }
    const rest = line.slice(0, written.index);
    const first = lines.length + 1;
    if (rest.trim() !== '') lines.push(rest);
    if (mark) for (let index = 0; index < Math.min(count, 1000); index += 1) found[mark].push(first + index);
    else if (word && count === Infinity) words.push({ text: word });
    else if (word)
      for (let index = 0; index < Math.min(count, 1000); index += 1)
        words.push({ text: word, line: first + index });
  }
  const isLine = (line: number) => line <= lines.length;
  return {
    code: lines.join('\n'),
    highlighted: found.highlighted.filter(isLine),
    inserted: found.inserted.filter(isLine),
    deleted: found.deleted.filter(isLine),
    // A count reaches over lines that may not have the word.
    words: words.filter(({ text, line }) => line === undefined || (lines[line - 1] ?? '').includes(text)),
  };
}
