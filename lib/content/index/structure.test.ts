import { fixtureSite } from '../../config/fixtures/site';
import { useEnvironment, useFolder } from '../../fixtures/use-environment';
import { pageText, writeFiles } from '../../fixtures/write-content';
import { printDiagnostic } from '../../diagnostics/print-diagnostic';
import type { SidebarItem } from '../model/doc-page';
import { readIndex } from './read-index';
import { readBody } from '../source/read-body';

/** A sidebar as lines: categories with their page in brackets, links with their address. */
function draw(items: readonly SidebarItem[], depth = 0): string[] {
  return items.flatMap((item) => {
    const indent = '  '.repeat(depth);
    if (item.kind === 'link') return [`${indent}${item.label} ${item.path}`];
    if (item.kind === 'external') return [`${indent}${item.label} → ${item.href}`];
    const own = item.path === undefined ? '' : ` [${item.path}]`;
    return [
      `${indent}${item.label}${own}${item.collapsed ? '' : ' (open)'}:`,
      ...draw(item.items, depth + 1),
    ];
  });
}

async function indexOf(navigation: object, files: Readonly<Record<string, string>>) {
  useFolder(
    writeFiles({ 'navigation.ts': `export default ${JSON.stringify(navigation, null, 2)};`, ...files }),
  );
  useEnvironment({ CONTENT_DIR: '.' });
  const { pages, diagnostics, versions } = await readIndex(fixtureSite());
  return {
    pages,
    page: (id: string) => pages.find((page) => page.id === id),
    diagnostics: diagnostics.map(printDiagnostic),
    sidebar: (id: string) => draw(versions[0]?.sidebars.get(id) ?? []),
  };
}

const folders = { folder: '.', folders: 'categories', numberPrefixes: true };

it('makes categories of folders, in the order of their numbers', async () => {
  const { sidebar, diagnostics, page } = await indexOf(
    { docs: folders },
    {
      'docs/intro.mdx': pageText('Intro'),
      'docs/02-data_flow/01-start.mdx': pageText('Start'),
      'docs/02-data_flow/10-deep/leaf.mdx': pageText('Leaf'),
      'docs/02-data_flow/3. end.mdx': pageText('End'),
      'docs/01-guides/index.mdx': pageText('All guides'),
      'docs/01-guides/2021-11-notes.mdx': pageText('Notes'),
      'docs/01-guides/_partial.mdx': 'Part.',
      'docs/_snippets/part.mdx': 'Part.',
    },
  );
  expect(diagnostics).toEqual([]);
  expect(sidebar('docs')).toEqual([
    'Guides [/docs/guides/]:',
    '  Notes /docs/guides/2021-11-notes',
    'Data flow:',
    '  Start /docs/data_flow/start',
    '  End /docs/data_flow/end',
    '  Deep:',
    '    Leaf /docs/data_flow/deep/leaf',
    'Intro /docs/intro',
  ]);
  expect(page('data_flow/start')?.breadcrumbs.map(({ label }) => label)).toEqual(['Data flow', 'Start']);
});

it('reads what a _category_ file says of its folder', async () => {
  const { sidebar, diagnostics, page } = await indexOf(
    { guides: { folder: 'guides', folders: 'categories' }, rest: { folder: '.', folders: 'categories' } },
    {
      'docs/guides/b/_category_.json': '{\n\t"label": "Second",\n\t"position": 2,\n\t"collapsed": false\n}',
      'docs/guides/b/one.mdx': pageText('One'),
      'docs/guides/a/_category_.yml': 'label: Third\nposition: 3\nlink:\n  type: doc\n  id: main',
      'docs/guides/a/main.mdx': pageText('Main'),
      'docs/guides/a/two.mdx': pageText('Two'),
      'docs/guides/c/_category_.json':
        '{"label": "First", "position": 1, "link": {"type": "generated-index", "description": "What is first."}}',
      'docs/guides/c/x.mdx': pageText('X', 'sidebar_position: 2'),
      'docs/guides/c/y.mdx': pageText('Y', 'sidebar_position: 1'),
      'docs/guides/d/_category_.json': '{"link": null}',
      'docs/guides/d/index.mdx': pageText('D'),
      'docs/other/page.mdx': pageText('Page'),
    },
  );
  expect(diagnostics).toEqual([]);
  expect(sidebar('guides')).toEqual([
    'First [/docs/category/guides-c]:',
    '  Y /docs/guides/c/y',
    '  X /docs/guides/c/x',
    'Second (open):',
    '  One /docs/guides/b/one',
    'Third [/docs/guides/a/main]:',
    '  Two /docs/guides/a/two',
    'D:',
    '  D /docs/guides/d/',
  ]);
  expect(sidebar('rest')).toEqual(['Other:', '  Page /docs/other/page']);
  const lines = readBody(page('category/guides-c')!)
    .split('\n')
    .filter((line) => line !== '');
  expect(lines.slice(0, 2)).toEqual(['What is first.', '- [Y](/docs/guides/c/y)  ']);
});

it('says what is wrong with a _category_ file', async () => {
  const { diagnostics } = await indexOf(
    { docs: folders },
    {
      'docs/a/_category_.json': '{"position": "first"}',
      'docs/a/x.mdx': pageText('X'),
      'docs/b/_category_.json': '{"label": ',
      'docs/b/y.mdx': pageText('Y'),
    },
  );
  expect(diagnostics).toEqual([
    'docs/a/_category_.json\n  position: is "first" but must be a number.\n  → Write the place among its neighbours, for example 2.',
    expect.stringMatching(/^docs\/b\/_category_\.json\n {2}It cannot be read: /),
  ]);
});

it('lists what items name, in their order', async () => {
  const { sidebar, diagnostics, page } = await indexOf(
    {
      learn: {
        items: [
          'intro',
          {
            label: 'Guides',
            page: 'b/index',
            collapsed: false,
            items: [{ page: 'b/two', label: 'Second' }, 'b/one'],
          },
          { folder: 'c' },
          { label: 'Elsewhere', href: 'https://example.org' },
        ],
      },
    },
    {
      'docs/intro.mdx': pageText('Intro', 'sidebar_position: 9'),
      'docs/b/index.mdx': pageText('B'),
      'docs/b/one.mdx': pageText('One', 'sidebar_position: 1'),
      'docs/b/two.mdx': pageText('Two', 'sidebar_position: 1'),
      'docs/c/x.mdx': pageText('X'),
      'docs/c/deep/y.mdx': pageText('Y'),
      'docs/d.mdx': pageText('D', 'displayed_sidebar: null'),
    },
  );
  expect(diagnostics).toEqual([]);
  expect(sidebar('learn')).toEqual([
    'Intro /docs/intro',
    'Guides [/docs/b/] (open):',
    '  Second /docs/b/two',
    '  One /docs/b/one',
    'Deep:',
    '  Y /docs/c/deep/y',
    'X /docs/c/x',
    'Elsewhere → https://example.org',
  ]);
  expect(page('b/two')).toMatchObject({ sidebar: 'learn', next: { path: '/docs/b/one' } });
  expect(page('d')?.sidebar).toBeUndefined();
});

it('names the line of an item whose page does not exist', async () => {
  const { diagnostics } = await indexOf(
    { learn: { items: ['intro', { label: 'Guides', items: ['intros'] }] } },
    { 'docs/intro.mdx': pageText('Intro') },
  );
  expect(diagnostics).toEqual([
    'navigation.ts:8\n  Couldn\'t find any doc with id "intros" in version "current".\nAvailable doc ids are:\n- intro\n  → Write one of these, or remove the entry.',
  ]);
});
