import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below `folder`, sorted, as a path relative to it with `/`; none when there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
