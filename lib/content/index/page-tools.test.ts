import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { getSite } from '../../config/site';
import { useEnvironment, useFolder } from '../../config/fixtures/use-environment';
import { pageText, writeContent, writeFiles } from '../../config/fixtures/write-content';
import { readIndex } from './read-index';

const git = (folder: string, ...args: string[]) => {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'pipe' });
};

/** A repository with a sound content, as far as docs has `settings`. */
function writeRepository(settings: object): string {
  const config = {
    title: 'Eidos',
    url: 'https://example.org',
    baseUrl: '/base/',
    organizationName: 'Eidos',
    repositoryUrl: 'https://example.org/repository',
    docs: { mainDoc: 'tutorial/philosophy', ...settings },
  };
  const folder = writeContent({
    'site.config.ts': `export default ${JSON.stringify(config)};\n`,
    'docs/tutorial/a & b.mdx': pageText('A & b'),
  });
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Begin');
  return folder;
}

async function indexOf(folder: string) {
  useFolder(folder);
  useEnvironment({ CONTENT_DIR: '.' });
  const index = await readIndex(await getSite());
  return { ...index, page: (id: string) => index.pages.find((page) => page.id === id) };
}

const date: unknown = expect.any(String);
it.each([
  [{}, { date }],
  [{ author: true }, { date, author: 'Ada' }],
  [{ date: false, author: true }, { author: 'Ada' }],
  [{ date: false }, undefined],
])('names of the last commit what the site wants: %j', async (lastUpdate, expected) => {
  const { page } = await indexOf(writeRepository({ lastUpdate }));
  expect(page('tutorial/types')?.lastUpdate).toEqual(expected);
});

it('says that a shallow clone has no dates', async () => {
  const clone = path.join(writeFiles({}), 'clone');
  git(path.dirname(clone), 'clone', '-q', '--depth', '1', `file://${writeRepository({})}`, clone);
  const { page, warnings } = await indexOf(clone);
  expect(page('tutorial/types')?.lastUpdate).toBeUndefined();
  expect(warnings.map(({ fix }) => fix).join()).toContain('git fetch --unshallow');
});
