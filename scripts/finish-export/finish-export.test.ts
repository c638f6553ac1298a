import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { payloadOf, SHARED_PART_FILE, unusedPayloadOf } from '../../lib/next-formats/names/payload-names';
import { pagePart } from '../../lib/next-formats/names/fixtures';
import {
  documentWith,
  ownPayload,
  rootRow,
  rowsWith,
  streamOf,
  styleLinks,
  wholePayload,
} from '../../lib/next-formats/output/fixtures';
import { isPageData, scriptsNamedIn } from '../../lib/next-formats/names/addresses';
import { fixtureSite } from '../../lib/config/fixtures/site';
import type { Site } from '../../lib/config/site';
import { finishExport } from './finish-export';

let folder: string;

const hint = ':HL["/a.css","style"]\n';
const article = '<p style="color:red">Text</p>'.repeat(50);
const stream = wholePayload(article);
const element = `<div data-once="">${article}</div>`;
const head = '<meta property="og:url" content="https://example.org/docs/x/"/>';

function write(name: string, content: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

function writePage(page: string, payload = hint + stream, own = hint + ownPayload(article)) {
  write(page, documentWith(element, [payload]).replace('<head>', `<head>${head}`));
  write(payloadOf(page), payload);
  write(unusedPayloadOf(page), payload);
  write(pagePart(page.slice(0, -'.html'.length)), own);
}

const finish = (publish: Partial<Site['publish']> = {}) =>
  finishExport(folder, {
    embeds: { frames: [], media: [] },
    basePath: '/x',
    publish: { ...fixtureSite().publish, ...publish },
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-'));
  write(SHARED_PART_FILE, rowsWith('shared').join(''));
  for (const address of styleLinks.addresses) write(address.slice('/x/'.length), 'p{margin:0}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a page is finished with the files that are requested below its address', () => {
  writePage('docs/x.html');
  write('robots.txt', 'User-Agent: *\n');
  write('live-frame/1.html', '<p>as it is</p>');
  finish();
  const html = read('docs/x.html');
  const dataFile = scriptsNamedIn(html).at(-1)?.replace('/x/', '') ?? '';
  expect(isPageData({ pathname: `/${dataFile}` })).toBe(true);
  expect(streamOf(read(dataFile), [{ innerHTML: article }])).toBe(hint + stream);
  expect(read('docs/x/index.html')).toBe(html);
  expect(html).toContain('Content-Security-Policy');
  expect(html).toContain('<style>p{margin:0}p{margin:0}</style>');
  const payload = ownPayload(article.replaceAll('style', 'data-style'), true);
  expect([read(payloadOf('docs/x.html')), read(payloadOf('docs/x/index.html'))]).toEqual([payload, payload]);
  for (const name of [unusedPayloadOf('docs/x.html'), pagePart('docs/x')])
    expect(existsSync(path.join(folder, name))).toBe(false);
  expect(read('robots.txt')).toBe('User-Agent: *\n');
  expect(read('live-frame/1.html')).toBe('<p>as it is</p>');
});

test('what every page has around it is in one file, which each page loads before its own data', () => {
  const around = `2:["the bar, the foot and what a page says that is not found",${JSON.stringify('x'.repeat(60))}]\n`;
  writePage('docs/x.html', hint + around + stream);
  write('404.html', documentWith('', [around + rootRow]));
  const files = finish();
  const dataOf = (page: string) =>
    scriptsNamedIn(read(page))
      .map((address) => address.replace('/x/', ''))
      .filter((file) => isPageData({ pathname: `/${file}` }));
  const [shared, own] = dataOf('docs/x.html');
  expect(dataOf('404.html')[0]).toBe(shared);
  expect(files.get('docs/x.html')).toEqual(expect.arrayContaining([shared, own]));
  expect(read(own!)).not.toContain('the bar');
  expect(streamOf(`${read(shared!)};${read(own!)}`, [{ innerHTML: article }])).toBe(hint + around + stream);
});

test('without pages in folders, only one whose address ends in a slash has its folder’s page', () => {
  writePage('docs/x.html');
  writePage('docs/y.html');
  write('docs/y.html', read('docs/y.html').replace('/docs/x/', '/docs/y'));
  finish({ directoryIndexes: false });
  expect(read('docs/x/index.html')).toBe(read('docs/x.html'));
  expect(existsSync(path.join(folder, 'docs/y/index.html'))).toBe(false);
});

test('the page in a folder links its stylesheets, unless its address is that of the page', () => {
  writePage('docs/x.html');
  writePage('docs/y.html');
  write('docs/y.html', read('docs/y.html').replace('/docs/x/', '/docs/y'));
  finish();
  expect(read('docs/x/index.html')).toBe(read('docs/x.html'));
  const [own, inFolder] = [read('docs/y.html'), read('docs/y/index.html')];
  expect(own).toContain('<style>');
  expect(inFolder).not.toContain('<style>');
  for (const address of styleLinks.addresses)
    expect(inFolder).toContain(`<link rel="stylesheet" href="${address}"`);
  expect(inFolder).not.toContain('disabled');
  const policyOf = (html: string) => /style-src [^;]*/.exec(html)?.[0];
  expect(policyOf(inFolder)).not.toBe(policyOf(own));
  expect(existsSync(path.join(folder, 'docs/y/index.txt'))).toBe(false);
});

test('the part that all pages share is there once', () => {
  writePage('docs/x.html');
  const copy = `docs/x/${SHARED_PART_FILE}`;
  write(copy, read(SHARED_PART_FILE));
  const filesOf = finish();
  expect([existsSync(path.join(folder, copy)), existsSync(path.join(folder, SHARED_PART_FILE))]).toEqual([
    false,
    true,
  ]);
  expect(filesOf.get('docs/x.html')).not.toContain(copy);
});

test('stylesheets can stay files', () => {
  writePage('docs/x.html');
  finish({ inlineStyles: false });
  expect(read('docs/x.html')).not.toContain('<style>');
  expect(read('docs/x.html')).not.toContain('disabled');
});

test.each([
  ['document', 'docs/x.html', () => write('docs/x.html', '<html><head></head><body></body></html>')],
  [
    'payload',
    payloadOf('docs/x.html'),
    () => writePage('docs/x.html', stream, `${ownPayload(article)}:HL["/a","style"]\n`),
  ],
  [
    'shared part',
    `docs/x/${SHARED_PART_FILE}`,
    () => write(`docs/x/${SHARED_PART_FILE}`, rowsWith('other').join('')),
  ],
  ['export without hints', 'the export', () => writePage('docs/x.html', stream, ownPayload(article))],
])('an unknown shape of a %s is refused, with the name of the file', (_, name, change) => {
  writePage('docs/x.html');
  change();
  expect(() => finish()).toThrow(`${name} has a shape that is not known. Expected: `);
});
