import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function git(args: readonly string[], input?: string): string[] {
  const { error, stdout } = spawnSync('git', args, { input, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (error) throw error;
  return stdout.split('\0').filter((name) => name !== '');
}

/** Every file of the repository, new ones that git does not ignore among them, relative to its root. */
export function listRepositoryFiles(): string[] {
  return git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']).filter((file) =>
    existsSync(file),
  );
}

/** Those of the paths that git ignores: what a command writes, so that a clone lacks them. */
export function listIgnored(paths: readonly string[]): ReadonlySet<string> {
  return new Set(git(['check-ignore', '-z', '--stdin'], paths.join('\0')));
}

/** The folders that hold the files, at any depth. */
export function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files)
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
      folders.add(file.slice(0, end));
  return [...folders];
}
