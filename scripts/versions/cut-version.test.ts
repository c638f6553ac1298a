import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSite } from '../../lib/config/site';
import { getArticle } from '../../lib/content/examine-article';
import { getPageById, getPages, getVersionNotes, getVersions } from '../../lib/content/pages';
import { useEnvironment, useFolder } from '../../lib/config/fixtures/use-environment';
import { pageText, versionedConfigText, writeContent } from '../../lib/config/fixtures/write-content';
import { docMetadata } from '../../lib/publish/metadata';
import { getSearchRecords } from '../../lib/publish/search-records';
import { searchScopes } from '../../lib/publish/search/search-urls';
import { copyReleases } from './copy-releases';
import { cutVersion } from './cut-version';

jest.setTimeout(120_000);

const configText = versionedConfigText({ current: '/docs', '0.9': '/docs/0.9' }, { '0.9': 'noIndex: true' });

const reference = (member: string) =>
  JSON.stringify([
    {
      name: 'Tab',
      entry: 'eidos',
      kind: 'type',
      description: 'A tab.',
      members: [{ name: member, type: 'string', required: true, description: 'A member.' }],
    },
  ]);

/** A repository with a version 0.9, in which the test runs. */
function useRepository(change: Readonly<Record<string, string>> = {}): string {
  const folder = writeContent({
    'site.config.ts': configText,
    'packages/eidos/package.json': '{ "version": "1.0.0" }',
    'packages/eidos/api-reference.json': reference('before'),
    'packages/eidos/schema-support.json': '{}',
    'versioned_docs/0.9/tutorial/philosophy.mdx': pageText('Philosophy'),
    'docs/tutorial/types.mdx': pageText(
      'Types',
      'redirect_from: [/docs/kinds]',
      '`%EIDOS_VERSION%`\n\n<ApiTable of="Tab" />',
    ),
    ...change,
  });
  useFolder(folder);
  useEnvironment({ CONTENT_DIR: '.' });
  return folder;
}

const pack = (folder: string) => writeFileSync(path.join(folder, 'eidos-1.0.0.tgz'), 'package');

/** Cuts the version 1.0 and lists it after the current one, as the command says. */
async function cut() {
  const { entry } = await cutVersion('1.0', pack);
  const text = readFileSync('site.config.ts', 'utf8');
  writeFileSync('site.config.ts', text.replace("path: '/docs' },", `path: '/docs' },\n      ${entry},`));
}

it('keeps the state of now as a version', async () => {
  const folder = useRepository();
  await cut();
  expect((await getVersions()).map(({ name, path: route, banner }) => [name, route, banner])).toEqual([
    ['current', '/docs', 'none'],
    ['1.0', '/docs/1.0', 'unmaintained'],
    ['0.9', '/docs/0.9', 'unmaintained'],
  ]);
  expect((await getPages()).map((page) => page.path)).toContain('/docs/1.0/tutorial/types');
  expect(readdirSync(path.join(folder, 'versioned_docs')).sort()).toEqual(['0.9', '1.0']);
});

