import { writeFiles } from '../../lib/fixtures/write-content';
import { treePart } from '../../lib/next-formats/names/fixtures';
import { SHARED_PART_FILE } from '../../lib/next-formats/names/payload-names';
import { barRun, runParts } from './payload-runs';

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
