import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';

/** The files of a folder except its tests, or the one file that `entry` is. */
function filesOf(entry: string): string[] {
  if (existsSync(entry) && statSync(entry).isFile()) return [entry];
  return listFiles(entry)
    .filter((name) => !path.basename(name).includes('.test.'))
    .map((name) => path.join(entry, name));
}

/** Returns a hash of the names and bytes of files and of those in folders, without tests; what is not there adds nothing. */
export function hashFiles(entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of entries.flatMap(filesOf)) {
    const bytes = readFileSync(file);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
