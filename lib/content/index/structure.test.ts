import { fixtureSite } from '../../config/fixtures/site';
import { useFiles } from '../../config/fixtures/use-environment';
import { pageText } from '../../config/fixtures/write-content';
import { printDiagnostic } from '../../config/diagnostics/diagnostic';
import type { SidebarItem } from '../model/doc-page';
import { readIndex } from './read-index';

/** A sidebar as lines: categories with their page in brackets, links with their URL. */
function linesOf(items: readonly SidebarItem[], depth = 0): string[] {
  return items.flatMap((item) => {
    const indent = '  '.repeat(depth);
    if (item.kind === 'link') return [`${indent}${item.label} ${item.path}`];
    if (item.kind === 'external') return [`${indent}${item.label} → ${item.href}`];
    const own = item.path === undefined ? '' : ` [${item.path}]`;
    return [
      `${indent}${item.label}${own}${item.collapsed ? '' : ' (open)'}:`,
      ...linesOf(item.items, depth + 1),
    ];
  });
}

async function indexOf(navigation: object, files: Readonly<Record<string, string>>) {
  useFiles({ 'navigation.ts': `export default ${JSON.stringify(navigation, null, 2)};`, ...files });
  const { pages, diagnostics, versions } = await readIndex(fixtureSite());
  return {
    pages,
    page: (id: string) => pages.find((page) => page.id === id),
    diagnostics: diagnostics.map(printDiagnostic),
    sidebar: (id: string) => linesOf(versions[0]?.sidebars.get(id) ?? []),
  };
}

it('makes a category of each folder, with its index as the page', async () => {
  const { sidebar, diagnostics, page } = await indexOf(
    { docs: { folder: 'docs' } },
    {
      'docs/docs/index.mdx': pageText('Intro'),
      'docs/docs/data_flow/start.mdx': pageText('Start', 'sidebar_position: 1'),
      'docs/docs/data_flow/deep/er/leaf.mdx': pageText('Leaf'),
      'docs/docs/guides/index.mdx': pageText('All guides', 'sidebar_position: 1'),
      'docs/docs/guides/notes.mdx': pageText('Notes'),
      'docs/docs/tables/index.mdx': pageText('Every table', 'sidebar_label: All tables'),
    },
  );
  expect(diagnostics).toEqual([]);
  expect(sidebar('docs')).toEqual([
    'Guides [/docs/docs/guides/]:',
    '  Notes /docs/docs/guides/notes',
    'All tables [/docs/docs/tables/]:',
    'Data flow:',
    '  Start /docs/docs/data_flow/start',
    '  Deep:',
    '    Er:',
    '      Leaf /docs/docs/data_flow/deep/er/leaf',
    'Intro /docs/docs/',
  ]);
  const labelsOf = (id: string) => page(id)?.breadcrumbs.map(({ label }) => label);
  expect(labelsOf('docs/data_flow/deep/er/leaf')).toEqual(['Data flow', 'Deep', 'Er', 'Leaf']);
  const guides = { label: 'Guides', path: '/docs/docs/guides/' };
  expect(page('docs/guides/index')?.breadcrumbs).toEqual([guides]);
  expect(page('docs/guides/notes')).toMatchObject({ previous: guides, breadcrumbs: [guides, {}] });
});

it('takes label, place and state of a category from navigation.ts', async () => {
  const { sidebar, diagnostics, page } = await indexOf(
    {
      docs: {
        folder: 'docs',
        categories: [
          { folder: 'b', position: 1 },
          { folder: 'a', label: 'Last', position: 3, collapsed: false },
          { folder: 'a/c', label: 'Always', collapsible: false },
        ],
        links: [{ label: 'Elsewhere', href: 'https://example.org', position: 2 }],
      },
      nested: { folder: 'docs/nested' },
    },
    {
      'docs/docs/a/index.mdx': pageText('A', 'sidebar_position: 9\nsidebar_label: First'),
      'docs/docs/a/c/x.mdx': pageText('X'),
      'docs/docs/b/y.mdx': pageText('Y'),
      'docs/docs/b/z.mdx': pageText('Z', 'displayed_sidebar: null'),
      'docs/docs/nested/n.mdx': pageText('N'),
      'docs/docs/nested/m.mdx': pageText('M', 'displayed_sidebar: docs'),
    },
  );
  expect(diagnostics).toEqual([]);
  expect(sidebar('docs')).toEqual([
    'B:',
    '  Y /docs/docs/b/y',
    'Elsewhere → https://example.org',
    'Last [/docs/docs/a/] (open):',
    '  Always (open):',
    '    X /docs/docs/a/c/x',
    'Nested:',
    '  M /docs/docs/nested/m',
  ]);
  expect(sidebar('nested')).toEqual(['N /docs/docs/nested/n']);
  expect(page('docs/b/z')?.sidebar).toBeUndefined();
  expect(page('docs/b/y')?.next?.path).toBe('/docs/docs/a/');
});

it.each(['displayed_sidebar: null', 'draft: true'])('leaves out a category of pages with %s', async (no) => {
  const { sidebar, diagnostics } = await indexOf(
    { docs: { folder: 'docs', categories: [{ folder: 'a' }] } },
    { 'docs/docs/a/x.mdx': pageText('X', no), 'docs/docs/y.mdx': pageText('Y') },
  );
  expect(diagnostics).toEqual([]);
  expect(sidebar('docs')).toEqual(['Y /docs/docs/y']);
});
