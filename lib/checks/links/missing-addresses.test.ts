import { addressesOfSitemap, findMissingAddresses } from './missing-addresses';

const sitemap = (...paths: string[]) =>
  addressesOfSitemap(
    `<urlset>${paths.map((path) => `<url><loc> https://example.org/base${path}\n</loc></url>`).join('')}</urlset>`,
  );

const now = {
  basePath: '/base',
  pages: ['/docs/tutorial/types', '/docs/tutorial/getting started', '/docs/examples/', '/docs/guides/import'],
  others: ['/', '/apiDocs'],
  redirects: [{ from: '/docs/kinds', to: '/docs/tutorial/types' }],
};

it('accepts pages, other routes and redirects, however the sitemap writes them', () => {
  const published = sitemap(
    '',
    '/',
    '/apiDocs',
    '/docs/tutorial/getting%20started',
    '/docs/examples/',
    '/docs/examples',
    '/docs/kinds/',
    '/docs/tutorial/types.html',
  );
  expect(findMissingAddresses(published, now)).toEqual([]);
});

it('names what is gone, and the page that it most likely is now', () => {
  const published = sitemap('/docs/tutorial/types', '/docs/recipes/import', '/docs/tutorial/type', '/x');
  expect(findMissingAddresses(published, now)).toEqual([
    { from: '/docs/recipes/import', to: '/docs/guides/import' },
    { from: '/docs/tutorial/type', to: '/docs/tutorial/types' },
    { from: '/x', to: undefined },
  ]);
});

it('reads the entities of XML', () => {
  expect(addressesOfSitemap('<loc>https://example.org/a?x=1&amp;y=&lt;2&gt;</loc>')).toEqual([
    'https://example.org/a?x=1&y=<2>',
  ]);
});
