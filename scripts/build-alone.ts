import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/config/paths/read-json';

/** Whether a process with that number is running, be it one of another user. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that a lock names; undefined where there is none, or no number in it. */
function ownerOf(file: string): number | undefined {
  const pid = readJson<number>(file) ?? 0;
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/**
 * Runs `build` as the only build of this checkout: all of them write the same folders. A lock that a killed process has left
 * is taken over, also when this process has its number, as in a new container.
 * @param file the lock, which holds the number of the process
 * @throws {Error} when another build is running
 */
export async function buildAlone<Result>(file: string, build: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  const owner = ownerOf(file);
  if (owner !== undefined && owner !== process.pid && isRunning(owner))
    throw new Error(
      `Another build is running in this checkout: process ${owner}. Wait until it ends, or stop it. Delete ${file} if that process is not a build.`,
    );
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // Written by a build that started at the same time.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return buildAlone(file, build);
  }
  // Also when this process ends in the middle of a build, which a signal makes it do.
  const unlock = () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', unlock);
  try {
    return await build();
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}
