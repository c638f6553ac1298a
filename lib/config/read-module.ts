import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import type { z } from 'zod';
import { ContentError, displayPath } from './diagnostics/diagnostic';
import { readBySchema } from './diagnostics/explain-schema';

/** The line of the module that an error was thrown on, or that does not parse. */
function lineOf(text: string, file: string): number | undefined {
  const at = text.indexOf(`${file}:`);
  const line = at < 0 ? undefined : /^\d+/.exec(text.slice(at + file.length + 1))?.[0];
  return line === undefined ? undefined : Number(line);
}

function loadError(error: unknown, file: string): ContentError {
  // The module runs outside of this realm, so its errors are not `instanceof Error`.
  const { message = String(error), stack = '' } = (error ?? {}) as { message?: string; stack?: string };
  const [first = ''] = message.split('\n');
  const isSyntax = first.startsWith('ParseError: ');
  const reason = first.replace('ParseError: ', '').trim().replace(/\.?$/, '.');
  return new ContentError([
    {
      file: displayPath(file),
      line: lineOf(`${message}\n${stack}`, file),
      message: `${isSyntax ? 'It is not valid TypeScript' : 'It cannot be loaded'}: ${reason}`,
      fix: isSyntax
        ? 'Correct the syntax.'
        : 'Make it a module that runs by itself and has a default export.',
    },
  ]);
}

/** Runs a module anywhere on disk from scratch, and returns its default export. */
async function runModule(file: string): Promise<unknown> {
  const jiti = createJiti(path.join(process.cwd(), 'package.json'), {
    moduleCache: false,
    // The module as it is: with the default in its place, one without a default would look like an empty one.
    interopDefault: false,
  });
  const module = await jiti.import<Readonly<Record<string, unknown>>>(file);
  if ('default' in module) return module.default;
  const names = Object.keys(module).join(', ');
  throw new Error(`it has no default export${names && `, and exports ${names}`}`);
}

const loaded = new Map<string, { readonly stamp: number; readonly value: Promise<unknown> }>();

/** Loads a module outside the bundler, so that build, dev, tests and scripts share one way; again when its file changes. */
async function loadDefaultExport(file: string): Promise<unknown> {
  const stamp = statSync(file).mtimeMs;
  const known = loaded.get(file);
  if (known?.stamp === stamp) return known.value;
  const message = 'The file holds bytes that are not UTF-8.';
  const problem = { file: displayPath(file), message, fix: 'Save it with the encoding UTF-8.' };
  if (!isUtf8(readFileSync(file))) throw new ContentError([problem]);
  const value = runModule(file).catch((error: unknown) => {
    throw loadError(error, file);
  });
  loaded.set(file, { stamp, value });
  return value;
}

/**
 * Loads the default export of a TypeScript module and checks it.
 * @throws {ContentError} when it cannot be run or holds something wrong, with the key of each error.
 */
export async function readModule<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { value, diagnostics } = readBySchema(schema, await loadDefaultExport(file));
  if (value) return value;
  // Only an error needs the parser.
  const { diagnosticAtKey } = await import('./diagnostics/diagnostic-at-key');
  throw new ContentError(diagnostics.map((problem) => diagnosticAtKey(file, problem, problem.path)));
}
