import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_PARTS_FOLDER } from '../../lib/next-formats/names/addresses';
import type { IndexDirectory } from '../../lib/search/index-directory';
import { isSearchContent } from '../../lib/search/search-content';
import { splitIndex } from '../../lib/search/split-index';

/** Bytes from which an index is split: up to there, one file is the faster way to the first result. */
const LARGE_INDEX = 512 * 1024;

/** The index of the latest version, and those of the others. */
const INDEX_FILE = /^search-index(?:\.json$|\/.*\.json$)/;

function splitFile(folder: string, name: string, basePath: string): void {
  const file = path.join(folder, name);
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSearchContent(content)) throw new Error(`${name} holds no search index.`);
  const { directory, files } = splitIndex(content);
  const hash = createHash('sha256');
  for (const text of files.values()) hash.update(text);
  const parts = `${SEARCH_PARTS_FOLDER}/${hash.digest('base64url').slice(0, 16)}`;
  mkdirSync(path.join(folder, parts), { recursive: true });
  for (const [part, text] of files) writeFileSync(path.join(folder, parts, part), text);
  writeFileSync(
    file,
    JSON.stringify({ ...directory, parts: `${basePath}/${parts}` } satisfies IndexDirectory),
  );
}

/**
 * Splits the large ones of an export's search indexes into parts, in place.
 * @param files of the export, as paths below `folder`
 */
export function splitSearchIndexes(folder: string, files: readonly string[], basePath: string): void {
  for (const name of files.filter((file) => INDEX_FILE.test(file)))
    if (statSync(path.join(folder, name)).size > LARGE_INDEX) splitFile(folder, name, basePath);
}
