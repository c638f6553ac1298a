import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSite } from '../../config/site';
import { useFolder } from '../../config/fixtures/use-environment';
import { configText, pageText, writeContent, writeFiles } from '../../config/fixtures/write-content';
import { readIndex } from './read-index';

const git = (folder: string, day: string, ...args: string[]) => {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  const time = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
  execFileSync('git', [...identity, ...args], { cwd: folder, env, stdio: 'pipe' });
};

const changed = 'docs/tutorial/changed filé.mdx';

/** A repository with one page that was changed in February; `settings` are those of the docs. */
function writeRepository(settings: object): string {
  const docs = { mainDoc: 'tutorial/philosophy', ...settings };
  const folder = writeContent({ 'site.config.ts': configText({ docs }), [changed]: pageText('Changed') });
  git(folder, '2025-01-15', 'init', '-q');
  git(folder, '2025-01-15', 'add', '-A');
  git(folder, '2025-01-15', 'commit', '-qm', 'Begin');
  writeFileSync(path.join(folder, changed), pageText('Changed again'));
  git(folder, '2025-02-15', 'commit', '-qam', 'Change');
  return folder;
}

async function indexOf(folder: string) {
  useFolder(folder);
  const index = await readIndex(await getSite());
  return { ...index, page: (id: string) => index.pages.find((page) => page.id === id) };
}

const date = '2025-01-15T12:00:00.000Z';
it.each<[object, { date?: string; author?: string } | undefined]>([
  [{}, { date }],
  [{ author: true }, { date, author: 'Ada' }],
  [{ date: false, author: true }, { author: 'Ada' }],
  [{ date: false }, undefined],
])('names of the last commit what the site wants: %j', async (lastUpdate, expected) => {
  const { page } = await indexOf(writeRepository({ lastUpdate }));
  expect(page('tutorial/types')?.lastUpdate).toEqual(expected);
  if (expected?.date)
    expect(page('tutorial/changed filé')?.lastUpdate?.date).toBe('2025-02-15T12:00:00.000Z');
});

it('says that a shallow clone has no dates', async () => {
  const folder = writeFiles({});
  git(folder, '2025-03-15', 'clone', '-q', '--depth', '1', `file://${writeRepository({})}`, 'clone');
  const { page, warnings } = await indexOf(path.join(folder, 'clone'));
  expect(page('tutorial/types')?.lastUpdate).toBeUndefined();
  expect(warnings.map(({ fix }) => fix).join()).toContain('git fetch --unshallow');
});
