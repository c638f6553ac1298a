import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { useFolder } from '../../lib/fixtures/use-environment';
import { writeFiles } from '../../lib/fixtures/write-content';
import { makeUnlessKept } from './make-unless-kept';

let runs = 0;

const makeOutput = () =>
  makeUnlessKept('key.json', ['output.txt'], () => {
    runs += 1;
    writeFileSync('output.txt', readFileSync('input.txt', 'utf8').toUpperCase());
    return Promise.resolve(['input.txt']);
  });

beforeEach(async () => {
  useFolder(writeFiles({ 'input.txt': 'one', 'other.txt': 'one' }));
  runs = 0;
  await makeOutput();
});

it('makes nothing twice of the same', async () => {
  await makeOutput();
  writeFileSync('other.txt', 'two');
  await makeOutput();
  expect(runs).toBe(1);
});

it.each([
  ['what it is made from has changed', () => writeFileSync('input.txt', 'two'), 'TWO'],
  ['what was made is gone', () => rmSync('output.txt'), 'ONE'],
  ['somebody has edited what was made', () => writeFileSync('output.txt', 'edited'), 'ONE'],
  ['nobody knows what it was made from', () => writeFileSync('key.json', '{'), 'ONE'],
])('makes it again when %s', async (_, change, expected) => {
  change();
  await makeOutput();
  expect([runs, readFileSync('output.txt', 'utf8')]).toEqual([2, expected]);
});

it('sees a new file in a folder that it is made from, and leaves out tests', async () => {
  useFolder(writeFiles({ 'sources/one.ts': '1' }));
  const makeAll = () =>
    makeUnlessKept('key.json', ['all.txt'], () => {
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

describe('when every file has been left alone for a while', () => {
  const later = Date.now() + 60_000;
  beforeEach(async () => {
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await makeOutput();
  });
  afterEach(() => jest.restoreAllMocks());

  it('reads none of them', async () => {
    const key = JSON.parse(readFileSync('key.json', 'utf8')) as object;
    writeFileSync('key.json', JSON.stringify({ ...key, hash: 'of something else' }));
    await makeOutput();
    expect(runs).toBe(1);
  });

  it('makes it again after a change that keeps the size and the time of a file', async () => {
    const { atime, mtime } = statSync('input.txt');
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync('input.txt', 'two');
    utimesSync('input.txt', atime, mtime);
    await makeOutput();
    expect(readFileSync('output.txt', 'utf8')).toBe('TWO');
  });
});
