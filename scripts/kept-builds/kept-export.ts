import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { STATIC_FOLDER } from '../../lib/next-formats/names/addresses';

/** Files of an export that belong together, and what they are made from. */
export interface FileGroup {
  readonly key: string;
  /** Paths below the export. */
  readonly files: readonly string[];
}

/** Groups by their name. */
export type FileGroups = ReadonlyMap<string, FileGroup>;

const LIST = 'groups.json';

/** Name of the group that holds everything outside of the docs' pages. */
export const REST = '';

/** Copies a file; on file systems that can, without its bytes. */
function copy(source: string, target: string): void {
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
}

/** Makes a hard link; copies where the file system has none. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    rmSync(target, { force: true });
    copy(source, target);
  }
}

/** Whether nothing writes to a file once its page is finished: files of pages, and those whose names change with their content. */
const isFinal = (group: string, file: string) => group !== REST || file.startsWith(`${STATIC_FOLDER}/`);

/**
 * Puts the files of groups from one folder to the same places below another. Files that are final are linked, and what someone
 * writes to them all the same is noticed by `readKept`. The rest is copied: without it, nothing that is kept can be used.
 */
export function placeFiles(groups: FileGroups, from: string, to: string): void {
  const made = new Set<string>();
  const placed = new Set<string>();
  for (const [name, { files }] of groups)
    for (const file of files) {
      // Pages share some of their files.
      if (placed.has(file)) continue;
      placed.add(file);
      const target = path.join(to, file);
      const folder = path.dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      (isFinal(name, file) ? linkOrCopy : copy)(path.join(from, file), target);
    }
}

/** The groups as the last build has kept them; none when it did not come to its end. */
function readList(folder: string): [string, FileGroup][] {
  const list = path.join(folder, LIST);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as [string, FileGroup][]) : [];
}

/**
 * Reads which files of an earlier export `folder` keeps. A group with a file that is gone, or that has been written to since,
 * is left out.
 */
export function readKept(folder: string): FileGroups {
  const keptAt = statSync(path.join(folder, LIST), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isAsKept = (file: string) => {
    const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs <= keptAt;
  };
  return new Map(readList(folder).filter(([, { files }]) => files.every(isAsKept)));
}

/**
 * Makes `folder` keep the files of `groups` as they are in `exported`, and nothing else. What it keeps of the same key
 * already is left alone.
 */
export function keepExport(folder: string, exported: string, groups: FileGroups): void {
  const kept = readKept(folder);
  const listed = readList(folder);
  // Without its list the folder counts as empty, so that one that is half written is never used.
  rmSync(path.join(folder, LIST), { force: true });
  const changed = new Map([...groups].filter(([name, { key }]) => kept.get(name)?.key !== key));
  const fresh = new Set([...changed.values()].flatMap(({ files }) => files));
  const needed = new Set([...groups.values()].flatMap(({ files }) => files));
  // An earlier export may be linked to a file that is kept, so no file is written to in place.
  for (const file of listed.flatMap(([, { files }]) => files))
    if (!needed.has(file) || fresh.has(file)) rmSync(path.join(folder, file), { force: true });
  placeFiles(changed, exported, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, LIST), JSON.stringify([...groups]));
}
