import { allNamed } from './find-named';

test('finds a name among more items than a call takes arguments', () => {
  const items = Array.from({ length: 200_000 }, (_, index) => `item ${index}`);
  expect(allNamed(items, 'Item 150000 ', (item) => [[item], [item]])).toEqual(['item 150000']);
});
