import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One property of an interface, or one entry of a table that the toolkit exports. */
export interface ApiMember {
  readonly name: string;
  /** TypeScript type as a reader would write it; an entry of a table has none. */
  readonly type?: string;
  readonly required: boolean;
  /** The default: words with code in backticks, as in a description. */
  readonly default?: string;
  readonly description: string;
}

/** One name that the toolkit exports. */
export interface ApiExport {
  readonly name: string;
  /** The module to import it from, such as `eidos/react`. */
  readonly entry: string;
  readonly kind: 'component' | 'hook' | 'function' | 'class' | 'constant' | 'type';
  readonly source: string;
  /** Line of its declaration in that file, from 1. */
  readonly line: number;
  /** The docstring, as Markdown; lists show its first sentence. */
  readonly description: string;
  /** Its declaration as TypeScript; of a function one for each way to call it. Large constants and types have none. */
  readonly signatures?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly description: string }[];
  readonly returns?: string;
  readonly throws?: readonly string[];
  readonly example?: string;
  /** True of what a reader's code only passes in, whose required members it has to write. */
  readonly isInput?: boolean;
  /** Properties of an interface or of a component's props; entries of a table. */
  readonly members: readonly ApiMember[];
}

/** Where `npm run generate` writes what it read from the toolkit's source. */
export const API_REFERENCE_FILE = 'packages/eidos/api-reference.json';

let read: readonly ApiExport[] | undefined;

/** Every export of the toolkit, sorted by name. */
export const getApiReference = (): readonly ApiExport[] =>
  (read ??= JSON.parse(readFileSync(path.resolve(API_REFERENCE_FILE), 'utf8')) as ApiExport[]);

/** The text up to the end of its first sentence. */
export const firstSentence = (text: string): string => /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** Results of the toolkit's tests: how many published schemas and official tests compile. */
export interface SchemaSupport {
  /** How many schemas of each source compile: all that are tried. */
  readonly publishedSchemas: readonly { readonly source: string; readonly count: number }[];
  readonly schemaNames: readonly string[];
  /** Keywords whose official tests, of these drafts, have another result here. */
  readonly officialExceptions: readonly {
    readonly keyword: string;
    readonly drafts: string;
    readonly reason: string;
  }[];
}

/** The file that `packages/eidos/published-schemas/published-schemas.test.tsx` writes. */
export const SCHEMA_SUPPORT_FILE = 'packages/eidos/schema-support.json';

/** Reads what the tests found. */
export const readSchemaSupport = (): SchemaSupport =>
  JSON.parse(readFileSync(path.resolve(SCHEMA_SUPPORT_FILE), 'utf8')) as SchemaSupport;

/** The file that holds the toolkit's version; code that shows the version must notice when this file changes. */
export const TOOLKIT_PACKAGE_FILE = 'packages/eidos/package.json';

/** The version of the toolkit that this site documents and serves. */
export function toolkitVersion(): string {
  const text = readFileSync(path.resolve(TOOLKIT_PACKAGE_FILE), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** Path that the site serves a toolkit's package at. */
export const packagePath = (version: string): string => `/packages/eidos-${version}.tgz`;

const PAGE = 'docs/tutorial/evaluate/comparison.mdx';

/** The cells of the table row that begins with these words. */
function cellsOf(text: string, row: string): string[] {
  const line = text.split('\n').find((one) => one.startsWith(`| ${row} |`));
  if (line === undefined) throw new Error(`${PAGE} has no table row “${row}”, which the home page quotes.`);
  return line.split('|').map((cell) => cell.replaceAll('*', '').trim());
}

/**
 * Reads the toolkit's figures from the page that compares them; undefined where the content has no such page.
 * @throws when a row is missing.
 */
export function readMeasuredFigures(contentFolder: string) {
  const file = path.join(contentFolder, PAGE);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const [, , keystroke = '', keystrokeOfRjsf = ''] = cellsOf(text, '1,000 fields: one keystroke');
  const [, , size = ''] = cellsOf(text, 'Eidos');
  const [, , sizeOfRjsf = ''] = cellsOf(text, 'RJSF with Ajv');
  return { size, sizeOfRjsf, keystroke, keystrokeOfRjsf };
}

export type MeasuredFigures = NonNullable<ReturnType<typeof readMeasuredFigures>>;
