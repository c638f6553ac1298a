import type { SidebarItem } from '@/lib/content/model/doc-page';

/** Links up to which every page holds the whole tree of its sidebar. */
const MOST_LINKS = 300;

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce((count, item) => {
    const own = item.kind === 'category' && item.path === undefined ? 0 : 1;
    return count + own + (item.kind === 'category' ? countLinks(item.items) : 0);
  }, 0);
}

/** Whether a sidebar is so large that pages hold only its top level, and the browser inserts the rest. */
export function isLargeTree(items: readonly SidebarItem[]): boolean {
  return countLinks(items) > MOST_LINKS;
}

/** The path of the first listed page among `items` and what is below them. */
function firstPath(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'external' || (item.kind === 'link' && item.unlisted)) continue;
    const path = item.path ?? (item.kind === 'category' ? firstPath(item.items) : undefined);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The top level of a tree, in which each category is a link to its first page. Returns a category without pages as it is. */
export function topLevel(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind !== 'category') return item;
    const path = firstPath([item]);
    return path === undefined ? item : { kind: 'link', label: item.label, path, unlisted: false };
  });
}
