import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 1 << 30 });
  return stdout;
}

export interface LastCommit {
  readonly date: string;
  readonly author: string;
}

/** Each record is `\x01<seconds> <author>\0` and the names of its files, newest first. */
function newestByFile(log: string, root: string): Map<string, LastCommit> {
  const commits = new Map<string, LastCommit>();
  for (const record of log.split('\x01').slice(1)) {
    const [head = '', ...names] = record.split('\0');
    const [, seconds, author = ''] = /^(\d+) (.*)$/.exec(head) ?? [];
    const date = new Date(Number(seconds) * 1000).toISOString();
    for (const name of names.map((part) => part.replace(/^\n/, '')).filter(Boolean)) {
      const file = path.join(root, name);
      if (!commits.has(file)) commits.set(file, { date, author });
    }
  }
  return commits;
}

/**
 * The last commit of each file below a folder by its absolute path, from one pass over the history; none outside a repository,
 * and in a shallow clone, where every date would be that of its oldest commit.
 */
export async function readLastUpdates(folder: string) {
  const none = new Map<string, LastCommit>();
  try {
    const [shallow, top] = (
      await git(folder, 'rev-parse', '--is-shallow-repository', '--show-toplevel')
    ).split('\n');
    if (shallow === 'true') return { commits: none, isShallow: true };
    if (!top) return { commits: none, isShallow: false };
    const log = await git(folder, 'log', '-z', '--format=%x01%ct %aN', '--name-only', '--', '.');
    // git prints real paths, the index is asked with the folder's own.
    const [real, given] = [await realpath(folder), path.resolve(folder)];
    const found = [...newestByFile(log, top)].map(
      ([file, commit]) => [path.join(given, path.relative(real, file)), commit] as const,
    );
    return { commits: new Map(found), isShallow: false };
  } catch {
    return { commits: none, isShallow: false };
  }
}
