import type { SidebarCategory, SidebarItem } from '@/lib/content/model/doc-page';
import { hrefOf } from '@/lib/paths/href';
import { normalizePath } from '@/lib/paths/paths';

/** Links up to which every page holds the whole tree of its sidebar. */
const MOST_LINKS = 150;

/** Entries of one list that a page holds, its own among them. */
const MOST_ENTRIES = 100;

/** Where the entries of a list that is cut can begin: pages beside each other then hold the same ones. */
const ENTRY_STEP = MOST_ENTRIES / 2;

/** A list of a branch. */
interface ShortList {
  readonly items: readonly SidebarItem[];
  /** Whether entries are missing. */
  readonly isPart: boolean;
}

const ownLinks = (item: SidebarItem): number => {
  if (item.kind !== 'category') return 1;
  return (item.path === undefined ? 0 : 1) + countLinks(item.items);
};

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce((count, item) => count + ownLinks(item), 0);
}

/** Whether a sidebar is so large that pages hold only their branch of it. */
export function isLargeTree(items: readonly SidebarItem[]): boolean {
  return countLinks(items) > MOST_LINKS;
}

/** The entry that leads into a list without a script: its first page that is listed. */
function firstEntry(items: readonly SidebarItem[]): readonly SidebarItem[] {
  for (const item of items) {
    if (item.kind === 'external' || (item.kind === 'link' && item.unlisted)) continue;
    const { label, path } = item;
    if (path !== undefined) return [{ kind: 'link', label, path, unlisted: false }];
    const inner = item.kind === 'category' ? firstEntry(item.items) : [];
    if (inner.length > 0) return inner;
  }
  return [];
}

/** The entries from the top of the tree down to a page. */
type Trail = readonly SidebarItem[];

function shortCategory(category: SidebarCategory, below: Trail | undefined): SidebarCategory {
  if (!category.collapsible || below) return { ...category, ...shortList(category.items, below ?? []) };
  return { ...category, collapsed: true, items: firstEntry(category.items), isPart: true };
}

/** The first entry that is shown of a list in which the entry at `place` has to be. */
const firstShown = (place: number) => Math.max(0, Math.ceil(place / ENTRY_STEP) - 1) * ENTRY_STEP;

function shortList(items: readonly SidebarItem[], [own, ...below]: Trail): ShortList {
  const place = own ? items.indexOf(own) : 0;
  const first = firstShown(place);
  const near = items.slice(first, first + MOST_ENTRIES);
  return {
    items: near.map((item) =>
      item.kind === 'category' ? shortCategory(item, item === own ? below : undefined) : item,
    ),
    isPart: near.length < items.length,
  };
}

/** The same for two trails that lead to the same branch. */
function branchKey(items: readonly SidebarItem[], [own, ...below]: Trail): string {
  if (!own) return '';
  const place = items.indexOf(own);
  if (own.kind !== 'category') return `${firstShown(place)}`;
  return `${place}/${branchKey(own.items, below)}`;
}

/** Every page of a tree with the way to it. */
function trailsOf(
  items: readonly SidebarItem[],
  above: Trail = [],
): (readonly [path: string, trail: Trail])[] {
  return items.flatMap((item) => {
    if (item.kind === 'external') return [];
    const trail = [...above, item];
    const own = item.path === undefined ? [] : [[normalizePath(hrefOf(item.path)), trail] as const];
    return item.kind === 'category' ? [...own, ...trailsOf(item.items, trail)] : own;
  });
}

/**
 * Draws the branch of a tree that each of its pages is in: the categories above it with the entries beside it, and of each
 * other category a link to its first page. A category that cannot be closed keeps its entries. Returns what finds the
 * branch of a path, given as links have it.
 */
export function drawBranches(
  items: readonly SidebarItem[],
  draw: (list: ShortList) => string,
): (path: string) => string {
  const drawn = new Map<string, string>();
  const drawOnce = (trail: Trail) => {
    const key = branchKey(items, trail);
    const html = drawn.get(key) ?? draw(shortList(items, trail));
    drawn.set(key, html);
    return html;
  };
  const branches = new Map(trailsOf(items).map(([path, trail]) => [path, drawOnce(trail)]));
  const outside = drawOnce([]);
  return (path) => branches.get(normalizePath(path)) ?? outside;
}
