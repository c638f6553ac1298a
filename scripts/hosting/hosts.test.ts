import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { localePrefixes } from '../../lib/config/locales';
import { STATIC_FOLDER } from '../../lib/config/next-formats/framework-files';
import { getSite } from '../../lib/config/site';
import { deployFiles, formatHeadersFile } from './hosts';
import { formatNginxConfig } from './nginx';

it('the files below deploy/ are what the rules say for the languages of the site', async () => {
  // `npm run generate` writes them again.
  for (const [name, content] of Object.entries(deployFiles(localePrefixes(await getSite()))))
    expect(readFileSync(path.join('deploy', name), 'utf8')).toBe(content);
});

it('has rules for the files of each language', () => {
  const { 'cloudflare/_headers': headers = '', 's3-cloudfront/rules.json': rules } = deployFiles(['', '/de']);
  expect(headers).toContain(`\n/de/${STATIC_FOLDER}/*\n`);
  expect(headers.match(/^\/de\/\*$/m)).toBeNull();
  expect(rules).toContain('"PathPattern": "/de/live-frame/*"');
  const nginx = formatNginxConfig('/x', '/srv', 80, ['', '/de']);
  expect(nginx).toMatch(/location \/x\/de\/ \{[^}]*error_page 404 \/x\/de\/404\.html;/);
});

test('the file for hosts has every rule below the base path', () => {
  const sections = formatHeadersFile('/preview/x').split('\n\n');
  expect(sections.map((section) => section.split('\n')[0])).toEqual([
    '/preview/x/*',
    `/preview/x/${STATIC_FOLDER}/*`,
    '/preview/x/articles/*',
    '/preview/x/live-frame/*',
  ]);
  expect(sections[3]).toContain("  Content-Security-Policy: frame-ancestors 'self'; sandbox allow-scripts");
});

/** The file that CloudFront's function serves for a URL. */
function fileOf(uri: string): string {
  const run = runInNewContext(
    `${readFileSync('deploy/s3-cloudfront/viewer-request.js', 'utf8')}; handler`,
  ) as (event: { request: { uri: string } }) => { uri: string };
  return run({ request: { uri } }).uri;
}

it.each([
  ['/', '/index.html'],
  ['/docs/tutorial/types', '/docs/tutorial/types.html'],
  ['/docs/tutorial/types/', '/docs/tutorial/types/index.html'],
  ['/docs/tutorial/types.html', '/docs/tutorial/types.html'],
  ['/docs/releases/1.0', '/docs/releases/1.0.html'],
  ['/packages/eidos-0.0.0.tgz', '/packages/eidos-0.0.0.tgz'],
  ['/img/examples/order-light.webp', '/img/examples/order-light.webp'],
  ['/docs/1.x', '/docs/1.x.html'],
])('finds the file of %s', (uri, file) => {
  expect(fileOf(uri)).toBe(file);
});
