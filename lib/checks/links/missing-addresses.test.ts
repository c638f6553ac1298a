import { findMissingAddresses, readSitemap } from './missing-addresses';

const whole = (paths: readonly string[]) => paths.map((path) => `https://example.org/base${path}`);

const now = {
  basePath: '/base',
  pages: ['/docs/tutorial/types', '/docs/tutorial/getting started', '/docs/examples/', '/docs/guides/import'],
  others: ['/', '/apiDocs'],
  redirects: [{ from: '/docs/kinds', to: '/docs/tutorial/types' }],
};

it('accepts pages, other routes and redirects, however the sitemap writes them', () => {
  const published = whole([
    '',
    '/',
    '/apiDocs',
    '/docs/tutorial/getting%20started',
    '/docs/examples/',
    '/docs/examples',
    '/docs/kinds/',
    '/docs/tutorial/types.html',
  ]);
  expect(findMissingAddresses(published, now)).toEqual([]);
});

it('names what is gone, and the page that it most likely is now', () => {
  const published = whole(['/docs/tutorial/types', '/docs/recipes/import', '/docs/tutorial/type', '/x']);
  expect(findMissingAddresses(published, now)).toEqual([
    { from: '/docs/recipes/import', to: '/docs/guides/import' },
    { from: '/docs/tutorial/type', to: '/docs/tutorial/types' },
    { from: '/x', to: undefined },
  ]);
});

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const located = (tag: string, address: string) => `<${tag}><loc>\n${address} </loc></${tag}>`;

it('reads the pages of a sitemap, and the sitemaps of an index', async () => {
  const pages = located('url', 'https://example.org/a?x=1&amp;y=2') + located('url', 'https://example.org/b');
  expect(await readSitemap(`<urlset ${NAMESPACE}>${pages}</urlset>`)).toEqual({
    pages: ['https://example.org/a?x=1&y=2', 'https://example.org/b'],
    sitemaps: [],
  });
  const part = located('sitemap', 'https://example.org/part.xml');
  expect(await readSitemap(`<sitemapindex ${NAMESPACE}>${part}</sitemapindex>`)).toEqual({
    pages: [],
    sitemaps: ['https://example.org/part.xml'],
  });
});

it('refuses what is not a sitemap', async () => {
  await expect(readSitemap('<html><p>Not found</p></html>')).rejects.toThrow('it is not a sitemap');
});
