import { symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../config/fixtures/write-content';
import { readText } from './read-text';
import { readBody, readFolder } from './read-sources';

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

it.each([
  ['bytes of another encoding', Buffer.from('a\nb \xe4', 'latin1'), 2],
  ['a cut character', Buffer.from('ä').subarray(0, 1), 1],
  ['UTF-16', Buffer.from('\uFEFFa', 'utf16le'), 1],
])('names the line of %s', (_, bytes, line) => {
  const message = 'The file holds bytes that are not UTF-8.';
  expect(read(bytes)).toEqual({
    diagnostics: [{ file: 'types.mdx', line, message, fix: expect.any(String) }],
  });
});

it('reads the text of a page without its frontmatter and its title, again when its file changes', () => {
  const sourceFile = path.join(writeFiles({ 'one.mdx': '---\ntitle: A\n---\n# One\n\nText.\n' }), 'one.mdx');
  expect(readBody({ sourceFile })).toBe('\n\n\n     \n\nText.\n');
  writeFileSync(sourceFile, 'Other text.\n');
  utimesSync(sourceFile, 1, 1);
  expect(readBody({ sourceFile })).toBe('Other text.\n');
});

it('names a link to no file, and one to a folder, whose pages are not read', () => {
  const root = writeFiles({ 'docs/one.mdx': 'Text.', 'other/two.mdx': 'Text.' });
  symlinkSync('../other', `${root}/docs/folder`);
  symlinkSync('nothing', `${root}/docs/lost.mdx`);
  const found = readFolder(`${root}/docs`, 'current').diagnostics.map(({ file, message }) => file + message);
  expect(found).toEqual([
    expect.stringMatching(/docs\/folder.* its pages are not read/),
    expect.stringMatching(/docs\/lost\.mdx.* cannot be read: ENOENT/),
  ]);
});
