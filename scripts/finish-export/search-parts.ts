import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SEARCH_PARTS_FOLDER } from '../../lib/next-formats/names/addresses';
import type { IndexDirectory } from '../../lib/search/index-directory';
import { isSearchContent } from '../../lib/search/search-content';
import { splitIndex } from '../../lib/search/split-index';

/** Bytes from which an index is split: up to there, one file is the faster way to the first result. */
const LARGE_INDEX = 512 * 1024;

/** The index of the latest version, and those of the others. */
const INDEX_FILE = /^search-index(?:\.json$|\/.*\.json$)/;

async function splitFile(folder: string, name: string, basePath: string): Promise<void> {
  const file = path.join(folder, name);
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isSearchContent(content)) throw new Error(`${name} holds no search index.`);
  const { directory, files } = splitIndex(content);
  const hash = createHash('sha256');
  for (const text of files.values()) hash.update(text);
  const parts = `${SEARCH_PARTS_FOLDER}/${hash.digest('base64url').slice(0, 16)}`;
  await mkdir(path.join(folder, parts), { recursive: true });
  for (const [part, text] of files) await writeFile(path.join(folder, parts, part), text);
  await writeFile(
    file,
    JSON.stringify({ ...directory, parts: `${basePath}/${parts}` } satisfies IndexDirectory),
  );
}

/**
 * Splits the large ones of an export's search indexes into parts, in place.
 * @param files of the export, as paths below `folder`
 */
export async function splitSearchIndexes(
  folder: string,
  files: readonly string[],
  basePath: string,
): Promise<void> {
  for (const name of files.filter((file) => INDEX_FILE.test(file)))
    if ((await stat(path.join(folder, name))).size > LARGE_INDEX) await splitFile(folder, name, basePath);
}
