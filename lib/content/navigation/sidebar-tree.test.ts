import type { SidebarItem } from '../model/doc-page';
import { category, link } from '../fixtures/sidebar-items';
import { topLevel } from './sidebar-tree';

it('in the top level, a category is a link to its page or else to its first listed page', () => {
  const external: SidebarItem = { kind: 'external', label: 'Source', href: 'https://example.org' };
  const onlyExternal = category('Links', [external]);
  expect(
    topLevel([
      link('start'),
      category('Own page', [link('a')], '/docs/own'),
      category('Top', [external, link('hidden', undefined, true), category('Deep', [link('b'), link('c')])]),
      onlyExternal,
    ]),
  ).toEqual([link('start'), link('Own page', '/docs/own'), link('Top', '/docs/b'), onlyExternal]);
});
