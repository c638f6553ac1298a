import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of an export that belong together, and what they are made from. */
export interface FileGroup {
  readonly key: string;
  /** Paths below the export. */
  readonly files: readonly string[];
}

/** Groups by their name. */
export type FileGroups = ReadonlyMap<string, FileGroup>;

const LIST = 'groups.json';

/** Copies files from one folder to the same places below another; on file systems that can, without their bytes. */
export function copyFiles(files: Iterable<string>, from: string, to: string): void {
  const made = new Set<string>();
  for (const file of files) {
    const target = path.join(to, file);
    const folder = path.dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    copyFileSync(path.join(from, file), target, constants.COPYFILE_FICLONE);
  }
}

/** Reads which files of an earlier export `folder` keeps; none when the last build did not come to its end. */
export function readKept(folder: string): FileGroups {
  const file = path.join(folder, LIST);
  return new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, FileGroup][]) : []);
}

/**
 * Makes `folder` keep the files of `groups` as they are in `exported`, and nothing else. What it keeps of the same key
 * already is left alone.
 */
export function keepExport(folder: string, exported: string, groups: FileGroups): void {
  const kept = readKept(folder);
  // Without its list the folder counts as empty, so that one that is half written is never used.
  rmSync(path.join(folder, LIST), { force: true });
  const needed = new Set([...groups.values()].flatMap(({ files }) => files));
  for (const file of [...kept.values()].flatMap(({ files }) => files))
    if (!needed.has(file)) rmSync(path.join(folder, file), { force: true });
  const changed = [...groups].filter(([name, { key }]) => kept.get(name)?.key !== key);
  copyFiles(new Set(changed.flatMap(([, { files }]) => files)), exported, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, LIST), JSON.stringify([...groups]));
}