it('gives each version its own API data, version of the toolkit and package', async () => {
  const folder = useRepository();
  await cut();
  writeFileSync('packages/eidos/package.json', '{ "version": "2.0.0" }');
  writeFileSync('packages/eidos/api-reference.json', reference('after'));
  const compiled = async (version: string) =>
    (await getArticle(await getPageById('tutorial/types', version))).compiledSource;
  const [old, now] = [await compiled('1.0'), await compiled('current')];
  expect([old.includes('"before"'), old.includes('"after"'), old.includes('1.0.0')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([now.includes('"before"'), now.includes('"after"'), now.includes('2.0.0')]).toEqual([
    false,
    true,
    true,
  ]);
  copyReleases('out', folder, await getVersions());
  expect(readFileSync('out/packages/eidos-1.0.0.tgz', 'utf8')).toBe('package');
});

it('keeps the translations of each language', async () => {
  const text = configText.replace('docs:', "i18n: { locales: ['en', 'de', 'fr'] },\n  docs:");
  const folder = useRepository({
    'site.config.ts': text,
    'i18n/de/docs/tutorial/types.mdx': pageText('Typen'),
  });
  await cut();
  expect(readFileSync(path.join(folder, 'i18n/de/versioned_docs/1.0/tutorial/types.mdx'), 'utf8')).toBe(
    pageText('Typen'),
  );
  expect(readdirSync(path.join(folder, 'i18n'))).toEqual(['de']);
  useEnvironment({ LOCALE: 'de' });
  expect(await getPageById('tutorial/types', '1.0')).toMatchObject({
    title: 'Typen',
    path: '/docs/1.0/tutorial/types',
  });
});

it('warns when two toolkits have one version number', async () => {
  const folder = useRepository({ 'out/packages/eidos-1.0.0.tgz': 'another package' });
  await cut();
  const warn = jest.fn();
  copyReleases('out', folder, await getVersions(), warn);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('since the docs version 1.0 was cut'));
  expect(readFileSync('out/packages/eidos-1.0.0.tgz', 'utf8')).toBe('another package');
});

it('has a search of its own, and sends search engines to the latest version', async () => {
  useRepository();
  await cut();
  const versions = await getVersions();
  expect(searchScopes(versions).map(({ name, indexUrl }) => [name, indexUrl])).toContainEqual([
    '1.0',
    '/search-index/1.0.json',
  ]);
  expect((await getSearchRecords('1.0')).every(({ href }) => href.startsWith('/docs/1.0/'))).toBe(true);

  const headOf = async (id: string, name: string) => {
    const page = await getPageById(id, name);
    const { version, canonical } = await getVersionNotes(page);
    const { alternates, robots } = docMetadata(await getSite(), page, version, canonical);
    return [alternates?.canonical, robots];
  };
  expect(await headOf('tutorial/types', '1.0')).toEqual([
    'https://example.org/docs/tutorial/types',
    undefined,
  ]);
  expect(await headOf('tutorial/philosophy', '0.9')).toEqual([
    'https://example.org/docs/tutorial/philosophy',
    { index: false, follow: false },
  ]);
  writeFileSync('docs/tutorial/types.mdx', pageText('Types', 'unlisted: true'));
  expect(await headOf('tutorial/types', '1.0')).toEqual([
    'https://example.org/docs/1.0/tutorial/types',
    undefined,
  ]);
});

it('moves what the navigation imports', async () => {
  const folder = useRepository({
    'labels.ts': `export const tutorial = 'tutorial';\n`,
    'navigation.ts': `import { tutorial } from './labels';\nexport default { tutorial: { folder: tutorial }, api: { folder: 'api' }, releases: { folder: 'releases' }, examples: { folder: 'examples' } };\n`,
  });
  await cut();
  expect(readFileSync(path.join(folder, 'versioned_docs/1.0/navigation.ts'), 'utf8')).toContain(
    "from '../../labels'",
  );
  expect(await getPages()).not.toEqual([]);
});

describe('nothing is changed', () => {
  const expectUnchanged = (folder: string) => {
    expect(readFileSync(path.join(folder, 'site.config.ts'), 'utf8')).toBe(configText);
    expect(readdirSync(path.join(folder, 'versioned_docs'))).toEqual(['0.9']);
  };

  it.each([
    ['0.9', 'exists already (site.config.ts)'],
    ['current', 'exists already (site.config.ts)'],
    ['../1.0', 'cannot name a version'],
    ['1 0', 'cannot name a version'],
    ['', 'cannot name a version'],
    ['tutorial', 'would be below /docs/tutorial, where /docs/tutorial/philosophy is'],
  ])('for the name %j', async (name, message) => {
    const folder = useRepository();
    await expect(cutVersion(name, pack)).rejects.toThrow(message);
    expectUnchanged(folder);
  });

  it('when the content has errors', async () => {
    const folder = useRepository({ 'docs/tutorial/types.mdx': '---\ntittle: Types\n---\n' });
    await expect(cutVersion('1.0', pack)).rejects.toThrow('"tittle" is not a known name');
    expectUnchanged(folder);
  });

  it('when another language has pages of that version already', async () => {
    const kept = 'i18n/de/versioned_docs/1.0/tutorial/types.mdx';
    const folder = useRepository({
      'i18n/de/docs/tutorial/types.mdx': pageText('Typen'),
      'i18n/fr/docs/tutorial/types.mdx': pageText('Types'),
      'site.config.ts': configText.replace('docs:', "i18n: { locales: ['en', 'fr', 'de'] },\n  docs:"),
      [kept]: pageText('Alte Typen'),
    });
    await expect(cutVersion('1.0', pack)).rejects.toThrow('exists already (i18n/de/versioned_docs/1.0)');
    expect(readFileSync(path.join(folder, kept), 'utf8')).toBe(pageText('Alte Typen'));
    expect(readdirSync(path.join(folder, 'i18n/de/versioned_docs'))).toEqual(['1.0']);
    expect(readdirSync(path.join(folder, 'i18n/fr'))).toEqual(['docs']);
    expect(readdirSync(path.join(folder, 'versioned_docs'))).toEqual(['0.9']);
  });

  it('when the toolkit cannot be packed', async () => {
    const folder = useRepository({ 'i18n/en/docs/tutorial/types.mdx': pageText('Types') });
    const fail = () => {
      throw new Error('npm pack failed');
    };
    await expect(cutVersion('1.0', fail)).rejects.toThrow('npm pack failed');
    expectUnchanged(folder);
    expect(existsSync(path.join(folder, 'versioned_docs/1.0'))).toBe(false);
    expect(readdirSync(path.join(folder, 'i18n/en/versioned_docs'))).toEqual([]);
  });
});
