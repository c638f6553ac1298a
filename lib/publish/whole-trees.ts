import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TREE_FOLDER } from '../config/next-formats/framework-files';
import { hrefOf } from '../config/paths/paths';

/** Where a build leaves the whole trees of large sidebars, until its export is finished. */
const KEPT_TREES = '.cache/trees';

/** Links up to which every page holds the whole tree of its sidebar. */
const MOST_LINKS = 300;

/** Whether the markup of a tree is so large that pages hold only its top level, and the browser inserts the rest. */
export const isLargeTree = (html: string): boolean => html.split('<a ').length - 1 > MOST_LINKS;

/** Keeps the markup of a whole tree for the export and returns the URL that it will have. */
export function storeWholeTree(html: string): string {
  const name = `${createHash('sha256').update(html).digest('base64url').slice(0, 16)}.json`;
  mkdirSync(KEPT_TREES, { recursive: true });
  writeFileSync(path.join(KEPT_TREES, name), JSON.stringify(html));
  return hrefOf(`/${TREE_FOLDER}/${name}`);
}

/** Forgets the trees of an earlier build. */
export function forgetWholeTrees(): void {
  rmSync(KEPT_TREES, { recursive: true, force: true });
}

/** Puts the trees that the build kept into the export in `folder`. */
export function writeWholeTrees(folder: string): void {
  if (existsSync(KEPT_TREES)) cpSync(KEPT_TREES, path.join(folder, TREE_FOLDER), { recursive: true });
}
