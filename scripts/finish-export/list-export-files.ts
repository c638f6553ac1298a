import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns every file of the export in `folder`, as a path relative to it with `/`. */
export async function listExportFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
