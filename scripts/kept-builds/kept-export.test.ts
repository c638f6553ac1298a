import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../lib/fixtures/write-content';
import { STATIC_FOLDER } from '../../lib/next-formats/names/addresses';
import { keepExport, placeFiles, readKept, REST } from './kept-export';

const group = (key: string, ...files: string[]) => ({ key, files });
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

function keptOf(files: Readonly<Record<string, string>>, groups: Parameters<typeof keepExport>[2]) {
  const folder = path.join(writeFiles({}), 'kept');
  keepExport(folder, writeFiles(files), groups);
  return folder;
}

test('what is kept can be put into another export', () => {
  const groups = new Map([['a.html', group('1', 'a.html', 'a/data.txt')]]);
  const folder = keptOf({ 'a.html': 'a', 'a/data.txt': 'payload', 'b.html': 'b' }, groups);
  const target = writeFiles({});
  placeFiles(readKept(folder), folder, target);
  expect([read(target, 'a.html'), read(target, 'a/data.txt')]).toEqual(['a', 'payload']);
  expect(existsSync(path.join(target, 'b.html'))).toBe(false);
});

test('a group with another key replaces what is kept, and files that no group has any more are removed', () => {
  const folder = keptOf(
    { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' },
    new Map([
      ['a', group('1', 'a.html')],
      ['b', group('1', 'b.html')],
      ['c', group('1', 'c.html')],
    ]),
  );
  const exported = writeFiles({ 'a.html': 'new', 'b.html': 'not read' });
  keepExport(
    folder,
    exported,
    new Map([
      ['a', group('2', 'a.html')],
      ['b', group('1', 'b.html')],
    ]),
  );
  expect([read(folder, 'a.html'), read(folder, 'b.html')]).toEqual(['new', 'b']);
  expect(readdirSync(folder).filter((name) => name.endsWith('.html'))).toEqual(['a.html', 'b.html']);
  expect(readKept(folder).get('a')?.key).toBe('2');
});

test('a folder that was not written to its end keeps nothing', () => {
  const folder = keptOf({ 'a.html': 'a' }, new Map([['a', group('1', 'a.html')]]));
  const missing = new Map([['a', group('2', 'gone.html')]]);
  expect(() => keepExport(folder, writeFiles({}), missing)).toThrow('gone.html');
  expect(readKept(folder).size).toBe(0);
  rmSync(folder, { recursive: true });
  expect(readKept(folder).size).toBe(0);
});

test('a page that someone writes to in an export, or removes from what is kept, is not used again', () => {
  const files = { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' };
  const groups = new Map(Object.keys(files).map((name) => [name, group('1', name)]));
  const folder = keptOf(files, groups);
  const target = writeFiles({});
  placeFiles(groups, folder, target);
  writeFileSync(path.join(target, 'a.html'), 'by hand');
  const later = new Date(Date.now() + 1000);
  utimesSync(path.join(target, 'a.html'), later, later);
  rmSync(path.join(folder, 'c.html'));
  expect([...readKept(folder).keys()]).toEqual(['b.html']);
  const exported = writeFiles(files);
  keepExport(folder, exported, groups);
  expect(read(folder, 'a.html')).toBe('a');
  expect([...readKept(folder).keys()]).toEqual(['a.html', 'b.html', 'c.html']);
});

test('an earlier export stays as it is when a page in it changes', () => {
  const folder = keptOf({ 'a.html': 'a' }, new Map([['a', group('1', 'a.html')]]));
  const earlier = writeFiles({});
  placeFiles(readKept(folder), folder, earlier);
  keepExport(folder, writeFiles({ 'a.html': 'new' }), new Map([['a', group('2', 'a.html')]]));
  expect([read(earlier, 'a.html'), read(folder, 'a.html')]).toEqual(['a', 'new']);
});

test('files that are there already are replaced, and what they were linked to stays as it is', () => {
  const [one, other] = [writeFiles({ 'a.html': 'one' }), writeFiles({ 'a.html': 'other' })];
  const target = writeFiles({});
  const groups = new Map([['a', group('1', 'a.html')]]);
  placeFiles(groups, one, target);
  placeFiles(groups, other, target);
  expect([read(target, 'a.html'), read(one, 'a.html')]).toEqual(['other', 'one']);
});

test('what is not final is copied, so that someone may write to it in an export', () => {
  const code = `${STATIC_FOLDER}/a.js`;
  const files = { 'a.html': 'a', [code]: 'code', 'index.html': 'home' };
  const folder = keptOf(
    files,
    new Map([
      ['a', group('1', 'a.html')],
      [REST, group('1', code, 'index.html')],
    ]),
  );
  const target = writeFiles({});
  placeFiles(readKept(folder), folder, target);
  const isLinked = (file: string) => statSync(path.join(target, file)).nlink > 1;
  expect(Object.keys(files).map(isLinked)).toEqual([true, true, false]);
});
