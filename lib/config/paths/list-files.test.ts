import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from './list-files';

test('links to files are listed as the files that Next exports them as', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'list-files-'));
  mkdirSync(path.join(folder, 'a'));
  writeFileSync(path.join(folder, 'b.txt'), '');
  symlinkSync('../b.txt', path.join(folder, 'a/link.txt'));
  expect(listFiles(folder)).toEqual(['a/link.txt', 'b.txt']);
});

test('a folder that does not exist has no files', () => {
  expect(listFiles('no-such-folder')).toEqual([]);
});
