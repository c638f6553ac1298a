import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the toolkit's tests found: how much of what others publish and of the official tests compiles. */
export interface SchemaSupport {
  /** How many schemas of each source compile: all that are tried. */
  readonly publishedSchemas: readonly { readonly source: string; readonly count: number }[];
  readonly schemaNames: readonly string[];
  /** Keywords whose official tests have another result here; without codes they compile. */
  readonly officialExceptions: readonly {
    readonly keyword: string;
    readonly codes?: string;
    readonly reason: string;
  }[];
}

/** The file that `packages/eidos/published-schemas/published-schemas.test.tsx` writes. */
export const SCHEMA_SUPPORT_FILE = 'packages/eidos/schema-support.json';

/** Reads what the tests found; `file` holds what they found of an earlier toolkit. */
export function readSchemaSupport(file = SCHEMA_SUPPORT_FILE): SchemaSupport {
  return JSON.parse(readFileSync(path.resolve(file), 'utf8')) as SchemaSupport;
}
