import { fixtureSite } from '../config/fixtures/site';
import {
  absoluteUrl,
  docMetadata,
  formatTitle,
  notFoundMetadata,
  pageMetadata,
  sidebarLabel,
  siteIcons,
  siteMetadata,
} from './metadata';
import type { DocPage } from '../content/model/doc-page';
import { buildSitemap } from './sitemap';
import { readVersions, type Version } from '../content/model/versions';

const page: DocPage = {
  id: 'tutorial/getting started',
  path: '/docs/tutorial/getting started',
  slug: ['tutorial', 'getting started'],
  title: 'Getting started',
  description: 'The first screen.',
  sidebar: 'tutorial',
  keywords: ['schema', 'form'],
  image: undefined,
  tableOfContents: { hidden: false, minHeadingLevel: 2, maxHeadingLevel: 3 },
  breadcrumbs: [],
  previous: undefined,
  next: undefined,
  editUrl: undefined,
  lastUpdate: { date: '2025-03-31T00:00:00.000Z' },
  draft: false,
  unlisted: false,
  version: 'current',
  sourceFile: '/content/docs/tutorial/getting started.mdx',
  originalFile: '/content/docs/tutorial/getting started.mdx',
};

const site = fixtureSite();
const [version] = readVersions(site.docs) as [Version];

it('calls a sidebar as the item of the bar that is active on its pages', () => {
  const items = [
    { type: 'docSidebar', sidebarId: 'tutorial', label: 'Learn' },
    { to: '/apiDocs', label: 'API', activeBaseRegex: '^/(apiDocs|docs/api)(/|$)' },
  ];
  const named = fixtureSite({ navbar: { items } });
  expect(['tutorial', 'api', 'releases'].map((id) => sidebarLabel(named, id))).toEqual([
    'Learn',
    'API',
    'Releases',
  ]);
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
  expect(absoluteUrl(below, 'https://elsewhere.example.org/a.png')).toBe(
    'https://elsewhere.example.org/a.png',
  );
});

describe('the head of a docs page', () => {
  const url = 'https://example.org/docs/tutorial/getting%20started';

  it('has title, description, keywords and an encoded canonical URL', () => {
    expect(docMetadata(site, page, version)).toMatchObject({
      title: 'Getting started | Eidos',
      description: 'The first screen.',
      keywords: 'schema,form',
      alternates: { canonical: url, languages: { en: url, 'x-default': url } },
    });
  });

  it('has Open Graph and Twitter tags with the picture that the build renders of it', () => {
    const rendered = 'https://example.org/social/docs/tutorial/getting%20started.png';
    expect(docMetadata(site, page, version)).toMatchObject({
      openGraph: {
        type: 'article',
        siteName: 'Eidos',
        modifiedTime: '2025-03-31T00:00:00.000Z',
        section: 'Tutorial',
        title: 'Getting started | Eidos',
        description: 'The first screen.',
        url,
        images: [{ url: rendered, width: 1200, height: 630, alt: 'Getting started' }],
        locale: 'en',
        alternateLocale: [],
      },
      twitter: {
        card: 'summary_large_image',
        title: 'Getting started | Eidos',
        description: 'The first screen.',
        images: [{ url: rendered, alt: 'Getting started' }],
      },
    });
  });

  it('names its own picture, or the site’s with its size where its title cannot be rendered', () => {
    const withImage = { ...site, image: '/img/social-card.png' };
    const siteImage = [
      { url: 'https://example.org/img/social-card.png', width: 1200, height: 630, alt: '日本語' },
    ];
    const unrenderable = { ...page, title: '日本語' };
    expect(docMetadata(withImage, unrenderable, version)).toMatchObject({ openGraph: { images: siteImage } });
    const own = { url: 'https://example.org/img/own.png', alt: 'Getting started' };
    expect(docMetadata(site, { ...page, image: '/img/own.png' }, version).openGraph?.images).toEqual([own]);
  });

  it('names its Markdown', () => {
    expect(docMetadata(site, page, version).alternates?.types).toEqual({ 'text/markdown': `${url}.md` });
  });

  it('sends crawlers its locale and version', () => {
    expect(docMetadata(site, page, version).other).toEqual({
      docusaurus_locale: 'en',
      'docsearch:language': 'en',
      docusaurus_version: 'current',
      'docsearch:version': 'current',
      docusaurus_tag: 'docs-default-current',
      'docsearch:docusaurus_tag': 'docs-default-current',
    });
  });

  it('keeps search engines out only when it is unlisted or its version is', () => {
    const hidden = { index: false, follow: false };
    expect(docMetadata(site, page, version).robots).toBeUndefined();
    expect(docMetadata(site, { ...page, unlisted: true }, version).robots).toEqual(hidden);
    expect(docMetadata(site, page, { ...version, noIndex: true }).robots).toEqual(hidden);
  });
});

it('lists the other locales of a page', () => {
  const two = fixtureSite({
    i18n: { defaultLocale: 'en', locales: ['en', 'pt'], localeConfigs: { pt: { htmlLang: 'pt-BR' } } },
  });
  expect(pageMetadata(two, { title: undefined, path: '/' })).toMatchObject({
    title: 'Eidos',
    alternates: {
      languages: {
        en: 'https://example.org/',
        'pt-BR': 'https://example.org/pt/',
        'x-default': 'https://example.org/',
      },
    },
    openGraph: { locale: 'en', alternateLocale: ['pt_BR'] },
  });
});

it('sends crawlers the default tag of a page outside the docs', () => {
  expect(pageMetadata(site, { title: 'Api Docs', path: '/apiDocs' }).other).toEqual({
    docusaurus_locale: 'en',
    'docsearch:language': 'en',
    docusaurus_tag: 'default',
    'docsearch:docusaurus_tag': 'default',
  });
});

it('sets the title of the not-found page and no URL', () => {
  const metadata = notFoundMetadata(site);
  expect(metadata.title).toBe('Page Not Found | Eidos');
  expect(metadata.alternates).toBeUndefined();
  expect(metadata.description).toBeUndefined();
});

it('names the generator with its version', () => {
  expect(siteMetadata(site).generator).toBe('Eidos v3.5.2');
});

it('lists in the sitemap what search engines may find', () => {
  const pages = [
    page,
    { ...page, path: '/docs/a', unlisted: true },
    { ...page, path: '/docs/b', version: 'old' },
  ];
  const versions = [version, { ...version, name: 'old', noIndex: true }];
  expect(buildSitemap(site, ['/'], pages, versions)).toEqual([
    { url: 'https://example.org/' },
    {
      url: 'https://example.org/docs/tutorial/getting%20started',
      lastModified: '2025-03-31T00:00:00.000Z',
    },
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
