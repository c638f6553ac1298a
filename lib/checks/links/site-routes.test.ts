import { writeFiles } from '../../config/fixtures/write-content';
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
    'app/redirects.json/route.ts': '',
    'app/robots.ts': '',
    'app/not-found.tsx': '',
    'public/img/logo.svg': '',
    'packages/eidos/package.json': '{ "version": "0.1.0" }',
  });
  const { paths, fixFor } = readSiteRoutes(root);
  expect([...paths].sort()).toEqual([
    '/',
    '/apiDocs',
    '/feed.xml',
    '/img/logo.svg',
    '/markdown-page',
    '/packages/eidos-0.1.0.tgz',
    '/redirects.json',
    '/robots.txt',
    '/sitemap.xml',
  ]);
  expect(fixFor('/packages/eidos-0.0.9.tgz')).toBe(
    'The build writes /packages/eidos-0.1.0.tgz alone. Write /packages/eidos-%EIDOS_VERSION%.tgz.',
  );
  expect(fixFor('/packages/other.tgz')).toBeUndefined();
});

it('finds nothing in a folder without them', () => {
  expect(readSiteRoutes(writeFiles({})).paths).toEqual([]);
});
