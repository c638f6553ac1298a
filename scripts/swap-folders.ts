import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts `fresh` in the place of `target` by renames, so that no reader ever meets a half-written folder. */
export function swapFolders(fresh: string, target: string): void {
  const retired = `${target}.retired`;
  rmSync(retired, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, retired);
  renameSync(fresh, target);
  rmSync(retired, { recursive: true, force: true });
}
