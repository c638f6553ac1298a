import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { folderSchema } from '../../paths/address-schema';
import { ContentError } from '../../diagnostics/diagnostic';
import type { CategoryDeclaration, LinkDeclaration, Navigation, SidebarDeclaration } from './navigation';
import { readModule, type ContentModule } from '../source/read-module';
import { translateLabels } from '../../translations/labels';
import { displayPath } from '../../diagnostics/display-path';

const text = (fix: string) => z.string().trim().min(1).describe(fix);
const position = z.number().describe('Write the place among its neighbours, for example 2.');

const categorySchema = z.strictObject({
  label: text("Write the category's name."),
  folder: folderSchema,
  position,
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  page: text("Write a page's id, for example 'api/Components/index'.").normalize().optional(),
});

const linkSchema = z.strictObject({
  label: text('Write the words to show.'),
  href: text("Write an address, for example 'https://example.org' or '/apiDocs'."),
  position,
});

const sidebarSchema = z
  .strictObject({
    folder: folderSchema,
    categories: z.array(categorySchema).optional(),
    links: z.array(linkSchema).optional(),
  })
  .describe("Write at least its folder, for example { folder: 'tutorial' }.");

const navigationSchema = z.record(z.string(), sidebarSchema);

/** A checked navigation and the lines of its values in the file. */
export interface NavigationSource {
  readonly navigation: Navigation;
  readonly file: string;
  /** The line of a sidebar, a category or a link, or of one of its values, for messages. */
  readonly lineOf: (declaration: Declaration, key?: string) => number | undefined;
  /** Stands for a navigation that has faults of its own, so that no page is told that it has no sidebar. */
  readonly isUnreadable?: boolean;
}

type Declaration = SidebarDeclaration | CategoryDeclaration | LinkDeclaration;

function lineFinder(
  navigation: Navigation,
  lineAt: ContentModule<Navigation>['lineOf'],
): NavigationSource['lineOf'] {
  const paths = new Map<Declaration, readonly PropertyKey[]>();
  for (const [id, sidebar] of Object.entries(navigation)) {
    paths.set(sidebar, [id]);
    sidebar.categories?.forEach((category, index) => paths.set(category, [id, 'categories', index]));
    sidebar.links?.forEach((link, index) => paths.set(link, [id, 'links', index]));
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
  const navigation = translateLabels(value);
  return { navigation, file: name, lineOf: lineFinder(navigation, lineOf) };
}
