import { useContent } from '../config/fixtures/use-environment';
import { configText, pageText } from '../config/fixtures/write-content';
import { createLinkResolver, findPagesByFile } from './link-resolver';
import { getPageById, getPages } from './pages';

/** Resolve a link of the page that names them; all from one reading of the content. */
const resolvers = new Map<string, (written: string) => string | undefined>();
const resolve = (written: string, from = 'tutorial/philosophy') => resolvers.get(from)!(written);

beforeAll(async () => {
  useContent({
    'site.config.ts': configText(),
    'docs/tutorial/plain.mdx': pageText('Plain'),
    'docs/tutorial/moved.mdx': pageText('Moved', 'slug: elsewhere'),
  });
  const files = findPagesByFile(await getPages());
  for (const from of ['tutorial/philosophy', 'releases/index'])
    resolvers.set(from, createLinkResolver(await getPageById(from), files));
});

it.each([
  ['plain.mdx', '/docs/tutorial/plain'],
  ['./plain.mdx#part', '/docs/tutorial/plain#part'],
  ['../releases/index.mdx', '/docs/releases/'],
  ['/tutorial/plain.mdx', '/docs/tutorial/plain'],
  ['missing.mdx', undefined],
  ['plain.md', undefined],
])('the name of a file, %s, leads to its page', (written, path) => {
  expect(resolve(written)).toBe(path);
});

it.each([
  ['plain', '/docs/tutorial/plain'],
  ['./plain?x=1', '/docs/tutorial/plain?x=1'],
  ['moved#part', '/docs/tutorial/moved#part'],
  ['../releases', '/docs/releases'],
  ['missing', '/docs/tutorial/missing'],
])('%s without an ending is a URL', (written, path) => {
  expect(resolve(written)).toBe(path);
});

it('a folder’s own page names the files next to it as any page does', () => {
  expect(resolve('../tutorial/moved.mdx', 'releases/index')).toBe('/docs/tutorial/elsewhere');
});
