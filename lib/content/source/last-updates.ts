import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 1 << 30 });
  return stdout;
}

/** Each record is `\x01<seconds>\0` and the names of its files, newest first. */
function newestByFile(log: string, root: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const record of log.split('\x01').slice(1)) {
    const [seconds = '', ...names] = record.split('\0');
    const date = new Date(Number(seconds) * 1000).toISOString();
    for (const name of names.map((part) => part.replace(/^\n/, '')).filter(Boolean)) {
      const file = path.join(root, name);
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

/**
 * ISO time of the last commit of each file below a folder, by absolute path, from one pass over the history.
 * Empty outside a repository and on a shallow clone, where every date would be that of the clone's oldest commit.
 */
export async function readLastUpdates(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const [shallow, top] = (
      await git(folder, 'rev-parse', '--is-shallow-repository', '--show-toplevel')
    ).split('\n');
    if (shallow !== 'false' || !top) return new Map();
    const log = await git(folder, 'log', '-z', '--format=%x01%ct', '--name-only', '--', '.');
    // git answers with real paths, the index is asked with the folder's own.
    const [real, given] = [await realpath(folder), path.resolve(folder)];
    const dates = newestByFile(log, top);
    return new Map([...dates].map(([file, date]) => [path.join(given, path.relative(real, file)), date]));
  } catch {
    return new Map();
  }
}
