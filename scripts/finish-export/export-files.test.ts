import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeFiles } from '../../lib/config/fixtures/write-content';
import { compressFiles, placeMarkdown } from './export-files';

it('moves Markdown next to the pages', () => {
  const folder = writeFiles({
    'docs/a b.html': 'page',
    'markdown/docs/a b.md': '# A',
    'markdown/llms.txt': 'A',
  });
  placeMarkdown(folder);
  expect(readFileSync(path.join(folder, 'docs/a b.md'), 'utf8')).toBe('# A');
  expect(existsSync(path.join(folder, 'llms.txt'))).toBe(true);
  expect(existsSync(path.join(folder, 'markdown'))).toBe(false);
});

it('does not replace a file that is there already', () => {
  const folder = writeFiles({ 'index.md': 'mine', 'markdown/index.md': '# Home' });
  expect(() => placeMarkdown(folder)).toThrow('index.md is there already');
  expect(readFileSync(path.join(folder, 'index.md'), 'utf8')).toBe('mine');
});

it('leaves an export without Markdown as it is', () => {
  const folder = writeFiles({ 'index.html': 'page' });
  expect(() => placeMarkdown(folder)).not.toThrow();
});

it('compresses text files, and no others', () => {
  const folder = writeFiles({ 'index.html': '<p>text</p>', 'font.woff2': 'font' });
  compressFiles(folder);
  expect(readdirSync(folder).sort()).toEqual(['font.woff2', 'index.html', 'index.html.gz']);
  expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).toString()).toBe('<p>text</p>');
});
