import { readFileSync } from 'node:fs';
import { phrases } from '../../lib/checks/prose/style-rules';
import { listFiles } from '../count-lines';

/** How a line of a comment, a list or a quotation begins before its words. */
const LINE_START = /^\s*(?:\*(?!\/)|\/\/|[->#]+(?=\s))?\s*/;

/** The lines of a text as one, so that a phrase is found across line ends, and where each of them starts in it. */
function joinLines(text: string) {
  let joined = '';
  const starts = text.split('\n').map((line) => {
    const start = joined.length;
    joined += `${line.replace(LINE_START, '')} `;
    return start;
  });
  const lineAt = (index: number) => starts.findLastIndex((start) => start <= index) + 1;
  return { joined, lineAt };
}

/** Every phrase of a text that is to be avoided: its place, and what to write instead. */
function findPhrases(file: string, text: string): string[] {
  const { joined, lineAt } = joinLines(text);
  return phrases
    .flatMap(({ pattern, instead }) =>
      [...joined.matchAll(pattern)].map((match) => ({ line: lineAt(match.index), words: match[0], instead })),
    )
    .sort((one, other) => one.line - other.line)
    .map(({ line, words, instead }) => `${file}:${line} “${words}”: write ${instead}`);
}

it('comments, messages, test titles and Markdown use standard words', () => {
  const files = listFiles().filter(
    (file) =>
      /\.(?:tsx?|mjs|css|md|ya?ml)$/.test(file) &&
      !file.startsWith('content/docs/') &&
      file !== 'scripts/repository/phrases.test.ts',
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findPhrases(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('comments and test titles begin with a noun or a verb, not with “What”', () => {
  const files = listFiles().filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));
  const begins = /(?:\/\*\*?[\s*]*|^\s*\/\/ )What\b|^\s*(?:it|test|describe)\b.*\([`'"]what\b/m;
  expect(files.filter((file) => begins.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('a phrase to avoid is reported with its line and what to write, unless it is part of another word', () => {
  const text = 'const recommend = vainly;\n// It is read anew.\n';
  expect(findPhrases('a.ts', text)).toEqual(['a.ts:2 “anew”: write again, from scratch']);
});

it.each([
  ['in a docstring', '/**\n * A page that cannot\n * be had.\n */', 2],
  ['in a comment', '  // A page that cannot\n  // be had.', 1],
  ['in a list', '- A page that cannot\n  be had.', 1],
  ['in a test title', "it('is left out where it cannot be had', () => {", 1],
  ['at the start of a sentence', 'x\nIn vain', 2],
])('a phrase to avoid is found %s', (_, text, line) => {
  expect(findPhrases('a', text)).toEqual([expect.stringMatching(`^a:${line} `)]);
});
