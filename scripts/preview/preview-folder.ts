import { createHash } from 'node:crypto';

/** Characters of a folder's name; a host name's part, which some hosts make of it, allows 63. */
const LONGEST_NAME = 48;

const HASH_LENGTH = 6;

/** Letters without their accents, in lower case, and hyphens for the rest. */
function plainName(branch: string): string {
  return branch
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST_NAME - HASH_LENGTH - 1)
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns the folder of a branch's preview: letters, digits and hyphens only, so that every host and file system takes
 * it. A name that cannot be kept as it is gets a hash, so that no two branches share a folder.
 */
export function previewFolder(branch: string): string {
  const plain = plainName(branch);
  if (plain === branch) return plain;
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, HASH_LENGTH);
  return plain === '' ? hash : `${plain}-${hash}`;
}

/** Folder of all previews, below the published site. */
export const PREVIEWS = 'preview';

/** Returns the path of a branch's preview below the site's own, without a slash at its end. */
export const previewPath = (branch: string, basePath: string) =>
  `${basePath}/${PREVIEWS}/${previewFolder(branch)}`;
