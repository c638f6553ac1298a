import { pageText, versionedConfigText } from '../../config/fixtures/write-content';
import { getRedirects } from '../../content/pages';
import { checkChange } from './fixtures/check-change';

/** Checks valid content whose page about types had these URLs, with changed files. */
const checkWith = (urls: string, change: Readonly<Record<string, string>> = {}) =>
  checkChange({
    'site.config.ts': versionedConfigText({ current: '/docs', '1.0': '/docs/1.0' }),
    'docs/tutorial/types.mdx': pageText('Types', `redirect_from: ${urls}`),
    'versioned_docs/1.0/tutorial/philosophy.mdx': pageText('Philosophy'),
    ...change,
  });

it('a URL may have escapes, an ending and a slash', async () => {
  const { diagnostics } = await checkWith('[/docs/tutorial/kinds, /docs/old%20name.html, /docs/gone/]');
  expect(diagnostics).toEqual([]);
  const sources = (await getRedirects()).map(({ from }) => from);
  expect(sources).toEqual(['/docs/tutorial/kinds', '/docs/old name', '/docs/gone']);
});

it.each('/a/* a /docs/%2A /docs/v1%3Aold /docs/a%3Fb /docs/%zz /docs/a//b'.split(' '))(
  'refuses %s',
  async (url) => {
    const { diagnostics } = await checkWith(`["${url}"]`);
    expect(diagnostics.join('\n')).toContain(
      `is "${url}", which is not allowed.\n  → Write a path of this site`,
    );
  },
);

const places = {
  '/docs/Tutorial/philosophy': 'would hide the page /docs/tutorial/philosophy',
  '/a, /a.html': 'is already in docs/tutorial/types.mdx:4',
  '/': 'would hide the page /',
};
const names = {
  '/docs/../a': '".." names a folder by its place, not by its name',
  '/docs/old.txt': '"old.txt" ends with ".txt", where Next keeps the data of pages',
};

it.each([
  ...Object.entries(places).map(([urls, reason]) => [
    urls,
    `The redirect from ${urls.replace(/, .*/, '')} ${reason}.\n  → Correct or remove it.`,
  ]),
  ...Object.entries(names).map(([url, reason]) => [
    url,
    `Nothing can redirect from ${url}: ${reason}.\n  → Write the URL as it was, for example '/docs/old'.`,
  ]),
])('refuses %s with the reason', async (urls, message) => {
  const { diagnostics } = await checkWith(`[${urls}]`, { 'app/page.tsx': 'export default () => null;' });
  expect(diagnostics).toEqual([`docs/tutorial/types.mdx:4\n  ${message}`]);
});

it('a URL leads to the page that names it, and counts from the path of its version', async () => {
  const { diagnostics } = await checkWith('[/docs/kinds, /kinds]', {
    'versioned_docs/1.0/tutorial/types.mdx': pageText(
      'Types',
      'redirect_from: [/docs/kinds, /kinds, /docs/1.0/sorts]',
    ),
  });
  expect(diagnostics).toEqual([]);
  expect((await getRedirects()).map(({ from, to }) => [from, to])).toEqual([
    ['/docs/kinds', '/docs/tutorial/types'],
    ['/kinds', '/docs/tutorial/types'],
    ['/docs/1.0/kinds', '/docs/1.0/tutorial/types'],
    ['/docs/1.0/sorts', '/docs/1.0/tutorial/types'],
  ]);
});

it('a link to a URL that has moved says where to', async () => {
  const { warnings } = await checkWith('[/docs/kinds]', {
    'docs/tutorial/philosophy.mdx': pageText('Philosophy', '', 'See [kinds](/docs/kinds).'),
  });
  expect(warnings).toMatch(/linking to \/docs\/kinds\n.* It has moved: write \/docs\/tutorial\/types\./);
});
