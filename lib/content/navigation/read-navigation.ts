import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../diagnostics/diagnostic';
import type {
  CategoryDeclaration,
  ItemDeclaration,
  LinkDeclaration,
  Navigation,
  SidebarDeclaration,
} from './navigation';
import { navigationSchema } from './navigation-schema';
import { readModule, type ContentModule } from '../source/read-module';
import { translateLabels } from '../../translations/labels';
import { displayPath } from '../../diagnostics/display-path';

/** A checked navigation and the lines of its values in the file. */
export interface NavigationSource {
  readonly navigation: Navigation;
  readonly file: string;
  /** The line of a sidebar, a category or a link, or of one of its values, for messages. */
  readonly lineOf: (declaration: Declaration, key?: string) => number | undefined;
  /** Stands for a navigation that has faults of its own, so that no page is told that it has no sidebar. */
  readonly isUnreadable?: boolean;
}

type Declaration =
  SidebarDeclaration | CategoryDeclaration | LinkDeclaration | Exclude<ItemDeclaration, string>;

/** A text among items as the page that it names, so that each item is an object with a line of its own. */
function withoutShorthand(items: readonly ItemDeclaration[]): ItemDeclaration[] {
  return items.map((item) => {
    if (typeof item === 'string') return { page: item };
    return 'items' in item ? { ...item, items: withoutShorthand(item.items) } : item;
  });
}

function eachItem(
  items: readonly ItemDeclaration[],
  path: readonly PropertyKey[],
  visit: (item: Exclude<ItemDeclaration, string>, path: readonly PropertyKey[]) => void,
): void {
  items.forEach((item, index) => {
    if (typeof item === 'string') return;
    visit(item, [...path, index]);
    if ('items' in item) eachItem(item.items, [...path, index, 'items'], visit);
  });
}

function lineFinder(
  navigation: Navigation,
  lineAt: ContentModule<Navigation>['lineOf'],
): NavigationSource['lineOf'] {
  const paths = new Map<Declaration, readonly PropertyKey[]>();
  for (const [id, sidebar] of Object.entries(navigation)) {
    paths.set(sidebar, [id]);
    sidebar.categories?.forEach((category, index) => paths.set(category, [id, 'categories', index]));
    sidebar.links?.forEach((link, index) => paths.set(link, [id, 'links', index]));
    eachItem(sidebar.items ?? [], [id, 'items'], (item, path) => paths.set(item, path));
  }
  return (declaration, key) => lineAt([...(paths.get(declaration) ?? []), ...(key ? [key] : [])]);
}

/**
 * Loads and checks a `navigation.ts`.
 * @throws {ContentError} when it is missing, cannot be run or holds something wrong.
 */
export async function readNavigation(file: string): Promise<NavigationSource> {
  const name = displayPath(file);
  if (!existsSync(file)) {
    const fix = `Create ${path.basename(file)} with a sidebar, for example: export default { guides: { folder: 'guides' } };`;
    throw new ContentError([{ file: name, message: 'The navigation does not exist.', fix }]);
  }
  const { value, lineOf } = await readModule(file, navigationSchema);
  const navigation = Object.fromEntries(
    Object.entries(translateLabels(value)).map(([id, sidebar]) => [
      id,
      sidebar.items ? { ...sidebar, items: withoutShorthand(sidebar.items) } : sidebar,
    ]),
  );
  return { navigation, file: name, lineOf: lineFinder(navigation, lineOf) };
}
