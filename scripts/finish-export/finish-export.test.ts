import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../lib/config/fixtures/write-content';
import { CHUNK_FOLDER } from '../../lib/config/next-formats/framework-files';
import { addCompileHints, finishExport } from './finish-export';
import { documentWith, scriptTags, styleLinks } from './fixtures';

let folder: string;

function write(name: string, content: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** Writes the page at `url`, and the files that Next writes with it. */
function writePage(page: string, url: string) {
  const own = page.slice(0, -'.html'.length);
  const head = `<meta property="og:url" content="https://example.org${url}"/>`;
  write(page, documentWith('<p style="color:red">Text</p>').replace('<head>', `<head>${head}`));
  write(`${own}.txt`, 'whole');
  write(`${own}/part.txt`, 'part');
}

const finish = () => finishExport(folder, { basePath: '/x' });

beforeEach(() => {
  folder = writeFiles(
    Object.fromEntries(styleLinks.urls.map((url) => [url.slice('/x/'.length), 'p{margin:0}'])),
  );
  writePage('docs/x.html', '/docs/x/');
  writePage('docs/y.html', '/docs/y');
});

test('a page is finished, with the files that are requested below its URL', () => {
  write('robots.txt', 'User-Agent: *\n');
  write('live-frame/1.html', '<p>as it is</p>');
  const warnings = finish();
  const html = read('docs/x.html');
  expect(html).toContain('Content-Security-Policy');
  expect(html).toContain('<style>p{margin:0}p{margin:0}</style>');
  expect(html).not.toContain('async=""');
  expect([read('docs/x/index.html'), read('docs/x/index.txt')]).toEqual([html, 'whole']);
  const others = [read('docs/x.txt'), read('robots.txt'), read('live-frame/1.html')];
  expect(others).toEqual(['whole', 'User-Agent: *\n', '<p>as it is</p>']);
  expect(warnings).toEqual([]);
});

test('the page in a folder links its stylesheets, unless its URL is that of the page', () => {
  finish();
  const [own, inFolder] = [read('docs/y.html'), read('docs/y/index.html')];
  expect(own).toContain('<style>');
  expect(inFolder).not.toContain('<style>');
  for (const url of styleLinks.urls) expect(inFolder).toContain(`<link rel="stylesheet" href="${url}"`);
  expect(inFolder).not.toContain('disabled');
  const policyOf = (html: string) => /style-src [^;]*/.exec(html)?.[0];
  expect(policyOf(inFolder)).not.toBe(policyOf(own));
  expect(existsSync(path.join(folder, 'docs/y/index.txt'))).toBe(false);
});

test('a step that does not know the markup of a page leaves it as Next wrote it, and warns', () => {
  const deferred = read('docs/y.html').replaceAll(' async=""', ' defer=""');
  write('docs/y.html', deferred);
  const warnings = finish();
  expect(warnings).toEqual([
    expect.stringMatching(/^docs\/y\.html is left as Next wrote it: expected scripts/),
  ]);
  const html = read('docs/y.html');
  expect(html).toContain(scriptTags.head.replaceAll(' async=""', ' defer=""'));
  expect(html).toContain('<style>p{margin:0}p{margin:0}</style>');
  expect(html).toContain('Content-Security-Policy');
  expect(read('docs/x.html')).not.toContain('async=""');
});

test('every script begins with the hint, where V8 looks for it, and no other file is changed', () => {
  write(`${CHUNK_FOLDER}/a.js`, 'run()');
  write(`${CHUNK_FOLDER}/a.css`, 'p {}');
  addCompileHints(folder);
  expect(read(`${CHUNK_FOLDER}/a.js`)).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(read(`${CHUNK_FOLDER}/a.css`)).toBe('p {}');
});
