import { fixtureSite } from '../../config/fixtures/site';
import type { DocPage } from '../../content/model/doc-page';
import { resolveNavbar } from './resolve-navbar';

const pages = [
  {
    id: 'tutorial/philosophy',
    path: '/docs/tutorial/philosophy',
    sidebar: 'tutorial',
    version: 'current',
    unlisted: true,
  },
  { id: 'tutorial/types', path: '/docs/tutorial/types', sidebar: 'tutorial', version: 'current' },
  { id: 'releases/index', path: '/docs/releases/', sidebar: 'releases', version: 'current' },
] as DocPage[];

let versions = [{ name: 'current', label: 'Next', path: '/docs', latest: true }];

/** The error that reading any page throws. */
let pagesError: Error | undefined;

jest.mock('../../content/pages', () => ({
  getPages: () => (pagesError ? Promise.reject(pagesError) : Promise.resolve(pages)),
  getPageById: (id: string) => {
    if (pagesError) return Promise.reject(pagesError);
    const page = pages.find((candidate) => candidate.id === id);
    return page ? Promise.resolve(page) : Promise.reject(new Error(`Couldn't find any doc with id "${id}"`));
  },
  getVersion: () => Promise.resolve({ draftIds: ['tutorial/draft'] }),
  getSidebarLink: (id: string) => {
    const page = pages.find(({ sidebar }) => sidebar === id);
    return page
      ? Promise.resolve({ label: 'First', path: page.path })
      : Promise.reject(new Error(`Sidebar with ID "${id}" doesn't have anything to be linked to.`));
  },
  getMainPage: () => Promise.resolve(pages[0]),
  getVersions: () => Promise.resolve(versions),
}));

const siteWith = (items: object[]) =>
  fixtureSite({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, navbar: { items } });

async function only(item: object) {
  const { start } = await resolveNavbar(siteWith([item]));
  return start[0];
}

it('a sidebar link leads to its first page and is active on each of its pages', async () => {
  expect(await only({ type: 'docSidebar', sidebarId: 'tutorial', label: 'Tutorial' })).toMatchObject({
    kind: 'link',
    label: 'Tutorial',
    href: '/docs/tutorial/philosophy',
    active: { within: ['/docs/tutorial'] },
  });
});

it('a docs version dropdown with one version is a link called after it', async () => {
  expect(await only({ type: 'docsVersionDropdown' })).toMatchObject({
    kind: 'link',
    label: 'Next',
    ariaLabel: 'Version: Next',
    href: '/docs/tutorial/philosophy',
  });
});

it('a docs version dropdown opens the mobile menu on the pages of its versions', async () => {
  const [one] = versions;
  versions = [...versions, { name: '1', label: '1.0', path: '/docs/1', latest: false }];
  expect(await only({ type: 'docsVersionDropdown' })).toMatchObject({
    kind: 'versions',
    label: 'Versions',
    opensOn: [{ within: ['/docs', '/docs/1'] }],
  });
  versions = [one!];
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
  const site = siteWith([
    { to: '/a', label: 'A' },
    { to: '/b', label: 'B', position: 'right' },
    { type: 'search' },
  ]);
  const { start, end, docs } = await resolveNavbar(site);
  expect([start.length, end.length]).toEqual([2, 1]);
  expect(docs).toEqual({ within: ['/docs'], except: ['/docs'] });
});

it('an item that cannot be resolved is reported with its configuration and its cause', async () => {
  await expect(only({ type: 'docSidebar', sidebarId: 'examples' })).rejects.toThrow(
    /navbar item failed to render\.[^]*"sidebarId": "examples"[^]*doesn't have anything to be linked to/,
  );
  await expect(only({ type: 'doc', docId: 'nothing' })).rejects.toThrow(
    /Couldn't find any doc with id "nothing"/,
  );
});

it('a link to an unlisted page is known as one', async () => {
  expect(await only({ type: 'doc', docId: 'tutorial/types' })).not.toHaveProperty('isUnlisted');
  expect(await only({ type: 'doc', docId: 'tutorial/philosophy' })).toMatchObject({ isUnlisted: true });
});

it('a link to a draft is left out, in a dropdown too', async () => {
  const draft = { type: 'doc', docId: 'tutorial/draft' };
  expect(await only(draft)).toBeUndefined();
  expect(await only({ label: 'More', items: [draft, { to: '/a', label: 'A' }] })).toMatchObject({
    items: [{ href: '/a' }],
    opensOn: [{ paths: ['/a'] }],
  });
});

it('a dropdown with nothing but drafts is left out, or is the link to its own page', async () => {
  const items = [{ type: 'doc', docId: 'tutorial/draft' }];
  expect(await only({ label: 'More', items })).toBeUndefined();
  expect(await only({ label: 'More', to: '/more', items })).toMatchObject({ kind: 'link', href: '/more' });
});

test('an error of the pages is reported as it is, with its file and line first', async () => {
  pagesError = new Error('content/docs/a.mdx:3: title: is missing.');
  try {
    await expect(only({ type: 'doc', docId: 'tutorial/types' })).rejects.toBe(pagesError);
  } finally {
    pagesError = undefined;
  }
});
