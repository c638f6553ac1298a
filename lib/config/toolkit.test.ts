import { writeFiles } from './fixtures/write-content';
import { readMeasuredFigures } from './toolkit';

it('returns nothing where there is no comparison, and names a row that is missing', () => {
  expect(readMeasuredFigures(writeFiles({}))).toBeUndefined();
  const folder = writeFiles({ 'docs/tutorial/evaluate/comparison.mdx': '| Eidos | **1 KiB** |\n' });
  expect(() => readMeasuredFigures(folder)).toThrow('1,000 fields: one keystroke');
});
