import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ARTICLE_FOLDER } from '../../lib/config/paths/paths';

/** Folders whose files grow with the number of docs pages. */
const GROWING = ['docs', 'social/docs', `${ARTICLE_FOLDER.slice(1)}docs`];

/** Returns what the export in `folder` takes for each docs page, in bytes on the host, before compression. */
export function weighPageFiles(folder: string): number {
  const files = GROWING.flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const known = new Set(files);
  const isTwin = (file: string) => known.has(file.replace(/[\\/]index\.html$/, '.html'));
  const pages = files.filter(
    (file) => file.endsWith('.html') && !(path.basename(file) === 'index.html' && isTwin(file)),
  );
  if (pages.length === 0) throw new Error(`${folder} holds no docs page.`);
  return files.reduce((bytes, file) => bytes + statSync(file).size, 0) / pages.length;
}
