import { fixtureSite } from '../config/fixtures/site';
import {
  absoluteUrl,
  docTags,
  formatTitle,
  notFoundTags,
  pageTags,
  sidebarLabel,
  siteIcons,
  siteMetadata,
} from './metadata';
import { fixturePage } from '../content/fixtures/doc-page';
import { buildSitemap } from './sitemap';
import { readVersions, type Version } from '../content/model/versions';

const page = fixturePage({
  id: 'tutorial/getting started',
  path: '/docs/tutorial/getting started',
  title: 'Getting started',
  description: 'The first screen.',
  keywords: ['schema', 'form'],
  lastUpdate: { date: '2025-03-31T00:00:00.000Z' },
});

const site = fixtureSite();
const [version] = readVersions(site.docs) as [Version];

it('calls a sidebar as the item of the bar that is active on its pages', () => {
  const items = [
    { type: 'docSidebar', sidebarId: 'tutorial', label: 'Learn' },
    { to: '/apiDocs', label: 'API', activeBaseRegex: '^/(apiDocs|docs/api)(/|$)' },
  ];
  const named = fixtureSite({ navbar: { items } });
  const labels = ['tutorial', 'api', 'releases'].map((id) => sidebarLabel(named, id));
  expect(labels).toEqual(['Learn', 'API', 'Releases']);
});

it('writes a title as "{page title} | {site title}", or only the site title', () => {
  expect(formatTitle('Types', 'Eidos')).toBe('Types | Eidos');
  expect(formatTitle('  Types ', 'Eidos')).toBe('Types | Eidos');
  expect(formatTitle('  ', 'Eidos')).toBe('Eidos');
  expect(formatTitle(undefined, 'Eidos')).toBe('Eidos');
});

it('writes full URLs encoded, below the base path, other locales with their prefix', () => {
  const below = { ...site, basePath: '/preview/x', rootPath: '/preview/x' };
  expect(absoluteUrl(below, page.path)).toBe('https://example.org/preview/x/docs/tutorial/getting%20started');
  expect(absoluteUrl(below, '/docs/releases/')).toBe('https://example.org/preview/x/docs/releases/');
  expect(absoluteUrl(below, '/docs', 'fr')).toBe('https://example.org/preview/x/fr/docs');
  expect(absoluteUrl(below, 'https://other.example.org/a.png')).toBe('https://other.example.org/a.png');
});

/** The tags of a head: the text, content or URL of each tag by what names it, in order. */
const read = (tags: ReturnType<typeof pageTags>) =>
  tags.map(([element, { children, name, property, content, rel, hrefLang, type, href }]) => [
    name ?? property ?? hrefLang ?? type ?? rel ?? element,
    children ?? content ?? href,
  ]);

