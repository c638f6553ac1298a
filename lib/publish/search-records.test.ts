import { useContent } from '../config/fixtures/use-environment';
import { pageText, versionedConfigText } from '../config/fixtures/write-content';
import { getSearchContent, readSynonyms, withoutCommonNames } from './search-records';

const pages = {
  'tutorial/philosophy.mdx': pageText('Philosophy'),
  'tutorial/types.mdx': pageText('Types', 'keywords: [numbers]'),
  'tutorial/secret.mdx': pageText('Secret', 'unlisted: true'),
  'tutorial/unfinished.mdx': pageText('Unfinished', 'draft: true'),
  'api/overview.mdx': pageText('Overview'),
  'releases/index.mdx': pageText('Releases'),
  'examples/index.mdx': pageText('Examples'),
};

const pagesIn = (folder: string) =>
  Object.fromEntries(Object.entries(pages).map(([name, text]) => [`${folder}/${name}`, text]));

const recordsOf = async (version: string) => (await getSearchContent([], version)).records;
const urls = async (version: string) => (await recordsOf(version)).map(({ href }) => href.replace(/#.*/, ''));

beforeEach(() => {
  useContent({
    'site.config.ts': versionedConfigText({ current: '/docs/next', '1.0': '/docs', '0.9': '/docs/0.9' }),
    ...pagesIn('docs'),
    ...pagesIn('versioned_docs/1.0'),
    ...pagesIn('versioned_docs/0.9'),
  });
});

test('the records of the latest version are only its own', async () => {
  const found = await urls('1.0');
  expect(found).toContain('/docs/tutorial/types');
  expect(found.filter((href) => /^\/docs\/(next|0\.9)\//.test(href))).toEqual([]);
});

test('another version has records of its own', async () => {
  const found = await urls('0.9');
  expect(found).toContain('/docs/0.9/tutorial/types');
  expect(found.every((href) => href.startsWith('/docs/0.9/'))).toBe(true);
});

test('pages that are unlisted or drafts are left out', async () => {
  for (const version of ['1.0', '0.9']) expect((await urls(version)).join()).not.toMatch(/secret|unfinished/);
});

test('an unknown version is refused with the names of the known ones', async () => {
  await expect(recordsOf('2.0')).rejects.toThrow('The versions are: current, 1.0, 0.9.');
});

test('a page is found by its keywords', async () => {
  const records = await recordsOf('1.0');
  expect(records.find(({ href }) => href === '/docs/tutorial/types')?.keywords).toBe('numbers');
});

test('a name in the code of many sections is left out where a text has it, and a rare one is kept', () => {
  const record = { href: '/docs/x', page: 'X', heading: '', text: 'About compileEidos.' };
  const samples = Array.from({ length: 11 }, () => ({ ...record, code: 'compileEidos useState' }));
  const records = withoutCommonNames([...samples, { ...record, code: 'compileEidos useRows' }]);
  expect([...new Set(records.map(({ code }) => code))]).toEqual(['useState', 'useRows']);
});

test('a synonym that holds no word is refused, for it would be in every query', async () => {
  useContent({ 'synonyms.ts': "export default { conflict: '409, --' };" });
  await expect(readSynonyms()).rejects.toThrow('separated by commas');
});
