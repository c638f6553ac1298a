import { groupBy } from '../../config/diagnostics/group-by';
import { translateLabels } from '../../translations/labels';
import type { PageLink, SidebarItem } from '../model/doc-page';
import { labelOfName } from '../model/routes';
import type { Source } from '../source/read-sources';
import type { SidebarDeclaration } from './navigation';

export interface PlacedPage {
  readonly source: Source;
  readonly path: string;
}

interface NodeHead {
  readonly label: string;
  /** Set by the page or by navigation.ts. */
  readonly position: number | undefined;
}

interface PageNode extends NodeHead {
  readonly kind: 'page';
  readonly page: PlacedPage;
}

export interface CategoryNode extends NodeHead {
  readonly kind: 'category';
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly page: PlacedPage | undefined;
  readonly children: readonly TreeNode[];
}

interface LinkNode extends NodeHead {
  readonly kind: 'link';
  readonly href: string;
}

export type TreeNode = PageNode | CategoryNode | LinkNode;

/** Nodes with a position come first, in its order; the others follow by name. */
function compareNodes(one: TreeNode, other: TreeNode): number {
  const [a = Infinity, b = Infinity] = [one.position, other.position];
  return a === b ? one.label.localeCompare(other.label, 'en') : a - b;
}

/** The folder in `parent` that holds a page; empty for a page of `parent` itself, or from outside. */
function folderBelow(parent: string, { source: { id } }: PlacedPage): string {
  if (!id.startsWith(`${parent}/`)) return '';
  const [step = '', ...rest] = id.slice(parent.length + 1).split('/');
  return rest.length === 0 ? '' : `${parent}/${step}`;
}

/** Builds a sidebar of its pages: each folder below the sidebar's own is a category. */
export function buildTree(
  { folder: root, categories = [], links = [] }: SidebarDeclaration,
  pages: readonly PlacedPage[],
): TreeNode[] {
  const categoryNode = (folder: string, held: readonly PlacedPage[]): CategoryNode => {
    const declared = categories.find((category) => `${root}/${category.folder}` === folder);
    const { label, position, collapsible = true, collapsed = true } = declared ?? {};
    const page = held.find(({ source }) => source.id === `${folder}/index`);
    const named = translateLabels({ label: labelOfName(folder.slice(folder.lastIndexOf('/') + 1)) }).label;
    return {
      kind: 'category',
      label: label ?? page?.source.frontmatter.sidebar_label ?? named,
      position: position ?? page?.source.frontmatter.sidebar_position,
      collapsible,
      collapsed: collapsible && collapsed,
      page,
      children: nodesOf(folder, page ? held.filter((one) => one !== page) : held),
    };
  };
  const nodesOf = (parent: string, held: readonly PlacedPage[]): TreeNode[] => {
    const { '': own = [], ...folders } = Object.fromEntries(
      groupBy(held, (page) => folderBelow(parent, page)),
    );
    const nodes = [
      ...own.map((page): PageNode => {
        const { sidebar_label, title, sidebar_position: position } = page.source.frontmatter;
        return { kind: 'page', label: sidebar_label ?? title, position, page };
      }),
      ...Object.entries(folders).map(([folder, within]) => categoryNode(folder, within)),
    ];
    return nodes.sort(compareNodes);
  };
  const outside = links.map(({ label, href, position }): LinkNode => ({
    kind: 'link',
    label,
    href,
    position,
  }));
  return [...nodesOf(root, pages), ...outside].sort(compareNodes);
}

/** The tree as a sidebar renders it. */
export function toSidebarItem(node: TreeNode): SidebarItem {
  const { label } = node;
  if (node.kind === 'link') return { kind: 'external', label, href: node.href };
  if (node.kind === 'page') {
    const { path, source } = node.page;
    return { kind: 'link', label, path, unlisted: source.frontmatter.unlisted };
  }
  const { collapsible, collapsed, page, children } = node;
  const own = page ? { path: page.path } : {};
  return { kind: 'category', label, ...own, collapsible, collapsed, items: children.map(toSidebarItem) };
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
export function topLevel(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.map((item) => {
    const first = item.kind === 'category' ? firstLink([item]) : undefined;
    return first ? { kind: 'link', label: item.label, path: first.path, unlisted: false } : item;
  });
}