describe('the head of a docs page', () => {
  const url = 'https://example.org/docs/tutorial/getting%20started';
  const rendered = 'https://example.org/social/docs/tutorial/getting%20started.png';
  const title = 'Getting started | Eidos';
  const tagsOf = (change: Partial<typeof page> = {}, others = site) =>
    read(docTags(others, { ...page, ...change }, version));

  it('says what it is, where it is, and what is shown where it is shared', () => {
    expect(tagsOf()).toEqual([
      ['title', title],
      ['description', 'The first screen.'],
      ['keywords', 'schema,form'],
      ['docusaurus_locale', 'en'],
      ['docsearch:language', 'en'],
      ['docusaurus_version', 'current'],
      ['docsearch:version', 'current'],
      ['docusaurus_tag', 'docs-default-current'],
      ['docsearch:docusaurus_tag', 'docs-default-current'],
      ['canonical', url],
      ['en', url],
      ['x-default', url],
      ['text/markdown', `${url}.md`],
      ['og:title', title],
      ['og:description', 'The first screen.'],
      ['og:url', url],
      ['og:site_name', 'Eidos'],
      ['og:locale', 'en'],
      ['og:image', rendered],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Getting started'],
      ['og:type', 'article'],
      ['article:modified_time', '2025-03-31T00:00:00.000Z'],
      ['article:section', 'Tutorial'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', title],
      ['twitter:description', 'The first screen.'],
      ['twitter:image', rendered],
      ['twitter:image:alt', 'Getting started'],
    ]);
  });

  it('names its own picture, or the site’s with its size where its title cannot be rendered', () => {
    const ofImage = (tags: ReturnType<typeof read>) =>
      tags.filter(([name]) => name?.startsWith('og:image')).map(([, value]) => value);
    const card = ['https://example.org/img/social-card.png', '1200', '630', '日本語'];
    expect(ofImage(tagsOf({ title: '日本語' }, { ...site, image: '/img/social-card.png' }))).toEqual(card);
    const own = ['https://example.org/img/own.png', 'Getting started'];
    expect(ofImage(tagsOf({ image: '/img/own.png' }))).toEqual(own);
  });

  it('keeps search engines out only when it is unlisted or its version is', () => {
    const hidden = ['robots', 'noindex, nofollow'];
    expect(tagsOf()).not.toContainEqual(hidden);
    expect(tagsOf({ unlisted: true })).toContainEqual(hidden);
    expect(read(docTags(site, page, { ...version, noIndex: true }))).toContainEqual(hidden);
    expect(tagsOf({}, { ...site, isPreview: true })).toContainEqual(hidden);
  });
});

it('lists the other locales of a page', () => {
  const two = fixtureSite({
    i18n: { defaultLocale: 'en', locales: ['en', 'pt'], localeConfigs: { pt: { htmlLang: 'pt-BR' } } },
  });
  expect(read(pageTags(two, { title: undefined, path: '/' }))).toEqual(
    expect.arrayContaining([
      ['title', 'Eidos'],
      ['en', 'https://example.org/'],
      ['pt-BR', 'https://example.org/pt/'],
      ['x-default', 'https://example.org/'],
      ['og:locale', 'en'],
      ['og:locale:alternate', 'pt_BR'],
      ['og:type', 'website'],
    ]),
  );
  const portuguese = read(pageTags({ ...two, locale: 'pt' }, { title: undefined, path: '/' }));
  expect(portuguese).toContainEqual(['canonical', 'https://example.org/pt/']);
  expect(portuguese).toContainEqual(['x-default', 'https://example.org/']);
});

it('sends crawlers the default tag of a page outside the docs', () => {
  expect(read(pageTags(site, { title: 'Api Docs', path: '/apiDocs' })).slice(0, 5)).toEqual([
    ['title', 'Api Docs | Eidos'],
    ['docusaurus_locale', 'en'],
    ['docsearch:language', 'en'],
    ['docusaurus_tag', 'default'],
    ['docsearch:docusaurus_tag', 'default'],
  ]);
});

it('sets the title of the not-found page and no URL', () => {
  const names = read(notFoundTags(site)).map(([name]) => name);
  expect(read(notFoundTags(site))).toContainEqual(['title', 'Page Not Found | Eidos']);
  expect(names).not.toContain('canonical');
  expect(names).not.toContain('description');
  expect(names).not.toContain('text/markdown');
});

it('names the generator with its version', () => {
  expect(siteMetadata(site).generator).toBe('Eidos v3.5.2');
});

it('lists in the sitemap what search engines may find', () => {
  const pages = [page, { ...page, path: '/a', unlisted: true }, { ...page, path: '/b', version: 'old' }];
  const versions = [version, { ...version, name: 'old', noIndex: true }];
  expect(buildSitemap(site, ['/'], pages, versions)).toEqual([
    { url: 'https://example.org/' },
    { url: 'https://example.org/docs/tutorial/getting%20started', lastModified: '2025-03-31T00:00:00.000Z' },
  ]);
});

const iconOf = (favicon: string | undefined) => siteIcons({ favicon, basePath: '/preview' })?.icon;

test.each([
  ['/favicon.svg', '/preview/favicon.svg'],
  ['https://elsewhere.example.org/icon.svg', 'https://elsewhere.example.org/icon.svg'],
  [undefined, undefined],
])('the icon %s is at %s', (favicon, url) => {
  expect(iconOf(favicon)).toBe(url);
});
