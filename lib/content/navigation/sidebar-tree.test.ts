import type { SidebarItem } from '../model/doc-page';
import { topLevel } from './sidebar-tree';

const page = (name: string, unlisted = false): SidebarItem => ({
  kind: 'link',
  label: name,
  path: `/docs/${name}`,
  unlisted,
});
const category = (label: string, items: readonly SidebarItem[], path?: string): SidebarItem => ({
  kind: 'category',
  label,
  path,
  collapsible: true,
  collapsed: true,
  items,
});

it('in the top level, a category is a link to its page or else to its first listed page', () => {
  const external: SidebarItem = { kind: 'external', label: 'Source', href: 'https://example.org' };
  const onlyExternal = category('Links', [external]);
  expect(
    topLevel([
      page('start'),
      category('Own page', [page('a')], '/docs/own'),
      category('Inner', [external, page('hidden', true), category('Deep', [page('b'), page('c')])]),
      onlyExternal,
    ]),
  ).toEqual([
    page('start'),
    { kind: 'link', label: 'Own page', path: '/docs/own', unlisted: false },
    { kind: 'link', label: 'Inner', path: '/docs/b', unlisted: false },
    onlyExternal,
  ]);
});
