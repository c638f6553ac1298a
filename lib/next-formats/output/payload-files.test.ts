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
  'docs/x/__next.docs.__PAGE__.txt',
  '__next.__PAGE__.txt',
  '404.html',
  'robots.txt',
];
const pages = files.filter((file) => file.endsWith('.html'));

test('each page has a payload, a copy of it, and parts', () => {
  const { whole, parts } = findPayloads(files, pages);
  expect(Object.fromEntries(whole)).toEqual({
    'index.html': {
      payload: 'index.txt',
      unused: '__next._full.txt',
      own: '__next.__PAGE__.txt',
    },
    'docs/x.html': {
      payload: 'docs/x.txt',
      unused: 'docs/x/__next._full.txt',
      own: 'docs/x/__next.docs.__PAGE__.txt',
    },
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

test('a page without a part of its own is refused', () => {
  const missing = 'docs/x/__next.docs.__PAGE__.txt';
  expect(() =>
    findPayloads(
      files.filter((file) => file !== missing),
      pages,
    ),
  ).toThrow('a part that holds what is its own');
});

test('a payload that is the flight data of its document is accepted', () => {
  expect(() =>
    requireSamePage({ stream: rootRow, payload: rootRow, unused: rootRow, own: rootRow }),
  ).not.toThrow();
});

test.each([
  ['the document', { stream: rootRow, payload: '0:1\n', unused: '0:1\n', own: rootRow }],
  ['its copy', { stream: rootRow, payload: rootRow, unused: '0:1\n', own: rootRow }],
  ['its part', { stream: rootRow, payload: rootRow, unused: rootRow, own: `5:T3,new${rootRow}` }],
])('a payload that differs from %s is refused', (_, data) => {
  expect(() => requireSamePage(data)).toThrow('payload');
});
