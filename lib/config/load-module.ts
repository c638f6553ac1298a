import { statSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';

interface Loaded {
  readonly stamp: number;
  readonly value: Promise<unknown>;
}

/** Default exports by their files. */
const loaded = new Map<string, Loaded>();

/** A module that does not run or has no default export that can be used. */
export class ModuleError extends Error {
  override name = 'ModuleError';

  constructor(
    /** Without the fix, which `message` ends in. */
    readonly reason: string,
    /** What to write instead. */
    readonly fix: string,
    readonly line: number | undefined,
    cause?: unknown,
  ) {
    super(`${reason} ${fix}`, { cause });
  }
}

/** What was thrown, as text. The module runs outside of the caller's realm, so its errors are no `instanceof Error`. */
function read(error: unknown): { readonly message: string; readonly stack: string } {
  const { message = String(error), stack = '' } = (error ?? {}) as { message?: string; stack?: string };
  return { message, stack };
}

/** The line of the module that an error was thrown on, or that does not parse. */
function lineOf(error: unknown, file: string): number | undefined {
  const { message, stack } = read(error);
  const text = `${message}\n${stack}`;
  const at = text.indexOf(`${file}:`);
  const line = at < 0 ? undefined : /^\d+/.exec(text.slice(at + file.length + 1))?.[0];
  return line === undefined ? undefined : Number(line);
}

function loadError(error: unknown, file: string): ModuleError {
  const [first = ''] = read(error).message.split('\n');
  const isSyntax = first.startsWith('ParseError: ');
  const reason = first.replace('ParseError: ', '').trim().replace(/\.?$/, '.');
  return isSyntax
    ? new ModuleError(
        `It is not valid TypeScript: ${reason}`,
        'Correct the syntax.',
        lineOf(error, file),
        error,
      )
    : new ModuleError(
        `It cannot be loaded: ${reason}`,
        'Make it a module that runs by itself and has a default export.',
        lineOf(error, file),
        error,
      );
}

type Module = Readonly<Record<string, unknown>>;

/**
 * A module anywhere on disk, run from scratch.
 * @throws {ModuleError} when it does not run.
 */
async function runModule(file: string): Promise<Module> {
  const jiti = createJiti(path.join(process.cwd(), 'package.json'), {
    moduleCache: false,
    // The module as it is: with the default in its place, one without a default would look like an empty one.
    interopDefault: false,
  });
  try {
    return await refuseExit(() => jiti.import(file));
  } catch (error) {
    throw loadError(error, file);
  }
}

function defaultOf(module: Module): unknown {
  if (!('default' in module)) {
    const names = Object.keys(module).join(', ');
    throw new ModuleError(
      `It has no default export${names && ` (it exports ${names})`}.`,
      'Write "export default" before the object, or "export default <its name>;" at the end.',
      undefined,
    );
  }
  const value = module.default;
  if (typeof value === 'function') {
    const fix = 'Export the object itself, or what the function returns.';
    throw new ModuleError('Its default export is a function.', fix, undefined);
  }
  if (typeof value === 'object' && value !== null && 'then' in value) {
    // Its rejection is this error's.
    void Promise.resolve(value).catch(() => undefined);
    throw new ModuleError('Its default export is a promise.', 'Write "export default await …".', undefined);
  }
  return value;
}

/**
 * The default export of a TypeScript module anywhere on disk, read again when its file changes.
 * It is loaded outside the bundler, so that build, dev, tests and scripts share one way.
 * @throws {ModuleError} when it does not run or exports nothing that can be used.
 */
export async function loadDefaultExport(file: string): Promise<unknown> {
  const stamp = statSync(file).mtimeMs;
  const known = loaded.get(file);
  if (known?.stamp === stamp) return known.value;
  const value = runModule(file).then(defaultOf);
  loaded.set(file, { stamp, value });
  return value;
}

/**
 * Runs `load` with `process.exit` refused: a build that loads a module that exits would end with it, as if all was done.
 * @throws {Error} what `load` throws, or that `process.exit` was called.
 */
export async function refuseExit<T>(load: () => Promise<T>): Promise<T> {
  const exit = process.exit.bind(process);
  process.exit = () => {
    throw new Error('it calls process.exit, which would end the build as if it had succeeded');
  };
  try {
    return await load();
  } finally {
    process.exit = exit;
  }
}
