import { slipsAllowed, wordDistance } from './word-distance';

test.each([
  ['tabel', 'table', 1],
  ['boleanfield', 'booleanfield', 1],
  ['catalouge', 'catalogue', 1],
  ['controler', 'controller', 1],
  ['cotnorller', 'controller', 2],
  ['table', 'stable', 1],
  ['table', 'table', 0],
])('from “%s” to “%s” there are %d slips', (typed, word, slips) => {
  expect(wordDistance(typed, word, 2)).toBe(slips);
});

test('words that differ more than allowed are not compared to the end', () => {
  expect(wordDistance('table', 'schema', 2)).toBe(Infinity);
  expect(wordDistance('cat', 'catalogue', 2)).toBe(Infinity);
  expect(wordDistance('catalogue', 'cat', 2)).toBe(Infinity);
});

test('a word that is still being typed is compared with how words begin', () => {
  expect(wordDistance('cotnro', 'controller', 1, true)).toBe(1);
  expect(wordDistance('cotnro', 'controller', 1)).toBe(Infinity);
});

test('a longer word may hold more slips, and a short one none', () => {
  expect([3, 4, 7, 8, 20].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2]);
});
