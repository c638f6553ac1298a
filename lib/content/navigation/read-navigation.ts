import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ContentError } from '../../diagnostics/diagnostic';
import { displayPath } from '../../diagnostics/display-path';
import { folderSchema } from '../../paths/address-schema';
import { translateLabels } from '../../translations/labels';
import { readModule, type ContentModule } from '../source/read-module';
import type { Navigation } from './navigation';

const text = (fix: string) => z.string().trim().min(1).describe(fix);
const label = text('Write the words to show.');
const position = z.number().describe('Write the place among its neighbours, for example 2.').optional();

const categorySchema = z.strictObject({
  folder: folderSchema,
  label: label.optional(),
  position,
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
});

const linkSchema = z.strictObject({
  label,
  href: text("Write a URL or a path, for example 'https://example.org' or '/apiDocs'."),
  position,
});

const sidebarSchema = z
  .strictObject({
    folder: folderSchema,
    categories: z.array(categorySchema).optional(),
    links: z.array(linkSchema).optional(),
  })
  .describe("Write at least its folder, for example { folder: 'tutorial' }.");

const navigationSchema = z.record(z.string().min(1), sidebarSchema);

/** A checked navigation and the lines of its values in the file. */
export interface NavigationSource {
  readonly navigation: Navigation;
  readonly file: string;
  /** The line of a value, by its path from the default export. */
  readonly lineOf: ContentModule<Navigation>['lineOf'];
  /** Stands for a navigation that has faults of its own, so that no page is told that it has no sidebar. */
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
