import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scriptsNamedIn, STATIC_FOLDER } from '../../lib/config/next-formats/framework-files';
import { replaceFolder } from '../build-site';

/** Characters of a folder's name; a host name's part, which some hosts make of it, allows 63. */
const LONGEST_NAME = 48;

const HASH_LENGTH = 6;

/** Letters without their accents, in lower case, and hyphens for the rest. */
const plainName = (branch: string): string =>
  branch
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST_NAME - HASH_LENGTH - 1)
    .replace(/^-+|-+$/g, '');

/**
 * Returns the folder of a branch's preview: letters, digits and hyphens only, so that every host and file system takes
 * it. A name that cannot be kept as it is gets a hash, so that no two branches share a folder.
 * @throws {Error} for an empty name, whose folder would be that of all previews.
 */
export function previewFolder(branch: string): string {
  if (branch === '') throw new Error('The name of the branch is empty, or none is checked out. Pass a name.');
  const plain = plainName(branch);
  if (plain === branch) return plain;
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, HASH_LENGTH);
  return plain === '' ? hash : `${plain}-${hash}`;
}

export const PREVIEWS = 'preview';

/** Returns the path of a branch's preview below the site's own, without a slash at its end. */
export const previewPath = (branch: string, basePath: string) =>
  `${basePath}/${PREVIEWS}/${previewFolder(branch)}`;

/** Entries of the published folder that belong to the host, not to the site. */
const HOST_ENTRIES = new Set([PREVIEWS, '.git', '.github', '.nojekyll', 'CNAME']);

/**
 * Checks that an export was built for the path that it is going to be served below.
 * @throws {Error} when it has no index.html, or was built for another path.
 */
function requireExportFor(exported: string, basePath: string): void {
  const page = path.join(exported, 'index.html');
  if (!existsSync(page)) throw new Error(`There is no exported site in ${exported}: it has no index.html.`);
  const [script = ''] = scriptsNamedIn(readFileSync(page, 'utf8'));
  const found = script.slice(0, Math.max(0, script.indexOf(`/${STATIC_FOLDER}/`)));
  if (found === basePath) return;
  throw new Error(
    `The site in ${exported} was built for the path “${found || '/'}” and would be served below “${basePath || '/'}”. Build it with BASE_PATH=${basePath || '/'}.`,
  );
}

/** Puts an export into a folder below the published one. */
function placeBelow(published: string, folder: string, exported: string): string {
  const placed = path.join(published, PREVIEWS, folder);
  replaceFolder(placed, exported);
  // GitHub Pages would leave out folders whose names begin with an underscore.
  writeFileSync(path.join(published, '.nojekyll'), '');
  return placed;
}

/**
 * Puts an export at the root of the published folder; the previews stay.
 * @param basePath path of the root itself, without a slash at its end, such as `/eidos` for a project on GitHub Pages.
 * @throws {Error} when the export was built for another path; nothing is changed then.
 */
export function placeRoot(published: string, exported: string, basePath: string): void {
  requireExportFor(exported, basePath);
  const aside = placeBelow(published, '.incoming', exported);
  for (const name of readdirSync(published))
    if (!HOST_ENTRIES.has(name)) rmSync(path.join(published, name), { recursive: true });
  for (const name of readdirSync(aside))
    if (!HOST_ENTRIES.has(name)) renameSync(path.join(aside, name), path.join(published, name));
  rmSync(aside, { recursive: true });
}

/**
 * Puts the export of a branch next to the others, in place of its earlier one.
 * @param basePath path of the published folder itself, without a slash at its end.
 * @throws {Error} when the export was built for another path; nothing is changed then.
 */
export function placePreview(published: string, branch: string, exported: string, basePath: string): void {
  requireExportFor(exported, previewPath(branch, basePath));
  placeBelow(published, previewFolder(branch), exported);
}

/** Removes the preview of a branch, if there is one. */
export function removePreview(published: string, branch: string): void {
  rmSync(path.join(published, PREVIEWS, previewFolder(branch)), { recursive: true, force: true });
}
