import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns every file of the export in `folder`, as a path relative to it with `/`. */
export function listExportFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
