import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isIndexDirectory } from '../../lib/search/index-directory';
import { searchIndexOf } from '../../lib/search/search-index';
import { splitSource } from '../../lib/search/split-source';
import { splitSearchIndexes } from './search-parts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The index of `count` pages of three sections. */
function contentOf(count: number) {
  const words = Array.from({ length: 3000 }, (_, number) => `word${(number * 7919).toString(36)}`);
  const records = Array.from({ length: count * 3 }, (_, number) => ({
    href: `/docs/page-${Math.floor(number / 3)}${number % 3 === 0 ? '' : `#part-${number % 3}`}`,
    page: `Page ${Math.floor(number / 3)}`,
    heading: number % 3 === 0 ? '' : `Part ${number % 3}`,
    text: Array.from({ length: 60 }, (_none, place) => words[(number * 53 + place * 31) % words.length]).join(
      ' ',
    ),
    code: '',
    sidebar: 'tutorial',
  }));
  return { records, synonyms: {}, kinds: [{ sidebar: 'tutorial', label: 'Tutorial' }] };
}

function splitIndexOf(count: number, name = 'search-index.json') {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(contentOf(count)));
  splitSearchIndexes(folder, [name, 'redirects.json'], '/base');
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;
}

test('a small index stays one file', () => {
  expect(splitIndexOf(5)).toEqual(contentOf(5));
  expect(readdirSync(folder)).toEqual(['search-index.json']);
});

test('a query needs a small part of a large index, whose size hardly depends on the number of pages', async () => {
  const name = 'search-index/next.json';
  const directory = splitIndexOf(1000, name);
  if (!isIndexDirectory(directory)) throw new Error('The index was not split.');
  expect(directory.parts).toMatch(/^\/base\//);
  let bytes = statSync(path.join(folder, name)).size;
  let compressed = gzipSync(readFileSync(path.join(folder, name))).length;
  const index = searchIndexOf(
    splitSource(directory, (address) => {
      const text = readFileSync(path.join(folder, address.slice('/base/'.length)), 'utf8');
      bytes += text.length;
      compressed += gzipSync(text).length;
      return Promise.resolve(JSON.parse(text) as unknown);
    }),
  );
  expect((await index.search('page 700 part 2'))[0]?.page).toBe('Page 700');
  expect(bytes).toBeLessThan(400_000);
  expect(compressed).toBeLessThan(20_000);
});
