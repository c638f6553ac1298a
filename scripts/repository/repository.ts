import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf, listRepositoryFiles } from './list-repository';

/** What prose is compared with. */
export interface Repository {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly topFolders: ReadonlySet<string>;
}

export function readRepository(): Repository {
  const files = listRepositoryFiles();
  const folders = foldersOf(files);
  return { files, folders, topFolders: new Set(folders.filter((folder) => !folder.includes('/'))) };
}

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The names of the scripts that `npm run` finds in the folder of a package. */
export function scriptsOf(folder: string): ReadonlySet<string> {
  return new Set(Object.keys(readManifest(folder).scripts ?? {}));
}

/** What a project can import from the package in a folder. */
export function importsOf(folder: string): ReadonlySet<string> {
  const { name, exports = {} } = readManifest(folder);
  return new Set(Object.keys(exports).map((entry) => path.posix.join(name, entry)));
}
