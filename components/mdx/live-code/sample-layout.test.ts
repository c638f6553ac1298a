import { shareLines } from './live-code';

test.each([
  ['one part', [53], 10],
  ['two long parts', [53, 124], 5],
  ['a short part, which leaves its room to the other', [41, 3], 7],
  ['parts that fit', [4, 6], 6],
])('the lines that are shown at first belong to %s', (_, counts, share) => {
  expect(shareLines(counts)).toBe(share);
});
