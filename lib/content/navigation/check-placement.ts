import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { CategoryDeclaration } from './navigation';
import type { SidebarId } from '../model/doc-page';
import { pagesOfItems } from './item-tree';
import type { NavigationSource } from './read-navigation';
import type { Source } from '../source/read-sources';
import { folderOf } from '../model/routes';
import { unknownDocMessage, unknownSidebarMessage } from '../model/unknown-id';
import type { Version } from '../model/versions';

/** What is wrong with the places and neighbours that a page names. */
export function checkPlacement(
  source: Source,
  sidebar: SidebarId | undefined,
  ids: readonly string[],
  navigation: NavigationSource,
  version: Version,
): Diagnostic[] {
  const { frontmatter, file, lines, id } = source;
  const diagnostics: Diagnostic[] = [];
  const named = frontmatter.displayed_sidebar;
  if (named !== undefined && named !== null && !Object.hasOwn(navigation.navigation, named)) {
    const message = unknownSidebarMessage(named, [version.name], Object.keys(navigation.navigation));
    diagnostics.push({
      file,
      line: lines.displayed_sidebar,
      message,
      fix: 'Write one of these, or null for no sidebar.',
    });
  }
  if (named === undefined && sidebar === undefined) {
    const folder = folderOf(id);
    const message = `The page lies in ${folder ? `the folder "${folder}"` : 'no folder'}, which no sidebar holds.`;
    const fix = `Move it, add the folder to a sidebar in ${navigation.file}, or write "displayed_sidebar: null".`;
    diagnostics.push({ file, line: undefined, message, fix });
  }
  for (const page of frontmatter.related.filter((related) => !ids.includes(related))) {
    const message = `related: ${unknownDocMessage(page, [version.name], ids)}`;
    diagnostics.push({ file, line: lines.related, message, fix: 'Write one of these, or remove it.' });
  }
  for (const side of ['pagination_prev', 'pagination_next'] as const) {
    const neighbour = frontmatter[side];
    if (typeof neighbour === 'string' && !ids.includes(neighbour)) {
      const message = `${side}: ${unknownDocMessage(neighbour, [version.name], ids)}`;
      diagnostics.push({ file, line: lines[side], message, fix: 'Write one of these, or null for no link.' });
    }
  }
  return diagnostics;
}

/** Pages that categories name as theirs and that do not exist, or that are in another sidebar. */
export function checkCategoryPages(
  navigation: NavigationSource,
  sources: readonly Source[],
  sidebarOf: (source: Source) => SidebarId | undefined,
  version: Version,
): Diagnostic[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const problemWith = (sidebar: string, { label, page }: CategoryDeclaration) => {
    if (page === undefined) return undefined;
    const source = byId.get(page);
    if (!source) {
      const fix = 'Write one of these as the page of the category, or leave it out.';
      return { message: unknownDocMessage(page, [version.name], [...byId.keys()]), fix };
    }
    const listed = sidebarOf(source);
    if (listed === sidebar) return undefined;
    const place = listed === undefined ? 'no sidebar' : `the sidebar "${listed}"`;
    return {
      message: `The category "${label}" of the sidebar "${sidebar}" has the page "${page}", which is in ${place}.`,
      fix: `Name a page of the sidebar "${sidebar}", or write "displayed_sidebar: ${sidebar}" in ${source.file}.`,
    };
  };
  return Object.entries(navigation.navigation).flatMap(([sidebar, { categories = [] }]) =>
    categories.flatMap((category) => {
      const diagnostic = problemWith(sidebar, category);
      return diagnostic
        ? [{ file: navigation.file, line: navigation.lineOf(category, 'page'), ...diagnostic }]
        : [];
    }),
  );
}

/** Pages that the items of a sidebar name and that do not exist. */
export function checkItems(
  { navigation, file, lineOf }: NavigationSource,
  ids: readonly string[],
  version: Version,
): Diagnostic[] {
  const known = new Set(ids);
  return Object.values(navigation)
    .flatMap(({ items = [] }) => pagesOfItems(items))
    .filter(({ page }) => !known.has(page))
    .map(({ page, item }) => ({
      file,
      line: lineOf(item, 'page'),
      message: unknownDocMessage(page, [version.name], ids),
      fix: 'Write one of these, or remove the entry.',
    }));
}
