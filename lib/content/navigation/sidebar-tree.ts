import type { CategoryDeclaration, LinkDeclaration, SidebarDeclaration } from './navigation';
import type { SidebarItem } from '../model/doc-page';
import { groupBy } from '../../diagnostics/group-by';
import { withinSidebar } from './sidebar-folders';
import { folderOf } from '../model/routes';

/** What the tree must know of a page to place it. */
export interface PlacedPage {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly position: number | undefined;
  readonly unlisted: boolean;
  readonly className: string | undefined;
  readonly file: string;
  readonly line: number | undefined;
}

interface PageNode {
  readonly kind: 'page';
  readonly page: PlacedPage;
}

export interface CategoryNode {
  readonly kind: 'category';
  readonly declaration: CategoryDeclaration;
  readonly page: PlacedPage | undefined;
  readonly children: readonly TreeNode[];
}

interface LinkNode {
  readonly kind: 'link';
  readonly link: LinkDeclaration;
}

export type TreeNode = PageNode | CategoryNode | LinkNode;

/** The position of a node, set by its page or by navigation.ts. */
export function positionOf(node: TreeNode): number | undefined {
  if (node.kind === 'page') return node.page.position;
  return node.kind === 'category' ? node.declaration.position : node.link.position;
}

/** The sidebar's word for a node. */
export function labelOf(node: TreeNode): string {
  if (node.kind === 'page') return node.page.label;
  return node.kind === 'category' ? node.declaration.label : node.link.label;
}

/** Nodes with a position come first, in its order; the others follow by name. */
function compareNodes(one: TreeNode, other: TreeNode): number {
  const [a = Infinity, b = Infinity] = [positionOf(one), positionOf(other)];
  return a === b ? labelOf(one).localeCompare(labelOf(other), 'en') : a - b;
}

/** The declared folder that holds a folder: the nearest one above it, or the sidebar's own (empty). */
function parentFolder(folder: string, declared: ReadonlySet<string>): string {
  const above = folderOf(folder);
  return above === '' || declared.has(above) ? above : parentFolder(above, declared);
}

/** Builds one sidebar; `pages` are those of its folder, and those that name it as theirs. */
export function buildTree(
  declaration: Pick<SidebarDeclaration, 'folder' | 'categories' | 'links'>,
  pages: readonly PlacedPage[],
): TreeNode[] {
  const { categories = [], links = [] } = declaration;
  const declared = new Set(categories.map(({ folder }) => folder));
  const ownPages = new Set(categories.map(({ page }) => page));
  const byId = new Map(pages.map((page) => [page.id, page]));
  const { folder: root = '.' } = declaration;

  const folderWithin = ({ id }: PlacedPage): string => {
    const within = withinSidebar(id, root);
    if (within === undefined) return '';
    const folder = folderOf(within);
    return declared.has(folder) ? folder : parentFolder(folder, declared);
  };
  const listed = groupBy(
    pages.filter(({ id }) => !ownPages.has(id)),
    folderWithin,
  );
  const below = groupBy(categories, ({ folder }) => parentFolder(folder, declared));

  const level = (folder: string): TreeNode[] => {
    const nodes: TreeNode[] = [
      ...(listed.get(folder) ?? []).map((page) => ({ kind: 'page' as const, page })),
      ...(below.get(folder) ?? []).map((category) => ({
        kind: 'category' as const,
        declaration: category,
        page: category.page === undefined ? undefined : byId.get(category.page),
        children: level(category.folder),
      })),
      ...(folder === '' ? links : []).map((link) => ({ kind: 'link' as const, link })),
    ];
    return nodes.sort(compareNodes);
  };
  return level('');
}

/** Whether a node is a category without a page, at any depth. */
export function isEmpty(node: TreeNode): boolean {
  return node.kind === 'category' && !node.page && node.children.every(isEmpty);
}

/** The tree without categories that hold nothing, which drafts leave behind. */
export function withoutEmptyCategories(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes
    .filter((node) => !isEmpty(node))
    .map((node) =>
      node.kind === 'category' ? { ...node, children: withoutEmptyCategories(node.children) } : node,
    );
}

/** The tree as a sidebar draws it. */
export function toSidebarItem(node: TreeNode): SidebarItem {
  if (node.kind === 'page') {
    const { label, path, unlisted, className } = node.page;
    return { kind: 'link', label, path, unlisted, ...(className && { className }) };
  }
  if (node.kind === 'link') return { kind: 'external', label: node.link.label, href: node.link.href };
  const { label, collapsible = true, collapsed = true } = node.declaration;
  return {
    kind: 'category',
    label,
    ...(node.page ? { path: node.page.path } : {}),
    collapsible,
    collapsed: collapsible && collapsed,
    items: node.children.map(toSidebarItem),
  };
}

/** A page of the tree and the categories above it, in reading order. */
export interface Stop {
  readonly page: PlacedPage;
  /** The sidebar's word for it, which is the category's when it is a category's own page. */
  readonly label: string;
  readonly above: readonly CategoryNode[];
}

/** Every page in reading order: a category's own page comes before the pages within. */
export function readingOrder(nodes: readonly TreeNode[], above: readonly CategoryNode[] = []): Stop[] {
  return nodes.flatMap((node): Stop[] => {
    if (node.kind === 'page') return [{ page: node.page, label: labelOf(node), above }];
    if (node.kind === 'link') return [];
    const own = node.page ? [{ page: node.page, label: labelOf(node), above }] : [];
    return [...own, ...readingOrder(node.children, [...above, node])];
  });
}
