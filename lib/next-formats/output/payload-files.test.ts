import { rowsWith } from './fixtures';
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

const payload = rowsWith('<p>Text</p>').join('');

test('a payload that holds what the document holds is accepted', () => {
  expect(() => requireSamePage({ stream: payload, payload, unused: payload })).not.toThrow();
});

test.each([
  ['lacks a text of the document', { stream: rowsWith('<p>Other</p>').join(''), payload, unused: payload }],
  ['differs from its copy', { stream: payload, payload, unused: rowsWith('<p>Other</p>').join('') }],
])('a payload that %s is refused', (_, data) => {
  expect(() => requireSamePage(data)).toThrow('payload');
});
