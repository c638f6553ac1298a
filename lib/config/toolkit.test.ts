import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMeasuredFigures } from './toolkit';

it('returns nothing where there is no comparison, and names a row that is missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  expect(readMeasuredFigures(folder)).toBeUndefined();
  mkdirSync(path.join(folder, 'docs/tutorial/evaluate'), { recursive: true });
  writeFileSync(path.join(folder, 'docs/tutorial/evaluate/comparison.mdx'), '| Eidos | **1 KiB** |\n');
  expect(() => readMeasuredFigures(folder)).toThrow('1,000 fields: one keystroke');
});
