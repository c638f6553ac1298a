import { excerptOf, readPart } from './excerpt';

const text = 'one\n  // #region inner\n  two\n    three\n  // #endregion\nfour\n';
const cut = (hash: string) => {
  const part = readPart(hash);
  return part && excerptOf(text, part);
};

it.each([
  ['', 'one\n  // #region inner\n  two\n    three\n  // #endregion\nfour'],
  ['#L1', 'one'],
  ['#L3-L4', 'two\n  three'],
  ['#L5-', '  // #endregion\nfour'],
  ['#L3-4', 'two\n  three'],
  ['#inner', 'two\n  three'],
  ['#L9', undefined],
  ['#L2-L9', undefined],
  ['#L4-L3', undefined],
  ['#outer', undefined],
  ['#two words', undefined],
])('%j is a part of a file', (hash, expected) => {
  expect(cut(hash)).toBe(expected);
});
