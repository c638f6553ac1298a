import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { useFiles } from '../lib/config/fixtures/use-environment';
import { runIfChanged } from './run-if-changed';

let runs = 0;

const makeOutput = () =>
  runIfChanged('key.json', ['output.txt'], () => {
    runs += 1;
    writeFileSync('output.txt', readFileSync('input.txt', 'utf8').toUpperCase());
    return Promise.resolve(['input.txt']);
  });

beforeEach(async () => {
  useFiles({ 'input.txt': 'one', 'other.txt': 'one' });
  runs = 0;
  await makeOutput();
});

it('does not run again while nothing has changed', async () => {
  await makeOutput();
  writeFileSync('other.txt', 'two');
  await makeOutput();
  expect(runs).toBe(1);
});

it.each([
  ['an input has changed', () => writeFileSync('input.txt', 'two'), 'TWO'],
  ['an output is missing', () => rmSync('output.txt'), 'ONE'],
  ['an output was edited', () => writeFileSync('output.txt', 'edited'), 'ONE'],
  ['the record cannot be read', () => writeFileSync('key.json', '{'), 'ONE'],
])('runs again when %s', async (_, change, expected) => {
  change();
  await makeOutput();
  expect([runs, readFileSync('output.txt', 'utf8')]).toEqual([2, expected]);
});

it('runs again for a new file in an input folder, but not for a test', async () => {
  useFiles({ 'sources/one.ts': '1' });
  const makeAll = () =>
    runIfChanged('key.json', ['all.txt'], () => {
      runs += 1;
      writeFileSync('all.txt', String(runs));
      return Promise.resolve(['sources']);
    });
  runs = 0;
  await makeAll();
  writeFileSync('sources/one.test.ts', 'a test');
  await makeAll();
  expect(runs).toBe(1);
  writeFileSync('sources/two.ts', '2');
  await makeAll();
  expect(runs).toBe(2);
});
