import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fixtureSite } from '../../lib/config/fixtures/site';
import type { VersionIndex } from '../../lib/content/index/build-index';
import { readPages } from './read-pages';
import { writeMarkdown, writeMarkdownLists } from './write-markdown';

let folder: string;
const site = { ...fixtureSite(), basePath: '/base', rootPath: '/base' };

const documentOf = (address: string, markdown: string, title: string) => `<html><head>
<meta property="og:url" content="https://example.org/base${address}"/>
<link rel="alternate" type="text/markdown" href="https://example.org/base${markdown}"/>
<meta name="description" content="About ${title} &amp; more"/>
<meta property="og:title" content="${title} | Eidos"/></head>
<body><main><div class="prose"><h1>${title}</h1><p>Text of ${title}</p></div></main></body></html>`;

function write(name: string, content: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const versions = [
  {
    version: { name: 'current', label: 'Next', path: '/docs', latest: true },
    pages: [{ path: '/docs/a b', title: 'A', description: 'Of A.' }],
    sidebars: new Map([['tutorial', [{ kind: 'link', label: 'A', path: '/docs/a b' }]]]),
  },
] as unknown as VersionIndex[];

const pages = () => readPages(folder, ['docs/a b.html', 'index.html', '404.html'], site);
const publish = () => {
  writeMarkdown(folder, pages(), site);
  writeMarkdownLists(folder, pages(), site, versions);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-'));
  write('docs/a b.html', documentOf('/docs/a%20b', '/docs/a%20b.md', 'A'));
  write('index.html', documentOf('/', '/index.md', 'Home'));
  write('404.html', '<html><head></head><body><main>None</main></body></html>');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('each page that names its Markdown has it, with what its head says', () => {
  publish();
  expect(read('docs/a b.md')).toBe(
    '---\ntitle: "A"\ndescription: "About A & more"\nurl: "https://example.org/base/docs/a%20b"\n---\n\n# A\n\nText of A\n',
  );
  expect(read('index.md')).toContain('# Home');
  expect(() => read('404.md')).toThrow();
});

test('the lists name the pages of the docs and those beside them', () => {
  publish();
  expect(read('llms.txt')).toContain('- [A](https://example.org/base/docs/a%20b.md): Of A.');
  expect(read('llms.txt')).toContain('- [Home](https://example.org/base/index.md)');
  expect(read('llms-full.txt')).toMatch(/Source: \S+a%20b\n\n# A\n\nText of A[^]*Source: \S+\/\n\n# Home/);
});

test('the lists hold pages of which an earlier build has written the Markdown', () => {
  publish();
  rmSync(path.join(folder, 'docs/a b.html'));
  writeMarkdownLists(folder, readPages(folder, ['index.html'], site), site, versions);
  expect(read('llms-full.txt')).toMatch(/Source: \S+a%20b\n\n# A\n\nText of A[^]*Source: \S+\/\n\n# Home/);
});

test('a page whose text changed is written again', () => {
  publish();
  const changed = read('docs/a b.html').replaceAll('Text of', 'News of');
  rmSync(path.join(folder, 'docs/a b.md'));
  rmSync(path.join(folder, 'index.md'));
  write('docs/a b.html', changed);
  publish();
  expect(read('docs/a b.md')).toContain('News of A');
});

test('a file that is there already is not replaced', () => {
  write('index.md', 'mine');
  expect(publish).toThrow('index.md is there already');
  expect(read('index.md')).toBe('mine');
});
