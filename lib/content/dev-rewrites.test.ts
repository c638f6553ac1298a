import { useFolder } from '../config/fixtures/use-environment';
import { writeFiles } from '../config/fixtures/write-content';
import { devRewrites } from './dev-rewrites';

it('leads files of the content before those of the site, and Markdown after them', () => {
  useFolder(writeFiles({ 'content/public/a (1).svg': 'x', 'content/public/img/b.png': 'x' }));
  const { beforeFiles, afterFiles } = devRewrites('content');
  expect(beforeFiles).toEqual([
    { source: '/a%20\\(1\\).svg', destination: '/content-public/a%20(1).svg' },
    { source: '/img/:name(.*)', destination: '/content-public/img/:name' },
  ]);
  expect(afterFiles).toContainEqual({ source: '/:page(.*).md', destination: '/markdown/:page.md' });
});

it('needs no folder of public files', () => {
  useFolder(writeFiles({ 'content/docs/a.mdx': '' }));
  expect(devRewrites('content').beforeFiles).toEqual([]);
});
