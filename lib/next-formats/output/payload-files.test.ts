import { rootRow } from './fixtures';
import { findPayloads, requireSamePage } from './payload-files';

const files = [
  'index.html',
  'index.txt',
  '__next._full.txt',
  'docs/x.html',
  'docs/x.txt',
  'docs/x/__next._full.txt',
  'docs/x/__next._tree.txt',
  '404.html',
  'robots.txt',
];
const pages = files.filter((file) => file.endsWith('.html'));

test('each page has a payload, a copy of it, and parts', () => {
  const { whole, parts } = findPayloads(files, pages);
  expect(Object.fromEntries(whole)).toEqual({
    'index.html': { payload: 'index.txt', unused: '__next._full.txt' },
    'docs/x.html': { payload: 'docs/x.txt', unused: 'docs/x/__next._full.txt' },
    '404.html': undefined,
  });
  expect(parts).toEqual(['docs/x/__next._tree.txt']);
});

test.each(['docs/x.txt', 'docs/x/__next._full.txt'])('a page without %s is refused', (missing) => {
  expect(() =>
    findPayloads(
      files.filter((file) => file !== missing),
      pages,
    ),
  ).toThrow(`docs/x.html has a shape that is not known. Expected: its payload, in \`${missing}\`.`);
});

test('a payload that is the flight data of its document is accepted', () => {
  expect(() => requireSamePage({ stream: rootRow, payload: rootRow, unused: rootRow })).not.toThrow();
});

test.each([
  ['the document', { stream: rootRow, payload: '0:1\n', unused: '0:1\n' }],
  ['its copy', { stream: rootRow, payload: rootRow, unused: '0:1\n' }],
])('a payload that differs from %s is refused', (_, data) => {
  expect(() => requireSamePage(data)).toThrow('payload');
});
