import { getSite } from '../../config/site';
import { useContent } from '../../config/fixtures/use-environment';
import { configText, pageText } from '../../config/fixtures/write-content';
import { resolveNavbar } from './resolve-navbar';

/** The items of a bar, in a site with an unlisted page, a draft and what `change` adds. */
async function resolve(items: object[], change: Readonly<Record<string, string>> = {}, docs = {}) {
  const config = {
    i18n: { locales: ['en', 'fr'] },
    docs: { mainDoc: 'tutorial/philosophy', ...docs },
    navbar: { items },
  };
  useContent({
    'site.config.ts': configText(config),
    'docs/tutorial/hidden.mdx': pageText('Hidden', 'unlisted: true'),
    'docs/tutorial/draft.mdx': pageText('Draft', 'draft: true'),
    ...change,
  });
  return resolveNavbar(await getSite());
}

const only = async (item: object, ...site: [change?: Readonly<Record<string, string>>, docs?: object]) =>
  (await resolve([item], ...site)).start[0];

it('a sidebar link leads to its first page and is active on each of its pages', async () => {
  const link = await only({ type: 'docSidebar', sidebarId: 'tutorial', label: 'Tutorial' });
  expect(link).toMatchObject({ kind: 'link', label: 'Tutorial', href: '/docs/tutorial/philosophy' });
  expect(link).toHaveProperty('active', { within: ['/docs/tutorial'] });
});

it('a docs version dropdown with one version is a link called after it', async () => {
  const link = { kind: 'link', label: 'Next', href: '/docs/tutorial/philosophy' };
  const found = await only({ type: 'docsVersionDropdown' });
  expect(found).toMatchObject({ ...link, ariaLabel: 'Version: Next' });
});

it('a docs version dropdown opens the mobile menu on the pages of its versions', async () => {
  const versions = [
    { name: 'current', label: 'Next', path: '/docs' },
    { name: '1', label: '1.0', path: '/docs/1' },
  ];
  const old = { 'versioned_docs/1/tutorial/philosophy.mdx': pageText('Philosophy') };
  const dropdown = { kind: 'versions', label: 'Versions', opensOn: [{ within: ['/docs', '/docs/1'] }] };
  expect(await only({ type: 'docsVersionDropdown' }, old, { versions })).toMatchObject(dropdown);
});

it('a link to a version is active nowhere, as the link to the page’s section is', async () => {
  for (const item of [{ type: 'docsVersionDropdown' }, { type: 'docsVersion', to: '/docs/tutorial/types' }])
    expect(await only(item)).not.toHaveProperty('active');
});

it('a plain link is active on its page and below; a link elsewhere never is', async () => {
  expect(await only({ to: '/apiDocs', label: 'Api' })).toMatchObject({ active: { within: ['/apiDocs'] } });
  expect(await only({ href: 'https://example.org', label: 'Repository' })).not.toHaveProperty('active');
  expect(await only({ to: '/x', label: 'X', activeBaseRegex: '^/y' })).toMatchObject({
    active: { pattern: '^/y' },
  });
});

it('locales are named in their own language; only the default one has no prefix', async () => {
  expect(await only({ type: 'localeDropdown' })).toMatchObject({
    locales: [
      { label: 'English', prefix: '', isCurrent: true },
      { label: 'Français', prefix: '/fr', isCurrent: false },
    ],
  });
});

it('a dropdown with its own page lists it first', async () => {
  const item = await only({ label: 'More', to: '/more', items: [{ to: '/a', label: 'A' }] });
  expect(item).toMatchObject({ kind: 'dropdown', items: [{ href: '/more' }, { href: '/a' }] });
});

it('items are on the side that they name', async () => {
  const { start, end, docs } = await resolve([
    { to: '/a', label: 'A' },
    { to: '/b', label: 'B', position: 'right' },
    { type: 'search' },
  ]);
  expect([start.length, end.length]).toEqual([2, 1]);
  expect(docs).toEqual({ within: ['/docs'], except: ['/docs'] });
});

it('an item that cannot be resolved is reported with its configuration and its cause', async () => {
  const empty = { 'docs/examples/index.mdx': pageText('Examples', 'displayed_sidebar: null') };
  await expect(only({ type: 'docSidebar', sidebarId: 'examples' }, empty)).rejects.toThrow(
    /navbar item failed to render\.[^]*"sidebarId": "examples"[^]*doesn't have anything to be linked to/,
  );
  await expect(only({ type: 'doc', docId: 'none' })).rejects.toThrow(/Couldn't find any doc with id "none"/);
});

it('a link to an unlisted page is known as one', async () => {
  expect(await only({ type: 'doc', docId: 'tutorial/types' })).not.toHaveProperty('isUnlisted');
  expect(await only({ type: 'doc', docId: 'tutorial/hidden' })).toMatchObject({ isUnlisted: true });
});

it('a link to a draft is left out, in a dropdown too', async () => {
  const draft = { type: 'doc', docId: 'tutorial/draft' };
  expect(await only(draft)).toBeUndefined();
  const dropdown = await only({ label: 'More', items: [draft, { to: '/a', label: 'A' }] });
  expect(dropdown).toMatchObject({ items: [{ href: '/a' }], opensOn: [{ paths: ['/a'] }] });
});

it('a dropdown with nothing but drafts is left out, or is the link to its own page', async () => {
  const items = [{ type: 'doc', docId: 'tutorial/draft' }];
  expect(await only({ label: 'More', items })).toBeUndefined();
  expect(await only({ label: 'More', to: '/more', items })).toMatchObject({ kind: 'link', href: '/more' });
});

test('an error of the pages is reported as it is, with its file and line first', async () => {
  const broken = { 'docs/tutorial/types.mdx': pageText('Types', 'titel: x') };
  await expect(only({ type: 'doc', docId: 'tutorial/types' }, broken)).rejects.toThrow(
    /^There is a problem:\n\ndocs\/tutorial\/types\.mdx:4/,
  );
});
