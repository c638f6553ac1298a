import { spawnSync } from 'node:child_process';
import type { Commit } from './commit-faults';

/**
 * The commits of a range such as `origin/main..HEAD`, newest first, without merges.
 * @throws when git knows no such range, as in a shallow clone.
 */
export function readCommits(range: string, folder = process.cwd()): Commit[] {
  const args = ['log', '--no-merges', '--format=%h%n%B%x00', '--end-of-options', range, '--'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`git cannot list the commits of \`${range}\`; a shallow clone lacks them. ${stderr}`);
  return stdout
    .split('\0')
    .map((entry) => entry.trimStart())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const end = entry.indexOf('\n');
      return { hash: entry.slice(0, end), message: entry.slice(end + 1) };
    });
}
