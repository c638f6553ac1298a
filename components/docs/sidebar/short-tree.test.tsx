import { renderToStaticMarkup } from 'react-dom/server';
import type { SidebarCategory, SidebarItem } from '@/lib/content/model/doc-page';
import { drawBranches, isLargeTree } from './short-tree';
import { SidebarTree } from './sidebar-tree';

const link = (label: string, unlisted = false): SidebarItem => ({
  kind: 'link',
  label,
  path: `/docs/${label}`,
  unlisted,
});
const category = (
  label: string,
  items: readonly SidebarItem[],
  more: Partial<SidebarCategory> = {},
): SidebarItem => ({ kind: 'category', label, collapsible: true, collapsed: true, items, ...more });

/** The tree of so many pages, 25 in each category. */
const treeOf = (pages: number) =>
  Array.from({ length: pages / 25 }, (_, group) =>
    category(
      `group-${group}`,
      Array.from({ length: 25 }, (_none, page) => link(`page-${group * 25 + page}`)),
    ),
  );

const drawBranch = (items: readonly SidebarItem[], path: string) =>
  drawBranches(items, (list) => renderToStaticMarkup(<SidebarTree {...list} />))(path);

function draw(items: readonly SidebarItem[], path: string) {
  document.body.innerHTML = drawBranch(items, path);
  return [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
}

it('is for trees with more links than each page should hold', () => {
  expect(isLargeTree(treeOf(150))).toBe(false);
  expect(isLargeTree(treeOf(175))).toBe(true);
});

it('holds the branch of the page, and a link to the first page of each other category', () => {
  const links = draw(treeOf(100), '/docs/page-30');
  expect(links).toEqual([
    'page-0',
    ...Array.from({ length: 25 }, (_, page) => `page-${25 + page}`),
    'page-50',
    'page-75',
  ]);
});

it('marks the lists that lack entries', () => {
  draw(treeOf(100), '/docs/page-30');
  const lacking = [...document.querySelectorAll('ul[data-part]')];
  expect(lacking.map((list) => list.previousElementSibling?.textContent)).toEqual([
    'group-0',
    'group-2',
    'group-3',
  ]);
});

it('leads from a category without a listed page of its own to the first one further down', () => {
  const deep = category('outer', [link('secret', true), category('inner', [link('first')])]);
  expect(draw([deep, link('here')], '/docs/here')).toEqual(['first', 'here']);
});

it('keeps the entries of a category that cannot be closed, and the page of one that has a page', () => {
  const items = [
    category('fixed', [link('a'), link('b')], { collapsible: false, collapsed: false }),
    category('own', [link('c')], { path: '/docs/own' }),
  ];
  expect(draw(items, '/docs/none')).toEqual(['a', 'b', 'own', 'c']);
});

it('opens no category at first whose entries are missing', () => {
  draw([category('open', [link('a'), link('b')], { collapsed: false }), link('here')], '/docs/here');
  expect(document.querySelector('[data-open]')).toBeNull();
});

it('has as many bytes for twice as many pages', () => {
  const bytes = (pages: number) => drawBranch(treeOf(pages), '/docs/page-1210').length;
  const few = bytes(2500);
  expect(few).toBeLessThan(16_000);
  expect(bytes(5000) / few).toBeLessThan(1.02);
});
