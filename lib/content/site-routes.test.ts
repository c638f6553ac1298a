import { writeFiles } from './fixtures/write-content';
import { readSiteRoutes } from './site-routes';

it('knows the fixed routes of app/ and the files of public/', () => {
  const root = writeFiles({
    'app/page.tsx': '',
    'app/layout.tsx': '',
    'app/apiDocs/page.tsx': '',
    'app/(plain)/markdown-page/page.mdx': '',
    'app/docs/[section]/[[...slug]]/page.tsx': '',
    'app/feed.xml/route.ts': '',
    'app/sitemap.ts': '',
    'app/robots.ts': '',
    'app/not-found.tsx': '',
    'public/img/logo.svg': '',
  });
  const { paths, isBuilt } = readSiteRoutes(root);
  expect(paths.filter((path) => path !== '/img').sort()).toEqual([
    '/',
    '/apiDocs',
    '/feed.xml',
    '/img/logo.svg',
    '/markdown-page',
    '/robots.txt',
    '/sitemap.xml',
  ]);
  expect(isBuilt('/packages/eidos-0.1.0.tgz')).toBe(true);
  expect(isBuilt('/packages/other.tgz')).toBe(false);
});

it('knows nothing in a folder without them', () => {
  expect(readSiteRoutes(writeFiles({})).paths).toEqual([]);
});
