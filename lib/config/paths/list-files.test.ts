import { symlinkSync } from 'node:fs';
import { writeFiles } from '../fixtures/write-content';
import { listFiles } from './list-files';

test('links to files are listed as the files that Next exports them as', () => {
  const folder = writeFiles({ 'a/a.txt': '', 'b.txt': '' });
  symlinkSync('../b.txt', `${folder}/a/link.txt`);
  expect(listFiles(folder).sort()).toEqual(['a/a.txt', 'a/link.txt', 'b.txt']);
});
