import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { writeFiles } from '../../config/fixtures/write-content';
import { readBody, readText } from './read-text';
import { parseSource } from './read-sources';
import { bodyOf, splitFrontmatter } from './split-frontmatter';

const read = (bytes: Buffer | string) => readText(Buffer.from(bytes as string), 'types.mdx');

it.each([
  ['Windows', 'a\r\nb\r\n'],
  ['old Mac', 'a\rb\r'],
  ['Unix', 'a\nb\n'],
])('reads the line breaks of %s', (_, text) => {
  expect(read(text)).toEqual({ text: 'a\nb\n' });
});

it('drops a byte order mark, and keeps the character elsewhere', () => {
  expect(read('\uFEFFa\uFEFF')).toEqual({ text: 'a\uFEFF' });
});

it('keeps a replacement character that was written as such', () => {
  expect(read('a \uFFFD b')).toEqual({ text: 'a \uFFFD b' });
});

it.each<[string, Buffer, number, RegExp]>([
  ['bytes of another encoding', Buffer.from('a\nb \xe4', 'latin1'), 2, /not UTF-8/],
  ['a cut character', Buffer.from('ä').subarray(0, 1), 1, /not UTF-8/],
  ['UTF-16', Buffer.from('\uFEFFa', 'utf16le'), 1, /UTF-16/],
  ['a NUL character', Buffer.from('a\n\nb\0'), 3, /U\+0000/],
  ['a control character', Buffer.from('a\n\x1b[0m'), 2, /U\+001B/],
])('names the line of %s', (_, bytes, line, message) => {
  expect(read(bytes)).toEqual({
    diagnostics: [
      { file: 'types.mdx', line, message: expect.stringMatching(message), fix: expect.any(String) },
    ],
  });
});

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
