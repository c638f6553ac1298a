import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { loadDefaultExport, ModuleError } from '../../config/load-module';
import { ContentError, displayPath } from '../../config/diagnostics/diagnostic';
import { readBySchema } from '../../config/diagnostics/explain-schema';
import { keyLines } from '../../config/diagnostics/key-lines';

/** What a module of the content folder exports, and where its parts are written. */
export interface ContentModule<Value> {
  readonly value: Value;
  /** The name of the file in messages. */
  readonly file: string;
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

async function run(file: string, name: string): Promise<unknown> {
  try {
    return await loadDefaultExport(file);
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    throw new ContentError([{ file: name, line: error.line, message: error.reason, fix: error.fix }]);
  }
}

/**
 * Loads the default export of a TypeScript module and checks it.
 * @throws {ContentError} when it cannot be run or holds something wrong, with the line of each error.
 */
export async function readModule<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<ContentModule<z.output<Schema>>> {
  const name = displayPath(file);
  const { value, diagnostics } = readBySchema(schema, await run(file, name));
  const lineOf = keyLines(readFileSync(file, 'utf8'));
  if (value) return { value, file: name, lineOf };
  throw new ContentError(
    diagnostics.map(({ key, path, message, fix }) => {
      return { file: name, line: lineOf(path), message: key ? `${key}: ${message}` : message, fix };
    }),
  );
}
