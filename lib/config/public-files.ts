import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from './environment';

/** The folder of the content whose files are served as they are. */
export const contentPublicFolder = (): string => path.resolve(readEnvironment().contentFolder, 'public');

/** Folders whose files are served as they are: of the content, and of the site; the first that has a file counts. */
export const publicFolders = (): readonly string[] => [contentPublicFolder(), path.resolve('public')];

/** The file that is served at a path of the site, or where it would belong. */
export function publicFile(pathname: string): string {
  const files = publicFolders().map((folder) => path.join(folder, pathname));
  return files.find((file) => existsSync(file)) ?? path.join('public', pathname);
}
