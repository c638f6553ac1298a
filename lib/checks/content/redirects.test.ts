import { printDiagnostic } from '../../config/diagnostics/diagnostic';
import { useEnvironment, useFolder } from '../../config/fixtures/use-environment';
import { pageText, versionedConfigText, writeContent } from '../../config/fixtures/write-content';
import { getRedirects } from '../../content/pages';
import { checkContent } from './check-content';

jest.setTimeout(120_000);

/** What is reported of a sound content with these redirects and these changed files. */
async function checkWith(list: string, change: Readonly<Record<string, string>> = {}) {
  useFolder(
    writeContent({
      'site.config.ts': versionedConfigText({ current: '/docs', '1.0': '/docs/1.0' }),
      'redirects.ts': `export default ${list};\n`,
      'versioned_docs/1.0/tutorial/philosophy.mdx': pageText('Philosophy'),
      ...change,
    }),
  );
  useEnvironment({ CONTENT_DIR: '.' });
  const { diagnostics, warnings } = await checkContent();
  return { found: diagnostics.map(printDiagnostic), brokenLinks: warnings.brokenLinks };
}

it('a sound list is accepted: pages, anchors, files with escapes and other sites', async () => {
  const { found } = await checkWith(
    `[
    { from: '/docs/tutorial/kinds', to: '/docs/tutorial/types' },
    { from: '/docs/old%20name.html', to: '/docs/tutorial/types?x=1#numbers' },
    { from: '/docs/gone/', to: 'https://example.net/elsewhere' },
  ]`,
    { 'docs/tutorial/types.mdx': pageText('Types', '', '## Numbers\n\nText.') },
  );
  expect(found).toEqual([]);
  expect((await getRedirects()).map(({ from }) => from)).toEqual([
    '/docs/tutorial/kinds',
    '/docs/old name',
    '/docs/gone',
  ]);
});

it.each([
  [
    `[{ from: '/a', to: '/docs/tutorial/typs' }]`,
    'There is no page at /docs/tutorial/typs.\n  → Did you mean /docs/tutorial/types?',
  ],
  [`[{ from: '/a', to: '/docs/tutorial/types#x' }]`, '/docs/tutorial/types has no anchor #x.'],
  [`[{ from: '/a', to: '/a/' }]`, 'The redirect from /a is a dead end: There is no page at /a.'],
  [
    `[{ from: '/a', to: '/b' },\n{ from: '/b', to: '/c' },\n{ from: '/c', to: '/b' }]`,
    'redirects.ts:3\n  The redirect from /c is a dead end: There is no page at /b.\n  → It has moved: write /c.',
  ],
  [
    `[{ from: '/b', to: '/docs/tutorial/types' },\n{ from: '/a', to: '/b#x' }]`,
    'redirects.ts:2\n  The redirect from /a is a dead end: There is no page at /b.\n  → It has moved: write /docs/tutorial/types.',
  ],
  [
    `[{ from: '/docs/Tutorial/types', to: '/docs/tutorial/philosophy' }]`,
    'The redirect from /docs/Tutorial/types would hide the page /docs/tutorial/types.\n  → Remove it,',
  ],
  [
    `[\n{ from: '/a', to: '/docs/tutorial/types' },\n{ from: '/a.html', to: '/docs/tutorial/philosophy' }]`,
    'redirects.ts:3\n  A redirect from /a is already in redirects.ts:2.',
  ],
  [`[{ from: '/a/*', to: '/docs/tutorial/types' }]`, '"*" holds "*", which hosts read as a pattern.'],
  [
    `[{ from: '/a', to: 'https://example.org/docs/tutorial/types' }]`,
    "a full URL of this site.\n  → Write '/docs/tutorial/types'.",
  ],
  [
    `[{ from: 'a', to: '/docs/tutorial/types' }]`,
    `redirects.ts:1\n  [0].from: is "a", which is not allowed.\n  → Write a path of this site without '?' and '#'`,
  ],
  [`[{ from: '/a', to: 'docs' }]`, '[0].to: is "docs", which is not allowed.\n  → Write a path of this site'],
  [`[{ from: '/a', too: '/b' }]`, 'Did you mean "to"?'],
  [`{ from: '/a' }`, 'but must be a list.\n  → Write a list, for example'],
])('refuses %s', async (list, message) => {
  const { found } = await checkWith(list);
  expect(found.join('\n')).toContain(message);
});

describe('redirect_from', () => {
  it('leads to the page that names it, and counts from the path of its version', async () => {
    const old = pageText('Types', 'redirect_from: [/docs/kinds, /kinds]');
    const copied = pageText('Types', 'redirect_from: [/docs/kinds, /kinds, /docs/1.0/sorts]');
    const { found } = await checkWith('[]', {
      'docs/tutorial/types.mdx': old,
      'versioned_docs/1.0/tutorial/types.mdx': copied,
    });
    expect(found).toEqual([]);
    expect((await getRedirects()).map(({ from, to }) => [from, to])).toEqual([
      ['/docs/kinds', '/docs/tutorial/types'],
      ['/kinds', '/docs/tutorial/types'],
      ['/docs/1.0/kinds', '/docs/1.0/tutorial/types'],
      ['/docs/1.0/sorts', '/docs/1.0/tutorial/types'],
    ]);
  });

  it('is checked with the others, at its line', async () => {
    const { found } = await checkWith(`[{ from: '/docs/kinds', to: '/docs/tutorial/philosophy' }]`, {
      'docs/tutorial/types.mdx': pageText('Types', 'redirect_from: [/docs/kinds]'),
    });
    expect(found.join('\n')).toContain(
      'docs/tutorial/types.mdx:4\n  A redirect from /docs/kinds is already in redirects.ts:1.',
    );
  });
});

it('a link to a URL that has moved says where to', async () => {
  const { brokenLinks } = await checkWith(`[{ from: '/docs/kinds', to: '/docs/tutorial/types' }]`, {
    'docs/tutorial/philosophy.mdx': pageText('Philosophy', '', 'See [kinds](/docs/kinds).'),
  });
  expect(brokenLinks.map(({ message, fix }) => [message, fix])).toEqual([
    ['There is no page at /docs/kinds.', 'It has moved: write /docs/tutorial/types.'],
  ]);
});
