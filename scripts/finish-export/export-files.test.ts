import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useFolder } from '../../lib/config/fixtures/use-environment';
import { writeFiles } from '../../lib/config/fixtures/write-content';
import { compressFiles, copyContentPublic, placeMarkdown } from './export-files';

/** @jest-environment node */

it('files of the content are copied, and replace those of the site alone', () => {
  const folder = writeFiles({
    'content/public/favicon.svg': 'of the content',
    'content/public/img/a (1).png': 'x',
    'public/favicon.svg': 'of the site',
    'out/favicon.svg': 'of the site',
    'out/index.html': 'home',
  });
  useFolder(folder);
  copyContentPublic('content', 'out');
  expect(readFileSync('out/favicon.svg', 'utf8')).toBe('of the content');
  expect(readFileSync('out/img/a (1).png', 'utf8')).toBe('x');
  expect(readFileSync('out/index.html', 'utf8')).toBe('home');
});

it('a file that would replace a page is refused', () => {
  const folder = writeFiles({ 'content/public/docs/a.html': 'x', 'out/docs/a.html': 'page' });
  useFolder(folder);
  expect(() => copyContentPublic('content', 'out')).toThrow(
    `The build writes ${path.join('docs', 'a.html')} itself.`,
  );
  expect(readFileSync('out/docs/a.html', 'utf8')).toBe('page');
});

it('a content folder without one changes nothing', () => {
  useFolder(writeFiles({ 'out/index.html': 'home' }));
  copyContentPublic('content', 'out');
});

/** @jest-environment node */

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
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  writeFileSync(path.join(folder, 'index.html'), '<p>text</p>');
  writeFileSync(path.join(folder, 'font.woff2'), 'font');
  compressFiles(folder, ['.gz', '.br']);
  expect(readdirSync(folder).sort()).toEqual(['font.woff2', 'index.html', 'index.html.br', 'index.html.gz']);
  expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).toString()).toBe('<p>text</p>');
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(
    '<p>text</p>',
  );
});
