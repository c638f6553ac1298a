import { printDiagnostic } from '../../config/diagnostics/diagnostic';
import { useEnvironment, useFolder } from '../../config/fixtures/use-environment';
import { pageText, versionedConfigText, writeContent } from '../../config/fixtures/write-content';
import { getRedirects } from '../../content/pages';
import { checkContent } from './check-content';

jest.setTimeout(120_000);

/** Checks valid content whose page about types had these URLs, with changed files. */
async function checkWith(urls: string, change: Readonly<Record<string, string>> = {}) {
  useFolder(
    writeContent({
      'site.config.ts': versionedConfigText({ current: '/docs', '1.0': '/docs/1.0' }),
      'docs/tutorial/types.mdx': pageText('Types', `redirect_from: ${urls}`),
      'versioned_docs/1.0/tutorial/philosophy.mdx': pageText('Philosophy'),
      ...change,
    }),
  );
  useEnvironment({ CONTENT_DIR: '.' });
  const { diagnostics, warnings } = await checkContent();
  return { found: diagnostics.map(printDiagnostic), brokenLinks: warnings.brokenLinks };
}

it('a URL may have escapes, an ending and a slash', async () => {
  const { found } = await checkWith('[/docs/tutorial/kinds, /docs/old%20name.html, /docs/gone/]');
  expect(found).toEqual([]);
  expect((await getRedirects()).map(({ from }) => from)).toEqual([
    '/docs/tutorial/kinds',
    '/docs/old name',
    '/docs/gone',
  ]);
});

it.each(['/a/*', 'a', '/docs/%2A', '/docs/v1%3Aold', '/docs/a%3Fb'])('refuses %s', async (url) => {
  const { found } = await checkWith(`["${url}"]`);
  expect(found.join('\n')).toContain(`is "${url}", which is not allowed.\n  → Write a path of this site`);
});

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
  const { found } = await checkWith(`[${urls}]`, { 'app/page.tsx': 'export default () => null;' });
  expect(found).toEqual([`docs/tutorial/types.mdx:4\n  ${message}`]);
});

it('a URL leads to the page that names it, and counts from the path of its version', async () => {
  const { found } = await checkWith('[/docs/kinds, /kinds]', {
    'versioned_docs/1.0/tutorial/types.mdx': pageText(
      'Types',
      'redirect_from: [/docs/kinds, /kinds, /docs/1.0/sorts]',
    ),
  });
  expect(found).toEqual([]);
  expect((await getRedirects()).map(({ from, to }) => [from, to])).toEqual([
    ['/docs/kinds', '/docs/tutorial/types'],
    ['/kinds', '/docs/tutorial/types'],
    ['/docs/1.0/kinds', '/docs/1.0/tutorial/types'],
    ['/docs/1.0/sorts', '/docs/1.0/tutorial/types'],
  ]);
});

it('a link to a URL that has moved says where to', async () => {
  const { brokenLinks } = await checkWith('[/docs/kinds]', {
    'docs/tutorial/philosophy.mdx': pageText('Philosophy', '', 'See [kinds](/docs/kinds).'),
  });
  expect(brokenLinks.map(({ message, fix }) => [message, fix])).toEqual([
    ['There is no page or file at /docs/kinds.', 'It has moved: write /docs/tutorial/types.'],
  ]);
});
