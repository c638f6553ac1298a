import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MARKDOWN_FOLDER } from '../../lib/paths/markdown-path';

/**
 * Moves the Markdown that `app/markdown` has written beside the pages: no route of Next can answer `x.md` where another one
 * answers `x`.
 * @throws when a file is there already.
 */
export function placeMarkdown(folder: string): void {
  const from = path.join(folder, MARKDOWN_FOLDER);
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, file);
    const target = path.join(folder, name);
    if (existsSync(target))
      throw new Error(`${name} is there already, and the Markdown of a page goes there. Rename one of them.`);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(file, target);
  }
  rmSync(from, { recursive: true });
}
