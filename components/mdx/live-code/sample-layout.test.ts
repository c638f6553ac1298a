import { labelParts, shareLines } from './live-code';

test('each part of a sample has a name of its own', () => {
  expect(labelParts('Example', ['Imports', undefined, 'Data', undefined, 'Data'])).toEqual([
    'Example: Imports',
    'Example',
    'Example: Data',
    'Example (2)',
    'Example: Data (2)',
  ]);
});

test.each([
  ['one part', [53], 10],
  ['two long parts', [53, 124], 5],
  ['a short part, which leaves its room to the other', [41, 3], 7],
  ['parts that fit', [4, 6], 6],
])('the lines that are shown at first belong to %s', (_, counts, share) => {
  expect(shareLines(counts)).toBe(share);
});
