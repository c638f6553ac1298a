import { useFolder } from '../../lib/fixtures/use-environment';
import { writeFiles } from '../../lib/fixtures/write-content';
import { devRewrites } from './rewrites';

it('leads files of the content before those of the site, and companions of pages after them', () => {
  useFolder(writeFiles({ 'content/public/a (1).svg': 'x', 'content/public/img/b.png': 'x' }));
  const { beforeFiles, afterFiles } = devRewrites('http://localhost:1', 'content');
  expect(beforeFiles).toEqual([
    { source: '/a%20\\(1\\).svg', destination: 'http://localhost:1/content-public/a%20(1).svg' },
    { source: '/img/:name(.*)', destination: 'http://localhost:1/content-public/img/:name' },
  ]);
  expect(afterFiles).toContainEqual({ source: '/:page(.*).md', destination: 'http://localhost:1/:page.md' });
});

it('needs no folder of public files', () => {
  useFolder(writeFiles({ 'content/docs/a.mdx': '' }));
  expect(devRewrites('http://localhost:1', 'content').beforeFiles).toEqual([]);
});
