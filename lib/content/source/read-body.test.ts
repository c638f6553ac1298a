import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { writeFiles } from '../../fixtures/write-content';
import { parseSource } from './parse-source';
import { readBody } from './read-body';
import { bodyOf, splitFrontmatter } from './split-frontmatter';

/** Lines of which every kind of frontmatter can be made: open, closed, closed oddly, not YAML, in another language. */
const line = fc.constantFrom(
  '---',
  '---\t',
  '----',
  '---js',
  '--- yaml',
  '',
  '  ---',
  'title: Types',
  'title: a: b',
  '# Title',
  'text: |',
  'Text.',
);

it('finds the text of a page without reading the values of its frontmatter', () => {
  const text = fc.tuple(
    fc.constantFrom('---\n', ''),
    fc.array(line, { maxLength: 7 }),
    fc.constantFrom('\n', ''),
  );
  fc.assert(
    fc.property(text, ([open, lines, end]) => {
      const page = open + lines.join('\n') + end;
      const { body } = splitFrontmatter(page);
      expect(bodyOf(page).replaceAll(/[^\S\n]+$/gm, '')).toBe(body.replaceAll(/[^\S\n]+$/gm, ''));
    }),
    { numRuns: 2000 },
  );
});

it('reads the text that the index has read', () => {
  const text = '---\ndescription: What types are.\n---\n\n# Types\n\nText.\n';
  const sourceFile = path.join(writeFiles({ 'types.md': text }), 'types.md');
  const { body, heading } = parseSource(text, 'types.md');
  expect(readBody({ sourceFile, isTitleInText: heading !== undefined })).toBe(body);
});

it('reads a page again when its file has changed', () => {
  const sourceFile = path.join(writeFiles({ 'types.md': '# One\n' }), 'types.md');
  expect(readBody({ sourceFile })).toBe('# One\n');
  writeFileSync(sourceFile, '# Two\n');
  utimesSync(sourceFile, 1, 1);
  expect(readBody({ sourceFile })).toBe('# Two\n');
  expect(readBody({ sourceFile, isTitleInText: true })).toBe('     \n');
});

it('reads a file that is not text as an empty page', () => {
  const sourceFile = path.join(writeFiles({ 'types.md': 'Text\u0000' }), 'types.md');
  expect(readBody({ sourceFile })).toBe('');
});
