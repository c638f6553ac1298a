import { useFiles } from '../../config/fixtures/use-environment';
import { readSiteRoutes } from './site-routes';

it('knows the fixed routes of app/ and the files of public/', () => {
  useFiles({
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
  expect([...readSiteRoutes()].sort()).toEqual([
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
});
