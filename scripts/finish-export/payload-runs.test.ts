import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ContentIndex } from '../../lib/content/index/read-index';
import type { SidebarItem } from '../../lib/content/model/doc-page';
import { pageRuns } from '../../lib/content/page-runs';
import { writeFiles } from '../../lib/fixtures/write-content';
import { runFile } from '../../lib/next-formats/names/addresses';
import { treePart } from '../../lib/next-formats/names/fixtures';
import { SHARED_PART_FILE } from '../../lib/next-formats/names/payload-names';
import { barRun, runParts, writePayloadRuns } from './payload-runs';

const folder = () =>
  writeFiles({
    [treePart('')]: 'home',
    [SHARED_PART_FILE]: 'shared',
    'index.txt': 'whole',
    [treePart('docs/b')]: 'b',
    'docs/b.txt': 'bb',
    [treePart('docs/a')]: 'a',
  });
const run = (...paths: string[]) => ({ name: 'r', paths });

test('the file of a run holds the parts of its pages, in their order', () => {
  expect([...runParts(folder(), run('/docs/b/', '/docs/a', '/', '/docs/none'))]).toEqual([
    ['docs/b.txt', 'bb'],
    [treePart('docs/b'), 'b'],
    [treePart('docs/a'), 'a'],
    ['index.txt', 'whole'],
    [treePart(''), 'home'],
  ]);
});

test('pages for which it has no room are left out', () => {
  expect([...runParts(folder(), run('/docs/a', '/docs/b', '/'), 2).keys()]).toEqual([treePart('docs/a')]);
});

test('the bar leads to the pages that it links to, once each and without what is elsewhere', () => {
  const bar =
    '<nav class="a" data-navbar><a class="b" href="/x/">Home</a><a href="/x/docs/a%20b#c">A</a><a href="/x/docs/a%20b">A</a>' +
    '<a href="https://example.org/">E</a><a href="/y">Other site</a></nav><main><a href="/x/docs/c">C</a></main>';
  expect(barRun(bar, '/x').paths).toEqual(['/', '/docs/a b']);
});

test('a run whose pages are the same as in an earlier build is copied from there', () => {
  const paths = ['/docs/a', '/docs/b'];
  const items = paths.map((page) => ({ kind: 'link', label: page, path: page, unlisted: false }));
  const index = { versions: [{ sidebars: new Map([['docs', items]]) }] } as unknown as ContentIndex;
  const [run] = pageRuns(items as SidebarItem[]);
  const file = runFile(run!.name);
  const exported = writeFiles({
    ...Object.fromEntries(['docs/a.txt', 'docs/b.txt', SHARED_PART_FILE].map((name) => [name, 'new'])),
    'index.html': '<nav data-navbar></nav><main></main>',
  });
  const kept = { folder: writeFiles({ [file]: 'kept' }), files: new Set([file]) };
  const written = (...pages: string[]) => {
    writePayloadRuns(exported, { basePath: '' }, index, { ...kept, pages: new Set(pages) });
    return readFileSync(path.join(exported, file));
  };
  expect(String(written('docs/a.html', 'docs/b.html'))).toBe('kept');
  expect(JSON.parse(String(gunzipSync(written('docs/a.html'))))).toEqual({
    'docs/a.txt': 'new',
    'docs/b.txt': 'new',
  });
});
