import type { Breadcrumb, SidebarId } from '../model/doc-page';
import type { Source } from '../source/read-sources';
import type { Navigation } from './navigation';
import type { TreeNode } from './sidebar-tree';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import { folderOf } from '../model/routes';
import { chooseId, unknownId } from '../model/unknown-id';
import type { Version } from '../model/versions';
import type { NavigationSource } from './read-navigation';

/** A page of a sidebar. */
export interface SidebarPosition {
  readonly source: Source;
  /** The categories above it and the sidebar's word for it, which is the category's when it is a category's own page. */
  readonly trail: readonly Breadcrumb[];
}

export interface Placement {
  readonly sidebar: SidebarId;
  readonly stop: SidebarPosition;
  readonly previous: SidebarPosition | undefined;
  readonly next: SidebarPosition | undefined;
}

/** Finds the sidebar a page is listed in: the one it names, else the one of the nearest folder around it. */
export function sidebarFinder(navigation: Navigation): (source: Source) => SidebarId | undefined {
  const nearestFirst = Object.entries(navigation).sort(
    ([, one], [, other]) => other.folder.length - one.folder.length,
  );
  return ({ id, frontmatter: { displayed_sidebar: named } }) => {
    if (named === undefined) return nearestFirst.find(([, { folder }]) => id.startsWith(`${folder}/`))?.[0];
    return named !== null && Object.hasOwn(navigation, named) ? named : undefined;
  };
}

/** Every page in reading order: a category's own page comes before the pages within. */
const readingOrder = (nodes: readonly TreeNode[], above: readonly Breadcrumb[] = []): SidebarPosition[] =>
  nodes.flatMap(({ item, source, children = [] }) => {
    const path = item.kind === 'external' ? undefined : item.path;
    const trail = [...above, { label: item.label, path }];
    return [...(source ? [{ source, trail }] : []), ...readingOrder(children, trail)];
  });

/** The place of each listed page in its sidebar, by id. */
export function placementsOf(trees: ReadonlyMap<SidebarId, readonly TreeNode[]>): Map<string, Placement> {
  const placements = new Map<string, Placement>();
  for (const [sidebar, tree] of trees) {
    const stops = readingOrder(tree);
    const listed = stops.filter(({ source }) => !source.frontmatter.unlisted);
    for (const stop of stops) {
      // Nothing is before or after a page that is not listed.
      const index = listed.indexOf(stop);
      const [previous, next] = index === -1 ? [] : [listed[index - 1], listed[index + 1]];
      placements.set(stop.source.id, { sidebar, stop, previous, next });
    }
  }
  return placements;
}

/** Reports mistakes in the places and neighbors that a page names. */
export function checkPlacement(
  { frontmatter, file, lines, id }: Source,
  sidebar: SidebarId | undefined,
  ids: readonly string[],
  navigation: NavigationSource,
  version: Version,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (line: number | undefined, message: string, fix: string) =>
    diagnostics.push({ file, line, message, fix });
  const named = frontmatter.displayed_sidebar;
  const known = Object.keys(navigation.navigation);
  if (typeof named === 'string' && !known.includes(named)) {
    const fix = chooseId(named, known, ', or null for no sidebar');
    report(lines.displayed_sidebar, unknownId('sidebar', named, [version.name], known), fix);
  }
  if (named === undefined && sidebar === undefined) {
    const folder = folderOf(id);
    report(
      undefined,
      `No sidebar holds the page: it lies in ${folder ? `the folder "${folder}"` : 'no folder'}.`,
      `Move it, add the folder to a sidebar in ${navigation.file}, or write "displayed_sidebar: null".`,
    );
  }
  for (const side of ['pagination_prev', 'pagination_next'] as const) {
    const neighbor = frontmatter[side];
    if (neighbor === id)
      report(lines[side], `${side}: "${id}" is this page itself.`, 'Write another id, or null for no link.');
    else if (typeof neighbor === 'string' && !ids.includes(neighbor)) {
      const fix = chooseId(neighbor, ids, ', or null for no link');
      report(lines[side], `${side}: ${unknownId('doc', neighbor, [version.name], ids)}`, fix);
    }
  }
  return diagnostics;
}
