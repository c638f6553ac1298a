import { existsSync, type FSWatcher, readdirSync, statSync, unwatchFile, watch, watchFile } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../config/environment';

/** The module that pages import in dev (see revision.d.ts); git ignores its folder. */
const revisionFile = '.cache/dev/content-revision.mjs';

/** Editors write a file in several steps; what they do within this time is one change. */
const settleMs = 20;

async function writeRevision(revision: number): Promise<void> {
  const file = path.resolve(revisionFile);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `export default ${revision};\n`);
}

/**
 * Makes `next dev` show a change of the content or the configuration at once: Next refreshes the browser for
 * modules only, so each change rewrites a module that the docs import. Returns a function that stops it.
 */
export async function watchContent(): Promise<() => void> {
  const { contentFolder, configFile } = readEnvironment();
  const changed = () => void writeRevision(Date.now());
  // The file of an earlier start stays, so that Next need not compile again what imports it. One that ended while it
  // wrote has left an empty file.
  if (!statSync(revisionFile, { throwIfNoEntry: false })?.size) await writeRevision(Date.now());
  const stop = watchFolders(contentFolder, settleMs, changed);
  // One file is cheap to look at; its folder may be the repository's root, where everything changes.
  watchFile(configFile, { interval: 500 }, changed);
  return () => {
    stop();
    unwatchFile(configFile, changed);
  };
}

function foldersBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name)),
  ];
}

/**
 * Calls `changed` when anything below a folder changes, once for all that happens within `settleMs`. Each folder is
 * watched by itself: a recursive watch loses a file that an editor replaces by renaming. Returns a function that stops it.
 */
export function watchFolders(root: string, settleMs: number, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const settle = () => {
    changed();
    follow();
  };
  const noticed = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, settleMs);
  };
  /** Takes up folders that are new and leaves those that are gone. */
  const follow = () => {
    const folders = new Set(foldersBelow(root));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) if (!watchers.has(folder)) watchers.set(folder, watch(folder, noticed));
  };

  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
