import { readRunMark, writeRunMark } from './run-mark';

test('a mark is read as it was written', () => {
  expect(readRunMark(writeRunMark({ name: 'x-1', count: 8 }))).toEqual({ name: 'x-1', count: 8 });
});
