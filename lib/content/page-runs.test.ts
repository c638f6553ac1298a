import type { SidebarItem } from './model/doc-page';
import { findRun, pageRuns } from './page-runs';

const link = (path: string): SidebarItem => ({ kind: 'link', label: path, path, unlisted: false });
const links = (count: number, folder = 'a') =>
  Array.from({ length: count }, (_, index) => link(`/docs/${folder}/${index}`));

test('runs follow the sidebar through its categories and are of about the same size', () => {
  const category: SidebarItem = {
    kind: 'category',
    label: 'B',
    path: '/docs/b',
    collapsible: true,
    collapsed: true,
    items: links(5, 'b'),
  };
  const items = [...links(6), category, { kind: 'external' as const, label: 'E', href: '/e' }];
  const runs = pageRuns(items);
  expect(runs.map(({ paths }) => paths.length)).toEqual([6, 6]);
  expect(runs[1]?.paths[0]).toBe('/docs/b');
  expect(findRun(items, '/docs/b/4')).toBe(runs[1]);
  expect(findRun(items, '/elsewhere')).toBeUndefined();
});

test('names are unique on the site', () => {
  const names = [...pageRuns(links(25)), ...pageRuns(links(25, 'v1'))].map(({ name }) => name);
  expect(new Set(names).size).toBe(6);
});

test.each([0, 1])('there is no run of %i pages', (count) => {
  expect(pageRuns(links(count))).toEqual([]);
});
