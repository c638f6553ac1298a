import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { loadDefaultExport } from '../config/load-module';
import { readBySchema } from '../schema/explain';
import { ContentError, type Fault } from './faults';
import type { Navigation } from './navigation';
import { displayPath } from '../config/display-path';

const text = (cure: string) => z.string().trim().min(1).describe(cure);
const folder = z
  .string()
  .regex(/^[^/].*[^/]$|^[^/]$/)
  .describe("Write a folder without a slash at its ends, for example 'Components/Fields'.");
const position = z.number().describe('Write the place among its neighbours, for example 2.');

const categorySchema = z.strictObject({
  label: text("Write the category's name."),
  folder,
  position,
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  page: text("Write a page's id, for example 'api/Components/index'.").optional(),
});

const linkSchema = z.strictObject({
  label: text('Write the words to show.'),
  href: text("Write an address, for example 'https://example.org' or '/apiDocs'."),
  position,
});

const sidebarSchema = z
  .strictObject({
    folder,
    categories: z.array(categorySchema).optional(),
    links: z.array(linkSchema).optional(),
  })
  .describe("Write at least its folder, for example { folder: 'tutorial' }.");

const navigationSchema = z.strictObject({
  tutorial: sidebarSchema,
  api: sidebarSchema,
  releases: sidebarSchema,
  examples: sidebarSchema,
});

/** A checked navigation and where its values stand in the file. */
export interface NavigationSource {
  readonly navigation: Navigation;
  readonly file: string;
  /** The line that holds a value in quotes, for messages. */
  readonly lineOf: (value: string) => number | undefined;
}

function lineFinder(source: string): NavigationSource['lineOf'] {
  const lines = source.split('\n');
  return (value) => {
    const index = lines.findIndex((line) =>
      [`'${value}'`, `"${value}"`].some((quoted) => line.includes(quoted)),
    );
    return index < 0 ? undefined : index + 1;
  };
}

/**
 * Loads and checks a `navigation.ts`.
 * @throws {ContentError} when it is missing, cannot be run or holds something wrong.
 */
export async function readNavigation(file: string): Promise<NavigationSource> {
  const name = displayPath(file);
  if (!existsSync(file)) {
    const cure = `Create ${path.basename(file)} with the four sidebars tutorial, api, releases and examples.`;
    throw new ContentError([{ file: name, what: 'The navigation does not exist.', cure }]);
  }
  const { value, faults } = readBySchema(navigationSchema, await run(file, name));
  const lineOf = lineFinder(readFileSync(file, 'utf8'));
  if (value) return { navigation: value, file: name, lineOf };
  throw new ContentError(
    faults.map(({ key, what, cure }): Fault => {
      const quoted = /"([^"]*)"/.exec(what)?.[1] ?? '';
      return { file: name, line: lineOf(quoted), what: key ? `${key}: ${what}` : what, cure };
    }),
  );
}

async function run(file: string, name: string): Promise<unknown> {
  try {
    return await loadDefaultExport(file);
  } catch (error) {
    const what = `It cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
    throw new ContentError([
      { file: name, what, cure: 'Make it a module whose default export is a Navigation.' },
    ]);
  }
}
