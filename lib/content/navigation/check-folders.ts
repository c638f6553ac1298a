import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { CategoryDeclaration, SidebarDeclaration } from './navigation';
import type { ArticleLink } from '../../mdx/plugins/compiled-page';
import { linksOfItems } from './item-tree';
import { joinFolder } from './sidebar-folders';
import type { NavigationSource } from './read-navigation';

interface Claim {
  readonly name: string;
  readonly declaration: SidebarDeclaration | CategoryDeclaration;
}

/** Everything that a navigation declares, by what only one of it may have. */
function claimsOf({ navigation }: NavigationSource): {
  folders: [string, Claim][];
  pages: [string, Claim][];
} {
  const folders: [string, Claim][] = [];
  const pages: [string, Claim][] = [];
  for (const [id, sidebar] of Object.entries(navigation)) {
    const { folder } = sidebar;
    if (folder === undefined) continue;
    folders.push([folder, { name: `the sidebar "${id}"`, declaration: sidebar }]);
    for (const category of sidebar.categories ?? []) {
      const name = `the category "${category.label}" of the sidebar "${id}"`;
      folders.push([joinFolder(folder, category.folder), { name, declaration: category }]);
      if (category.page !== undefined) pages.push([category.page, { name, declaration: category }]);
    }
  }
  return { folders, pages };
}

/** The links that sidebars hold, with their lines. */
export function navigationLinks({ navigation, lineOf }: NavigationSource): ArticleLink[] {
  return Object.values(navigation)
    .flatMap(({ links = [], items = [] }) => [...links, ...linksOfItems(items)])
    .map((link) => ({ written: link.href, destination: link.href, line: lineOf(link, 'href') }));
}

/** A folder or a page that two declarations claim, so that one of them would stay empty. */
export function checkFolders(navigation: NavigationSource): Diagnostic[] {
  const { folders, pages } = claimsOf(navigation);
  const twice = (kind: 'folder' | 'page', claims: readonly [string, Claim][]): Diagnostic[] => {
    const first = new Map<string, Claim>();
    return claims.flatMap(([key, claim]) => {
      const other = first.get(key);
      first.set(key, other ?? claim);
      if (!other) return [];
      const line = navigation.lineOf(other.declaration, kind);
      const place = line === undefined ? '' : ` (line ${line})`;
      return [
        {
          file: navigation.file,
          line: navigation.lineOf(claim.declaration, kind),
          message: `The ${kind} "${key}" belongs to ${claim.name}, and to ${other.name}${place} too.`,
          fix: `Give each a ${kind} of its own, or remove one of them.`,
        },
      ];
    });
  };
  return [...twice('folder', folders), ...twice('page', pages)];
}
