import { fixtureSite } from '../config/fixtures/site';
import type { DocPage } from '../content/model/doc-page';
import { articleStructuredData, siteStructuredData } from './structured-data';

const site = fixtureSite({ tagline: 'Screens' });
const page = {
  title: 'Types',
  description: 'What a type is.',
  path: '/docs/tutorial/types',
  breadcrumbs: [{ label: 'Group' }, { label: 'Guides', path: '/docs/guides/' }, { label: 'Types' }],
  lastUpdate: { date: '2026-01-31T00:00:00.000Z' },
  image: undefined,
} as unknown as DocPage;

test('a page is an article with its date, author and picture', () => {
  expect(articleStructuredData(site, page)['@graph'][0]).toEqual({
    '@type': 'TechArticle',
    headline: 'Types',
    description: 'What a type is.',
    url: 'https://example.org/docs/tutorial/types',
    inLanguage: 'en',
    image: 'https://example.org/social/docs/tutorial/types.png',
    dateModified: '2026-01-31T00:00:00.000Z',
    author: { '@type': 'Organization', name: 'Eidos', url: 'https://example.org/' },
  });
});

test('the trail begins at home and leaves out what is not a page', () => {
  const steps = [
    ['Eidos', '/'],
    ['Guides', '/docs/guides/'],
    ['Types', '/docs/tutorial/types'],
  ].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `https://example.org${path}`,
  }));
  expect(articleStructuredData(site, page)['@graph'][1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: steps,
  });
});

test('a page outside of the docs has a trail from home', () => {
  const other = { title: 'API overview', description: 'All names.', path: '/apiDocs' };
  expect(articleStructuredData(site, other)['@graph'][1]).toMatchObject({
    itemListElement: [{ name: 'Eidos' }, { name: 'API overview', item: 'https://example.org/apiDocs' }],
  });
});

test('the site says how it is searched by URL', () => {
  expect(siteStructuredData({ ...site, basePath: '/base', rootPath: '/base' })['@graph'][0]).toMatchObject({
    '@type': 'WebSite',
    name: 'Eidos',
    potentialAction: { target: 'https://example.org/base/?q={search_term_string}' },
  });
});
