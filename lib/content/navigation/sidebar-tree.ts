import { groupBy } from '../../config/diagnostics/group-by';
import { translateLabels } from '../../translations/labels';
import type { PageLink, SidebarItem } from '../model/doc-page';
import { labelOfName } from '../model/routes';
import type { Source } from '../source/read-sources';
import type { SidebarDeclaration } from './navigation';

/** An entry of a sidebar with the page that it is, if it is one, and with what determines its place. */
export interface TreeNode {
  readonly item: SidebarItem;
  readonly source?: Source | undefined;
  /** Set by the page or by navigation.ts. */
  readonly position: number | undefined;
  readonly children?: readonly TreeNode[];
}

/** Nodes with a position come first, in its order; the others follow by name. */
function compareNodes(one: TreeNode, other: TreeNode): number {
  const [a = Infinity, b = Infinity] = [one.position, other.position];
  return a === b ? one.item.label.localeCompare(other.item.label, 'en') : a - b;
}

/** The folder in `parent` that holds a page; empty for a page of `parent` itself, or from outside. */
function folderBelow(parent: string, { id }: Source): string {
  if (!id.startsWith(`${parent}/`)) return '';
  const [step = '', ...rest] = id.slice(parent.length + 1).split('/');
  return rest.length === 0 ? '' : `${parent}/${step}`;
}

/** Builds a sidebar of its pages: each folder below the sidebar's own is a category. */
export function buildTree(
  { folder: root, categories = [], links = [] }: SidebarDeclaration,
  pages: readonly Source[],
  urlOf: (source: Source) => string,
): TreeNode[] {
  const categoryNode = (folder: string, held: readonly Source[]): TreeNode => {
    const declared = categories.find((category) => `${root}/${category.folder}` === folder);
    const { label, position, collapsible = true, collapsed = true } = declared ?? {};
    const index = held.find(({ id }) => id === `${folder}/index`);
    // An unlisted index is one of the pages in the folder: as the link of the label, everyone would see it.
    const source = index?.frontmatter.unlisted ? undefined : index;
    const named = translateLabels({ label: labelOfName(folder.slice(folder.lastIndexOf('/') + 1)) }).label;
    const within = held.filter((one) => one !== source);
    const children = nodesOf(folder, within);
    const item: SidebarItem = {
      kind: 'category',
      label: label ?? index?.frontmatter.sidebar_label ?? named,
      ...(source && { path: urlOf(source) }),
      collapsible,
      collapsed: collapsible && collapsed,
      items: children.map((child) => child.item),
    };
    return { item, source, position: position ?? index?.frontmatter.sidebar_position, children };
  };
  const nodesOf = (parent: string, held: readonly Source[]): TreeNode[] => {
    const { '': own = [], ...folders } = Object.fromEntries(
      groupBy(held, (source) => folderBelow(parent, source)),
    );
    const nodes = [
      ...own.map((source): TreeNode => {
        const { sidebar_label, title, sidebar_position: position, unlisted } = source.frontmatter;
        const item = { kind: 'link', label: sidebar_label ?? title, path: urlOf(source), unlisted } as const;
        return { item, source, position };
      }),
      ...Object.entries(folders).map(([folder, within]) => categoryNode(folder, within)),
    ];
    return nodes.sort(compareNodes);
  };
  const outside = links.map(({ position, ...link }) => ({
    item: { kind: 'external', ...link } as const,
    position,
  }));
  return [...nodesOf(root, pages), ...outside].sort(compareNodes);
}

/** The first listed page among `items` and what is below them. */
export function firstLink(items: readonly SidebarItem[]): PageLink | undefined {
  for (const item of items) {
    if (item.kind === 'external' || (item.kind === 'link' && item.unlisted)) continue;
    if (item.path !== undefined) return { label: item.label, path: item.path };
    const within = item.kind === 'category' ? firstLink(item.items) : undefined;
    if (within) return within;
  }
  return undefined;
}

/** The top level of a tree, in which each category is a link to its first page. Returns a category without pages as it is. */
export const topLevel = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
  items.map((item) => {
    const first = item.kind === 'category' ? firstLink([item]) : undefined;
    return first ? { kind: 'link', label: item.label, path: first.path, unlisted: false } : item;
  });
