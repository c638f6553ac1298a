import { devRewrites } from './dev-rewrites';

it('leads the URL of a page as Markdown to its route', () => {
  expect(devRewrites()).toContainEqual({ source: '/:page(.*).md', destination: '/markdown/:page.md' });
});
