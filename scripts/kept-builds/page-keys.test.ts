import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureSite } from '../../lib/config/fixtures/site';
import { readEnvironment } from '../../lib/config/environment';
import { readIndex } from '../../lib/content/index/read-index';
import { useEnvironment, useFolder } from '../../lib/fixtures/use-environment';
import { pageText, writeContent, writeFiles } from '../../lib/fixtures/write-content';
import { buildKeys } from './page-keys';

const types = 'docs/tutorial/types.html';
const philosophy = 'docs/tutorial/philosophy.html';

/** Writes sound content, and a repository that the test then works in; returns what changes a file of them. */
function useContent() {
  const content = writeContent({ 'docs/tutorial/types.mdx': pageText('Types') });
  const repository = writeFiles({ 'scripts/a.ts': '' });
  useFolder(repository);
  useEnvironment({ CONTENT_DIR: content });
  return (file: string, text: string) =>
    writeFileSync(path.join(file.startsWith('scripts/') ? repository : content, file), text);
}

async function keys(change: object = {}, environment: NodeJS.ProcessEnv = { NODE_ENV: 'production' }) {
  const site = fixtureSite(change);
  const variables = readEnvironment();
  const { pages, ...others } = await buildKeys(site, await readIndex(site), variables, environment);
  return { types: pages.get(types), philosophy: pages.get(philosophy), ...others };
}

/** The names of the keys that a change makes others. */
async function changedBy(change: (write: ReturnType<typeof useContent>) => void, config: object = {}) {
  const write = useContent();
  const before = await keys();
  change(write);
  const after = await keys(config);
  return Object.keys(before).filter((name) => before[name as 'code'] !== after[name as 'code']);
}

const everyPage = ['types', 'philosophy', 'shared', 'rest'];

test.each([
  ['the text', pageText('Types', '', 'Other text.')],
  ['keywords', pageText('Types', 'keywords: [other]')],
  ['the date', pageText('Types', 'last_update: { date: 2020-01-01 }')],
])('a page with another value of %s changes, and what is made from all pages', async (_, text) => {
  expect(await changedBy((write) => write('docs/tutorial/types.mdx', text))).toEqual(['types', 'rest']);
});

test('the title of a page is shown on others', async () => {
  const change = (write: ReturnType<typeof useContent>) =>
    write('docs/tutorial/types.mdx', pageText('Kinds'));
  expect(await changedBy(change)).toEqual(expect.arrayContaining(everyPage));
});

test('the configuration is part of every page, and so is what finishes pages', async () => {
  expect(await changedBy(() => undefined, { tagline: 'Another' })).toEqual(expect.arrayContaining(everyPage));
  expect(await changedBy((write) => write('scripts/a.ts', 'other'))).toEqual(
    expect.arrayContaining(everyPage),
  );
});

test('redirects change nothing but what is made from all pages', async () => {
  const redirects = "export default [{ from: '/old', to: '/docs/tutorial/types' }];";
  expect(await changedBy((write) => write('redirects.ts', redirects))).toEqual(['rest']);
});
