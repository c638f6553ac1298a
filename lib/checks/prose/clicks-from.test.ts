import { clicksFrom } from './clicks-from';

const links: Readonly<Record<string, readonly string[]>> = {
  '/': ['/docs', '/about'],
  '/docs': ['/', '/docs/types'],
  '/docs/types': ['/docs/deep', '/docs'],
  '/orphan': ['/'],
};

test('counts the shortest path, and omits pages without links to them', async () => {
  const clicks = await clicksFrom('/', async (place) => Promise.resolve(links[place] ?? []));
  expect([...clicks]).toEqual([
    ['/', 0],
    ['/docs', 1],
    ['/about', 1],
    ['/docs/types', 2],
    ['/docs/deep', 3],
  ]);
});
