import { readFileSync } from 'node:fs';
import { findPhrases } from './avoided-phrases';
import { listFiles } from '../count-lines';

const LIST = /^scripts\/repository\/(?:avoided-phrases|phrases\.test)\.ts$/;

it('comments, messages, test titles and Markdown use standard words', () => {
  const files = listFiles().filter(
    (file) =>
      /\.(?:tsx?|mjs|css|md|ya?ml)$/.test(file) && !file.startsWith('content/docs/') && !LIST.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findPhrases(file, readFileSync(file, 'utf8')))).toEqual([]);
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
