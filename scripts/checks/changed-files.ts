import { execFileSync } from 'node:child_process';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The output of the first command that succeeds; empty when none does. */
function firstOf(...commands: readonly (readonly string[])[]): string | undefined {
  for (const command of commands)
    try {
      return git(...command)[0];
    } catch {
      // A clone may lack the branch or the commit.
    }
  return undefined;
}

/** What a change is compared with, and the files that it adds, changes or deletes, relative to the repository. */
interface Change {
  readonly base: string;
  readonly files: readonly string[];
}

/**
 * Finds what differs from the place where this branch left `main`, commits and working tree alike. Where nothing does,
 * on `main` itself, the last commit is the change.
 * @throws {Error} when there is no commit to compare with.
 */
export function findChange(): Change {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  // A file that was moved counts with both names.
  const since = (base: string) => [...git('diff', '--name-only', '--no-renames', base), ...untracked];
  const main = firstOf(['merge-base', 'HEAD', 'origin/main'], ['merge-base', 'HEAD', 'main']);
  if (main !== undefined && since(main).length > 0) return { base: main, files: since(main) };
  const last = firstOf(['rev-parse', '--verify', 'HEAD~1']);
  if (last === undefined) throw new Error('There is no earlier commit to compare with. Run `npm test`.');
  return { base: last, files: since(last) };
}
