import { nearestPath } from './broken-links';

const all = ['/docs/guides/start', '/docs/guides/tables/intro', '/docs/api/tables/intro', '/docs/api/fields'];

it.each([
  ['/docs/v1/api/tables/intro', '/docs/api/tables/intro', 'its name and its letters'],
  ['/docs/api/intro', '/docs/api/tables/intro', 'its name and its letters'],
  ['/start.md', '/docs/guides/start', 'its name'],
  ['/docs/guides/strat', '/docs/guides/start', 'its letters'],
  ['/docs/gudes/strat', '/docs/guides/start', 'its letters'],
  ['/nothing/at/all/alike', undefined, 'nothing'],
  ['/docs/guides/nope', undefined, 'nothing but its folder'],
])('takes %s for %s by %s', (wanted, meant, _) => {
  expect(nearestPath(wanted, all)).toBe(meant);
});
