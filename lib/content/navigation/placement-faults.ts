import type { Fault } from '../../diagnostics/diagnostic';
import type { CategoryDeclaration } from './navigation';
import type { SidebarId } from '../model/doc-page';
import type { NavigationSource } from './read-navigation';
import type { Source } from '../source/read-sources';
import { folderOf } from '../model/routes';
import { unknownDocMessage, unknownSidebarMessage } from '../model/unknown-id';
import type { Version } from '../model/versions';

/** What is wrong with the places and neighbours that a page names. */
export function sourceFaults(
  source: Source,
  sidebar: SidebarId | undefined,
  ids: readonly string[],
  navigation: NavigationSource,
  version: Version,
): Fault[] {
  const { frontmatter, file, lines, id } = source;
  const faults: Fault[] = [];
  const named = frontmatter.displayed_sidebar;
  if (named !== undefined && named !== null && !Object.hasOwn(navigation.navigation, named)) {
    const what = unknownSidebarMessage(named, [version.name], Object.keys(navigation.navigation));
    faults.push({
      file,
      line: lines.displayed_sidebar,
      what,
      cure: 'Write one of these, or null for no sidebar.',
    });
  }
  if (named === undefined && sidebar === undefined) {
    const folder = folderOf(id);
    const what = `The page lies in ${folder ? `the folder "${folder}"` : 'no folder'}, which no sidebar holds.`;
    const cure = `Move it, add the folder to a sidebar in ${navigation.file}, or write "displayed_sidebar: null".`;
    faults.push({ file, line: undefined, what, cure });
  }
  for (const side of ['pagination_prev', 'pagination_next'] as const) {
    const neighbour = frontmatter[side];
    if (typeof neighbour === 'string' && !ids.includes(neighbour)) {
      const what = `${side}: ${unknownDocMessage(neighbour, [version.name], ids)}`;
      faults.push({ file, line: lines[side], what, cure: 'Write one of these, or null for no link.' });
    }
  }
  return faults;
}

/** Pages that categories name as theirs and that do not exist, or that stand in another sidebar. */
export function categoryPageFaults(
  navigation: NavigationSource,
  sources: readonly Source[],
  sidebarOf: (source: Source) => SidebarId | undefined,
  version: Version,
): Fault[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const faultOf = (sidebar: string, { label, page }: CategoryDeclaration) => {
    if (page === undefined) return undefined;
    const source = byId.get(page);
    if (!source) {
      const cure = 'Write one of these as the page of the category, or leave it out.';
      return { what: unknownDocMessage(page, [version.name], [...byId.keys()]), cure };
    }
    const listed = sidebarOf(source);
    if (listed === sidebar) return undefined;
    const place = listed === undefined ? 'no sidebar' : `the sidebar "${listed}"`;
    return {
      what: `The category "${label}" of the sidebar "${sidebar}" has the page "${page}", which stands in ${place}.`,
      cure: `Name a page of the sidebar "${sidebar}", or write "displayed_sidebar: ${sidebar}" in ${source.file}.`,
    };
  };
  return Object.entries(navigation.navigation).flatMap(([sidebar, { categories = [] }]) =>
    categories.flatMap((category) => {
      const fault = faultOf(sidebar, category);
      return fault ? [{ file: navigation.file, line: navigation.lineOf(category, 'page'), ...fault }] : [];
    }),
  );
}
