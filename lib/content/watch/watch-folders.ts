import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

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
