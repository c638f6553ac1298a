import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../../lib/config/paths/list-files';
import { MARKDOWN_FOLDER } from '../../lib/config/paths/paths';

/**
 * Moves the Markdown that `app/markdown` has written next to the pages: no route of Next can serve `x.md` where another one
 * serves `x`.
 * @throws when a file is there already.
 */
export function placeMarkdown(folder: string): void {
  const from = path.join(folder, MARKDOWN_FOLDER);
  for (const name of listFiles(from)) {
    const target = path.join(folder, name);
    if (existsSync(target))
      throw new Error(`${name} is there already, and the Markdown of a page goes there. Rename one of them.`);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(from, name), target);
  }
  rmSync(from, { recursive: true, force: true });
}

/** Writes a compressed copy next to each text file of `folder`, such as `index.html.gz`, as a measured host sends it. */
export function compressFiles(folder: string): void {
  for (const file of listFiles(folder)) {
    if (!/\.(html|css|js|json|txt|md|svg|xml)$/.test(file)) continue;
    const target = path.join(folder, file);
    writeFileSync(`${target}.gz`, gzipSync(readFileSync(target), { level: 9 }));
  }
}
