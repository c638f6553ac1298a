import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { SidebarId } from '../model/doc-page';
import { folderOf } from '../model/routes';
import { unknownDocMessage, unknownSidebarMessage } from '../model/unknown-id';
import type { Version } from '../model/versions';
import type { Source } from '../source/read-sources';
import type { NavigationSource } from './read-navigation';

/** What is wrong with the places and neighbours that a page names. */
export function checkPlacement(
  { frontmatter, file, lines, id }: Source,
  sidebar: SidebarId | undefined,
  ids: readonly string[],
  navigation: NavigationSource,
  version: Version,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const named = frontmatter.displayed_sidebar;
  if (named !== undefined && named !== null && !Object.hasOwn(navigation.navigation, named)) {
    const message = unknownSidebarMessage(named, [version.name], Object.keys(navigation.navigation));
    const fix = 'Write one of these, or null for no sidebar.';
    diagnostics.push({ file, line: lines.displayed_sidebar, message, fix });
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
