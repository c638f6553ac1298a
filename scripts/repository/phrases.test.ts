import { readFileSync } from 'node:fs';
import { avoidedPhrases } from './avoided-phrases';
import { findPhrases } from './find-phrases';
import { listFiles } from './list-files';

/** The list itself, and the section of CONTRIBUTING.md that repeats it. */
const LIST = /^scripts\/repository\/(?:avoided-phrases|phrases\.test)\.ts$/;
const LIST_SECTION = /^### Words to avoid\n.*?(?=^##)/ms;

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

function read(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file === 'CONTRIBUTING.md'
    ? text.replace(LIST_SECTION, (section) => section.replace(/[^\n]/g, ''))
    : text;
}

it('comments, messages, test titles and Markdown use standard words', () => {
  const files = listFiles().filter(
    (file) =>
      /\.(?:tsx?|mjs|css|md|ya?ml)$/.test(file) && !file.startsWith('content/docs/') && !LIST.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findPhrases(file, read(file)))).toEqual([]);
});

it('CONTRIBUTING.md lists what the check looks for', () => {
  const cells = (LIST_SECTION.exec(contributing)?.[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .filter((line) => !line.startsWith('| -'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const listed = cells.map(([, avoid, instead]) => ({ avoid, instead }));
  expect(listed).toEqual(avoidedPhrases.map(({ avoid, instead }) => ({ avoid, instead })));
});

describe('a phrase to avoid', () => {
  it('is reported with its line and what to write', () => {
    expect(findPhrases('a.ts', 'const a = 1;\n// It is read anew.\n')).toEqual([
      'a.ts:2 “anew”: write again, from scratch',
    ]);
  });

  it.each([
    ['in a docstring', '/**\n * A page that cannot\n * be had.\n */', 2],
    ['in a comment', '  // A page that cannot\n  // be had.', 1],
    ['in a list', '- A page that cannot\n  be had.', 1],
    ['in a test title', "it('is left out where it cannot be had', () => {", 1],
    ['at the start of a sentence', 'x\nIn vain', 2],
  ])('is found %s', (_, text, line) => {
    expect(findPhrases('a', text)).toEqual([expect.stringMatching(`^a:${line} `)]);
  });

  it('is not part of another word', () => {
    expect(findPhrases('a', 'recommend, vainly')).toEqual([]);
  });
});
