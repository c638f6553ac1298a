import { useEnvironment, useFolder } from '../config/fixtures/use-environment';
import { pageText, writeContent } from '../config/fixtures/write-content';
import { createLinkResolver, findPagesByFile } from './link-resolver';
import { getPageById, getPages } from './pages';

const config = {
  title: 'Eidos',
  url: 'https://example.org',
  organizationName: 'Eidos',
  docs: { mainDoc: 'tutorial/philosophy' },
};

/** Resolves a link of the page `tutorial/philosophy` . */
async function resolve(written: string, from = 'tutorial/philosophy'): Promise<string | undefined> {
  useFolder(
    writeContent({
      'site.config.ts': `export default ${JSON.stringify(config)};`,
      'docs/tutorial/plain.mdx': pageText('Plain'),
      'docs/tutorial/moved.mdx': pageText('Moved', 'slug: elsewhere'),
    }),
  );
  useEnvironment({ CONTENT_DIR: '.' });
  return createLinkResolver(await getPageById(from), findPagesByFile(await getPages()))(written);
}

it.each([
  ['plain.mdx', '/docs/tutorial/plain'],
  ['./plain.mdx#part', '/docs/tutorial/plain#part'],
  ['../releases/index.mdx', '/docs/releases/'],
  ['/tutorial/plain.mdx', '/docs/tutorial/plain'],
  ['missing.mdx', undefined],
  ['plain.md', undefined],
])('the name of a file, %s, leads to its page', async (written, path) => {
  expect(await resolve(written)).toBe(path);
});

it.each([
  ['plain', '/docs/tutorial/plain'],
  ['./plain?x=1', '/docs/tutorial/plain?x=1'],
  ['moved#part', '/docs/tutorial/moved#part'],
  ['../releases', '/docs/releases'],
  ['missing', '/docs/tutorial/missing'],
])('%s without an ending is a URL', async (written, path) => {
  expect(await resolve(written)).toBe(path);
});

it('a folder’s own page names the files next to it as any page does', async () => {
  expect(await resolve('../tutorial/moved.mdx', 'releases/index')).toBe('/docs/tutorial/elsewhere');
});
