import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { translateLabels } from '../../translations/labels';
import { readModule, type ReadModule } from '../../config/read-module';
import { navigationSchema, type Navigation } from './navigation';
import { keyOf } from '../../config/diagnostics/explain-schema';
import { nearestName } from '../../config/diagnostics/nearest-name';
import type { ArticleLink } from '../../mdx/plugins/compiled-page';
import type { SidebarId } from '../model/doc-page';
import type { Source } from '../source/read-sources';

/** A checked navigation and the lines of its values in the file. */
export interface NavigationSource {
  readonly navigation: Navigation;
  readonly file: string;
  /** The line of a value, by its path from the default export. */
  readonly lineOf: ReadModule<Navigation>['lineOf'];
  /** Stands for a navigation that has errors of its own, so that no page is told that it has no sidebar. */
  readonly isUnreadable?: boolean;
}

/**
 * Loads and checks a `navigation.ts`.
 * @throws {ContentError} when it is missing, cannot be run or holds something wrong.
 */
export async function readNavigation(file: string): Promise<NavigationSource> {
  if (!existsSync(file)) {
    const fix = `Create ${path.basename(file)} with a sidebar, for example: export default { guides: { folder: 'guides' } };`;
    throw new ContentError([{ file: displayPath(file), message: 'The navigation does not exist.', fix }]);
  }
  const { value, ...module } = await readModule(file, navigationSchema);
  return { ...module, navigation: translateLabels(value) };
}

/** The links that sidebars hold, with their lines. */
export function navigationLinks({ navigation, lineOf }: NavigationSource): ArticleLink[] {
  return Object.entries(navigation).flatMap(([id, { links = [] }]) =>
    links.map(({ href }, index) => {
      return { written: href, destination: href, line: lineOf([id, 'links', index, 'href']) };
    }),
  );
}

/**
 * Declared categories whose folder has no page. One whose pages all display another sidebar or none is right, and is not shown.
 * @param sources every page of the version
 */
export function checkCategories(
  sidebar: SidebarId,
  sources: readonly Source[],
  { navigation, file, lineOf }: NavigationSource,
): Diagnostic[] {
  const { folder: root = '', categories = [] } = navigation[sidebar] ?? {};
  const steps = sources
    .filter(({ id }) => id.startsWith(`${root}/`))
    .map(({ id }) =>
      id
        .slice(root.length + 1)
        .split('/')
        .slice(0, -1),
    );
  const held = new Set(
    steps.flatMap((names) => names.map((_, index) => names.slice(0, index + 1).join('/'))),
  );
  return categories.flatMap(({ folder }, index): Diagnostic[] => {
    if (held.has(folder)) return [];
    const at = [sidebar, 'categories', index, 'folder'];
    const near = nearestName(folder, [...held]);
    return [
      {
        file,
        line: lineOf(at),
        message: `${keyOf(at)}: is "${folder}", and the folder "${root}/${folder}" has no page.`,
        fix: `${near === undefined ? '' : `Did you mean "${near}"? `}Add a page to the folder, or remove the category.`,
      },
    ];
  });
}
