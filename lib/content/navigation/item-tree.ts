import type { ItemDeclaration, LinkItem, SidebarDeclaration } from './navigation';
import { isWithinFolder } from './sidebar-folders';
import { buildTree, type PlacedPage, type TreeNode } from './sidebar-tree';

/** A page in the place that a list gives it, whatever its frontmatter says. */
const listed = (page: PlacedPage, label = page.label): PlacedPage => ({
  ...page,
  label,
  position: undefined,
});

function nodesOf(items: readonly ItemDeclaration[], byId: ReadonlyMap<string, PlacedPage>): TreeNode[] {
  return items.flatMap((item): TreeNode[] => {
    if (typeof item === 'string') return nodesOf([{ page: item }], byId);
    if ('folder' in item) {
      const within = [...byId.values()].filter(({ id }) => isWithinFolder(id, item.folder));
      return buildTree(item, within);
    }
    if ('href' in item) return [{ kind: 'link', link: item }];
    if ('items' in item) {
      const { items: within, page, ...category } = item;
      const own = page === undefined ? undefined : byId.get(page);
      const declaration = { ...category, page, folder: '' };
      return [
        {
          kind: 'category',
          declaration,
          page: own && listed(own),
          children: nodesOf(within, byId),
        },
      ];
    }
    const page = byId.get(item.page);
    return page ? [{ kind: 'page', page: listed(page, item.label) }] : [];
  });
}

/** Builds a sidebar whose entries are written out, in their order. */
export function buildItemTree({ items = [] }: SidebarDeclaration, pages: readonly PlacedPage[]): TreeNode[] {
  return nodesOf(items, new Map(pages.map((page) => [page.id, page])));
}

/** The ids of pages that items name, with the item that names each. */
export function pagesOfItems(
  items: readonly ItemDeclaration[],
): { readonly page: string; readonly item: Exclude<ItemDeclaration, string> }[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    const within = 'items' in item ? pagesOfItems(item.items) : [];
    return 'page' in item && item.page !== undefined ? [{ page: item.page, item }, ...within] : within;
  });
}

/** The folders that items show with all they hold. */
export function foldersOfItems(items: readonly ItemDeclaration[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    if ('folder' in item) return [item.folder];
    return 'items' in item ? foldersOfItems(item.items) : [];
  });
}

/** The links that items hold. */
export function linksOfItems(items: readonly ItemDeclaration[]): LinkItem[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    if ('href' in item) return [item];
    return 'items' in item ? linksOfItems(item.items) : [];
  });
}
