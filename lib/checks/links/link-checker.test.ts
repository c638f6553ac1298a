import { NearestPaths } from './link-checker';

const paths = new NearestPaths([
  '/docs/guides/start',
  '/docs/guides/tables/intro',
  '/docs/api/tables/intro',
  '/docs/api/fields',
]);

it.each([
  ['/docs/v1/api/tables/intro', '/docs/api/tables/intro', 'the folders it shares'],
  ['/docs/api/intro', '/docs/api/tables/intro', 'the folders it begins with'],
  ['/start.md', '/docs/guides/start', 'its name'],
  ['/docs/guides/strat', '/docs/guides/start', 'its letters'],
  ['/nothing/at/all/alike', undefined, 'nothing'],
])('takes %s for %s by %s', (wanted, meant, _) => {
  expect(paths.find(wanted)).toBe(meant);
});
