import { memoizeByObject } from './memoize-by-object';

test('computes once for each object, also when there is nothing to find', () => {
  const compute = jest.fn((list: readonly number[]) => list[0]);
  const first = memoizeByObject(compute);
  const [some, none] = [[1, 2], []];
  expect([first(some), first(some), first(none), first(none), first([3])]).toEqual([
    1,
    1,
    undefined,
    undefined,
    3,
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
});
