import type { SidebarId } from '../model/doc-page';
import type { NavigationSource } from './read-navigation';
import type { Source } from '../source/read-sources';
import { foldersOfItems, pagesOfItems } from './item-tree';
import { isWithinFolder, joinFolder } from './sidebar-folders';
import { folderOf } from '../model/routes';
import type { PlacedPage, Stop } from './sidebar-tree';

/** The place of a page in its sidebar. */
export interface Placement {
  readonly sidebar: SidebarId;
  readonly stop: Stop;
  readonly previous: Stop | undefined;
  readonly next: Stop | undefined;
}

/** Finds the sidebar a page is listed in: the one it names, else the one whose declared folders hold it. */
export function sidebarFinder({ navigation }: NavigationSource): (source: Source) => SidebarId | undefined {
  const byFolder = new Map<string, SidebarId>();
  const byPage = new Map<string, SidebarId>();
  const shown: [folder: string, SidebarId][] = [];
  for (const [id, { folder, categories = [], items = [] }] of Object.entries(navigation)) {
    for (const { page } of pagesOfItems(items)) if (!byPage.has(page)) byPage.set(page, id);
    for (const shownFolder of foldersOfItems(items)) shown.push([shownFolder, id]);
    if (folder === undefined) continue;
    byFolder.set(folder === '.' ? '' : folder, id);
    for (const category of categories) byFolder.set(joinFolder(folder, category.folder), id);
  }
  return ({ id, frontmatter }) => {
    const named = frontmatter.displayed_sidebar;
    if (named === undefined) {
      const holding = shown.find(([folder]) => isWithinFolder(id, folder))?.[1];
      return byPage.get(id) ?? byFolder.get(folderOf(id)) ?? holding;
    }
    return named !== null && Object.hasOwn(navigation, named) ? named : undefined;
  };
}

/** What a sidebar must know of a page. */
export function placedPage({ id, file, frontmatter, lines }: Source, path: string): PlacedPage {
  return {
    id,
    path,
    label: frontmatter.sidebar_label ?? frontmatter.title,
    position: frontmatter.sidebar_position,
    unlisted: frontmatter.unlisted,
    className: frontmatter.sidebar_class_name,
    file,
    line: lines.sidebar_position ?? lines.title,
  };
}

/** The place of each listed page in its sidebar, by id. */
export function placementsOf(sidebars: ReadonlyMap<SidebarId, readonly Stop[]>): Map<string, Placement> {
  const placements = new Map<string, Placement>();
  for (const [sidebar, stops] of sidebars) {
    for (const stop of stops)
      placements.set(stop.page.id, { sidebar, stop, previous: undefined, next: undefined });
    const listed = stops.filter(({ page }) => !page.unlisted);
    listed.forEach((stop, index) => {
      placements.set(stop.page.id, { sidebar, stop, previous: listed[index - 1], next: listed[index + 1] });
    });
  }
  return placements;
}
