import { folderOf } from '../model/routes';
import type { Navigation } from './navigation';

/** Whether a page or a folder is in a folder of the docs, at any depth; `.` holds all. */
export function isWithinFolder(path: string, folder: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}

/** The path of a folder below a sidebar's, from the docs. */
export const joinFolder = (sidebar: string, folder: string): string =>
  sidebar === '.' ? folder : folder === '' ? sidebar : `${sidebar}/${folder}`;

/** The path of a page or a folder below a sidebar's; undefined for one outside of it. */
export function withinSidebar(path: string, sidebar: string): string | undefined {
  if (sidebar === '.') return path;
  return path.startsWith(`${sidebar}/`) ? path.slice(sidebar.length + 1) : undefined;
}

/** The sidebar whose folder holds a page, the nearest one when several do. */
export function sidebarHolding(id: string, navigation: Navigation): string | undefined {
  const holding = Object.entries(navigation).filter(
    ([, { folder }]) => folder !== undefined && (folder === '.' || id.startsWith(`${folder}/`)),
  );
  const length = (folder = '') => (folder === '.' ? 0 : folder.length);
  return holding.sort(([, one], [, other]) => length(other.folder) - length(one.folder))[0]?.[0];
}

/** Every folder of a path, outermost first: `a/b/c.mdx` is in `a` and `a/b`. */
export function foldersOf(path: string): string[] {
  const folder = folderOf(path);
  return folder === '' ? [] : [...foldersOf(folder), folder];
}
