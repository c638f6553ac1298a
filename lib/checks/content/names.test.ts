import { checkChange } from './fixtures/check-change';
import { navigationText, pageText } from '../../config/fixtures/write-content';
import { getPage, getPages, getSidebar } from '../../content/pages';

const withSlug = (slug: string) => ({
  'docs/tutorial/types.mdx': pageText('Types', `slug: ${JSON.stringify(slug)}`),
});

/** The only error of a content with this change. */
async function errorOf(change: Readonly<Record<string, string>>, config?: object) {
  const { diagnostics } = await checkChange(change, config);
  expect(diagnostics).toHaveLength(1);
  return diagnostics[0];
}

describe('the name of a page', () => {
  it('may have signs, spaces and letters of any script, and links find it', async () => {
    const names = ['a&b', '100% sure', "it's", 'v1.2', '日本語', '🎉 party', 'C++', '[x]', 'Ünïcode'];
    const pages = names.map((name) => [`docs/tutorial/${name}.mdx`, pageText('Odd')] as const);
    const links = names.map((name) => `[x](<./${name}.mdx>) [y](/docs/tutorial/${encodeURIComponent(name)})`);
    const { diagnostics, warnings } = await checkChange({
      ...Object.fromEntries(pages),
      'docs/tutorial/types.mdx': pageText('Types', '', links.join('\n\n')),
    });
    expect({ diagnostics, warnings }).toEqual({ diagnostics: [], warnings: '' });
    for (const name of names)
      expect((await getPage(['tutorial', encodeURIComponent(name)]))?.title).toBe('Odd');
  });

  it.each([
    ['what?', /what\?\.mdx\n {2}A page cannot have this URL: "what\?" holds "\?".*\n {2}→ Rename/],
    ['Index', /"Index" is the name of a folder’s own page/],
  ])('cannot be %j', async (name, printed) => {
    expect(await errorOf({ [`docs/tutorial/${name}.mdx`]: pageText('Odd') })).toMatch(printed);
  });

  it('may be anything when the page has a slug from the root', async () => {
    const { diagnostics } = await checkChange({
      'docs/tutorial/what?.mdx': pageText('Odd', 'slug: /tutorial/what'),
    });
    expect(diagnostics).toEqual([]);
  });

  it('is one, whichever way its accents are stored', async () => {
    const [composed, decomposed] = ['café'.normalize('NFC'), 'café'.normalize('NFD')];
    const { diagnostics, warnings } = await checkChange({
      [`docs/tutorial/${decomposed}.mdx`]: pageText('Coffee'),
      'docs/tutorial/types.mdx': pageText('T', '', `[x](${composed}.mdx) [y](/docs/tutorial/${decomposed})`),
    });
    expect({ diagnostics, warnings }).toEqual({ diagnostics: [], warnings: '' });
    expect((await getPages()).map(({ path }) => path)).toContain(`/docs/tutorial/${composed}`);
  });

  it('that differs from another only in case is a duplicate route', async () => {
    const { warnings } = await checkChange({ 'docs/tutorial/Types.mdx': pageText('Other types') });
    expect(warnings).toMatch(
      /a page already exists at this route.*\n.*docs\/tutorial\/Types\.mdx and docs\/tutorial\/types\.mdx/,
    );
  });
});

describe('a file that is not a page', () => {
  it.each(['old.MDX', 'old.markdown', 'old.md'])('%s is reported with its right name', async (name) => {
    expect(await errorOf({ [`docs/tutorial/${name}`]: 'Text.' })).toBe(
      `docs/tutorial/${name}\n  Pages are .mdx files, so this one is not read.\n  → Rename ${name} to old.mdx.`,
    );
  });

  it.each(['..mdx', '.mdx', '.draft.mdx', '.drafts/one.mdx', '_old.md'])('%s is left out', async (name) => {
    const { diagnostics } = await checkChange({ [`docs/tutorial/${name}`]: '\0' });
    expect(diagnostics).toEqual([]);
  });
});

describe('a slug', () => {
  it.each([
    [
      '/',
      /types\.mdx:4\n {2}A page cannot have this URL: \/docs leads to docs\.mainDoc of the configuration\./,
    ],
    ['../x', /types\.mdx:4\n {2}A page cannot have this URL: "\.\." names a folder by its place/],
    ['x/index', /"index" is the name of a folder’s own page/],
    ['https://example.org/x', /it has two slashes in a row\.\n {2}→ Write the page's path/],
    ['x?y=1', /slug: is "x\?y=1", which is not allowed/],
    ['x#y', /slug: is "x#y", which is not allowed/],
  ])('cannot be %j', async (slug, printed) => {
    expect(await errorOf(withSlug(slug))).toMatch(printed);
  });

  it.each(['x/', 'a/b', '/guides/日本語', 'x y'])('may be %j', async (slug) => {
    expect(await checkChange(withSlug(slug))).toEqual({ diagnostics: [], warnings: '' });
  });

  it('cannot be left out for a page at the docs’ own URL', async () => {
    const { diagnostics } = await checkChange({
      'docs/index.mdx': pageText('Root', 'displayed_sidebar: null'),
    });
    expect(diagnostics[0]).toMatch(
      /docs\/index\.mdx\n {2}A page cannot have this URL: \/docs leads to .*\n {2}→ Rename the file or folder/,
    );
  });
});

describe('a name that every object has', () => {
  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('%s is not a sidebar', async (name) => {
    const { diagnostics } = await checkChange(
      { 'docs/tutorial/types.mdx': pageText('Types', `displayed_sidebar: ${name}`) },
      { navbar: { items: [{ type: 'docSidebar', sidebarId: name }] } },
    );
    expect(diagnostics[0]).toContain(`Can't find any sidebar with id "${name}"`);
    await expect(getSidebar(name)).rejects.toThrow();
  });
});

it.each(['../x', 'a//b', '.', 'a\\b', '/a', 'a/'])('a folder of a sidebar cannot be %j', async (folder) => {
  const navigation = navigationText({ api: { folder: 'api', categories: [{ label: 'X', folder }] } });
  expect(await errorOf({ 'navigation.ts': navigation })).toMatch(
    /navigation\.ts:10\n {2}api\.categories\[0\]\.folder: is "/,
  );
});
