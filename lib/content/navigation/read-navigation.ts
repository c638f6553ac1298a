import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { translateLabels } from '../../translations/labels';
import { readModule } from '../../config/read-module';
import { navigationSchema, type Navigation } from './navigation';
import { keyOf } from '../../config/diagnostics/explain-schema';
import { diagnosticAtKey } from '../../config/diagnostics/diagnostic-at-key';
import { nearestName } from '../../config/diagnostics/nearest-name';
import type { SidebarId } from '../model/doc-page';
import type { Source } from '../source/read-sources';

export interface NavigationSource {
  readonly navigation: Navigation;
  readonly file: string;
  /** Stands for a navigation that has errors of its own, so that no page is told that it has no sidebar. */
  readonly isUnreadable?: boolean;
}

/** Loads and checks a `navigation.ts`. Throws ContentError when it is missing, cannot be run or holds something wrong. */
export async function readNavigation(file: string): Promise<NavigationSource> {
  if (!existsSync(file)) {
    const fix = `Create ${path.basename(file)} with a sidebar, for example: export default { guides: { folder: 'guides' } };`;
    throw new ContentError([{ file: displayPath(file), message: 'The navigation does not exist.', fix }]);
  }
  return { file: displayPath(file), navigation: translateLabels(await readModule(file, navigationSchema)) };
}

/** Where the links of the sidebars lead. */
export const navigationHrefs = ({ navigation }: NavigationSource): string[] =>
  Object.values(navigation).flatMap(({ links = [] }) => links.map(({ href }) => href));

/** The folders around a file: of `a/b/c`, they are `a` and `a/b`. */
const foldersOf = (id: string) => [...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index));

/** An error for each sidebar without pages whose folder is nearly named like `folder`, whose pages are in no sidebar. */
export function misspelledSidebars(ids: string[], outside: Source[], { navigation, file }: NavigationSource) {
  const folders = outside.flatMap(({ id }) => foldersOf(id));
  return Object.entries(navigation).flatMap(([id, { folder: written }]) => {
    const folder = nearestName(written, folders);
    if (folder === undefined || ids.some((page) => page.startsWith(`${written}/`))) return [];
    const message = `is "${written}", a folder without pages, and no sidebar holds "${folder}".`;
    const problem = { key: keyOf([id, 'folder']), message, fix: `Write "${folder}".` };
    return [{ folder, error: diagnosticAtKey(file, problem) }];
  });
}

/**
 * Declared categories whose folder has no page or is declared twice. One whose pages all display another sidebar or none is right, and is not shown.
 * @param sources every page of the version
 */
export function checkCategories(
  sidebar: SidebarId,
  sources: readonly Source[],
  { navigation, file }: NavigationSource,
): Diagnostic[] {
  const { folder: root = '', categories = [] } = navigation[sidebar] ?? {};
  const below = sources.map(({ id }) => id).filter((id) => id.startsWith(`${root}/`));
  // Versions can share a navigation, and one may have no page of a sidebar.
  if (below.length === 0) return [];
  const held = new Set(below.flatMap((id) => foldersOf(id.slice(root.length + 1))));
  return categories.flatMap(({ folder }, index): Diagnostic[] => {
    const key = keyOf([sidebar, 'categories', index, 'folder']);
    const problem = (message: string, fix: string) => [diagnosticAtKey(file, { key, message, fix })];
    if (categories.findIndex((category) => category.folder === folder) < index)
      return problem(`is "${folder}" again.`, 'Write one entry for each folder.');
    if (held.has(folder)) return [];
    const near = nearestName(folder, [...held]);
    return problem(
      `is "${folder}", and the folder "${root}/${folder}" has no page.`,
      `${near === undefined ? '' : `Did you mean "${near}"? `}Add a page to the folder, or remove the category.`,
    );
  });
}
