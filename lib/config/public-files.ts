import { existsSync } from 'node:fs';
import path from 'node:path';

/** The site's own folder of files that are served as they are. */
const SITE_FOLDER = 'public';

/** Where there is no content folder: the site's own alone. */
export const sitePublicFolders: readonly string[] = [SITE_FOLDER];

/**
 * Folders whose files are served as they are, from the repository's root: the one of the content, and the site's. The first
 * that has a file counts.
 */
export const publicFoldersOf = (contentFolder: string): readonly string[] => [
  path.relative('', path.join(contentFolder, 'public')),
  SITE_FOLDER,
];

/** The file that is served at a path of the site, or where it would belong. */
export function publicFile(pathname: string, folders = sitePublicFolders): string {
  const files = folders.map((folder) => path.join(folder, pathname));
  return files.find((file) => existsSync(file)) ?? path.join(SITE_FOLDER, pathname);
}
