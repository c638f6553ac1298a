/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '../lib/fixtures/use-environment';
import { writeFiles } from '../lib/fixtures/write-content';
import { copyContentPublic } from './content-public';

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
