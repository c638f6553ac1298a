import { runInNewContext } from 'node:vm';
import { formatCloudFrontFunction } from './cloudfront';

/** What the function that CloudFront runs makes of a URL. */
function fileOf(uri: string): string {
  const run = runInNewContext(`${formatCloudFrontFunction()}; handler`) as (event: {
    request: { uri: string };
  }) => { uri: string };
  return run({ request: { uri } }).uri;
}

it.each([
  ['/', '/index.html'],
  ['/docs/tutorial/types', '/docs/tutorial/types.html'],
  ['/docs/tutorial/types/', '/docs/tutorial/types/index.html'],
  ['/docs/tutorial/types.html', '/docs/tutorial/types.html'],
  ['/docs/releases/1.0', '/docs/releases/1.0.html'],
  ['/manifest.webmanifest', '/manifest.webmanifest'],
  ['/packages/eidos-0.0.0.tgz', '/packages/eidos-0.0.0.tgz'],
])('finds the file of %s', (uri, file) => {
  expect(fileOf(uri)).toBe(file);
});
