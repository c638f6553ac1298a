import { fixtureSite } from '../config/fixtures/site';
import type { VersionIndex } from '../content/index/build-index';
import { category, link } from '../content/fixtures/sidebar-items';
import type { DocPage } from '../content/model/doc-page';
import { formatLlmsFullText, formatLlmsText, groupPages, llmsFullPath, llmsPath } from './llms-text';

const site = fixtureSite({
  tagline: 'Screens from a schema',
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'api', label: 'Reference', position: 'left' }] },
});

const page = (path: string, change: Partial<DocPage> = {}) =>
  ({ path, title: path.slice(1), description: '', unlisted: false, draft: false, ...change }) as DocPage;
const entry = (path: string) => link(path, path);

const index: Pick<VersionIndex, 'pages' | 'sidebars'> = {
  pages: [
    page('/b', { title: 'The <B> part', description: 'About <B>.' }),
    page('/a', { title: 'A [draft]' }),
    page('/secret', { unlisted: true }),
    page('/alone'),
    page('/group/'),
    page('/x y'),
  ],
  sidebars: new Map([
    [
      'tutorial',
      [
        entry('/a'),
        category('Group', ['/b', '/secret', '/a'].map(entry), '/group/'),
        { kind: 'external', label: 'Elsewhere', href: 'https://example.com' },
      ],
    ],
    ['api', [entry('/x y')]],
    ['releases', []],
  ]),
};

test('a list names each page once, in the order of the sidebars and below their names', () => {
  expect(formatLlmsText(site, groupPages(site, index))).toBe(`# Eidos

> Screens from a schema

## Tutorial

- [A \\[draft\\]](https://example.org/a.md)
- [group/](https://example.org/group.md)
- [The \\<B> part](https://example.org/b.md): About \\<B>.

## Reference

- [x y](https://example.org/x%20y.md)

## More pages

- [alone](https://example.org/alone.md)
`);
});

test('the list of one of several versions says which one it is, and lies below its path', () => {
  expect(formatLlmsText(site, [], '0.9')).toMatch(/^# Eidos 0\.9\n/);
  expect(llmsPath({ latest: true, path: '/docs' })).toBe('/llms.txt');
  expect(llmsPath({ latest: false, path: '/docs/0.9' })).toBe('/docs/0.9/llms.txt');
  expect(llmsFullPath({ latest: false, path: '/docs/0.9' })).toBe('/docs/0.9/llms-full.txt');
});

test('the whole text names the URL of each page', () => {
  const pages = [
    { url: 'https://example.org/a', text: '# A\n' },
    { url: 'https://example.org/b', text: '# B\n' },
  ];
  expect(formatLlmsFullText(pages)).toBe(
    'Source: https://example.org/a\n\n# A\n\n\n---\n\nSource: https://example.org/b\n\n# B\n',
  );
});
