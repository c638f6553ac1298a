import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../config/fixtures/write-content';
import { readLastUpdates } from './last-updates';

function git(folder: string, args: readonly string[], date = '2025-01-01T00:00:00Z'): void {
  const identity = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org', GIT_COMMITTER_NAME: 'A' };
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_COMMITTER_EMAIL: 'a@example.org' };
  execFileSync('git', args, { cwd: folder, env: { ...process.env, ...identity, ...dates }, stdio: 'pipe' });
}

/** A repository where `first` was written in January and `second file` changed in February. */
function writeRepository(): string {
  const folder = writeFiles({ 'content/first.mdx': '1', 'content/second filé.mdx': '2', 'other.txt': '' });
  git(folder, ['init', '-q']);
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-qm', 'Begin'], '2025-01-15T12:00:00Z');
  writeFileSync(path.join(folder, 'content/second filé.mdx'), '3');
  git(folder, ['commit', '-qam', 'Change'], '2025-02-15T12:00:00Z');
  return folder;
}

it('finds the last commit of every file, whatever its name', async () => {
  const content = path.join(writeRepository(), 'content');
  expect(Object.fromEntries((await readLastUpdates(content)).commits)).toEqual({
    [path.join(content, 'first.mdx')]: { date: '2025-01-15T12:00:00.000Z', author: 'A' },
    [path.join(content, 'second filé.mdx')]: { date: '2025-02-15T12:00:00.000Z', author: 'A' },
  });
});

it('returns nothing outside a repository', async () => {
  expect(await readLastUpdates(writeFiles({ 'first.mdx': '1' }))).toEqual({
    commits: new Map(),
    isShallow: false,
  });
});
