import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { payloadOf } from '../../lib/next-formats/names/payload-names';

/** Read from `og:url`, because the canonical address of an old version's page is another page. */
const ENDS_IN_SLASH = /<meta property="og:url" content="[^"]*\/"/;

/**
 * Writes what is requested below `x/`, of which Next writes `x.html` and the payload alone: a plain static host
 * answers `/x/` and `/x/index.html` only with a file, and of a page whose address ends in a slash the router
 * requests the payload of `x/index`. Such a page always needs both.
 * @param isForAll whether the other pages get `x/index.html` too
 * @returns the files that it has written, below `folder`
 */
export async function writeFolderPage(
  folder: string,
  page: string,
  payload: string | undefined,
  isForAll: boolean,
): Promise<string[]> {
  if (payload === undefined || path.posix.basename(page) === 'index.html') return [];
  const endsInSlash = ENDS_IN_SLASH.test(await readFile(path.join(folder, page), 'utf8'));
  if (!isForAll && !endsInSlash) return [];
  const twin = `${page.slice(0, -'.html'.length)}/index.html`;
  await mkdir(path.join(folder, path.dirname(twin)), { recursive: true });
  await copyFile(path.join(folder, page), path.join(folder, twin));
  if (!endsInSlash) return [twin];
  await copyFile(path.join(folder, payload), path.join(folder, payloadOf(twin)));
  return [twin, payloadOf(twin)];
}
