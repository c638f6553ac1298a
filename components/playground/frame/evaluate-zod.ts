import { transform } from 'sucrase';
import { guardLoops, guardName } from '@/lib/mdx/plugins/code/guard-loops';
import { createLoopGuard } from '../../mdx/live-code/frame/loop-guard';
import type { StandardSchema } from 'eidos';

/** The parts of zod that render a screen. */
interface ZodLibrary {
  readonly toJSONSchema: (schema: unknown) => unknown;
}

let library: ZodLibrary | undefined;

/** Takes the script of zod that the page sent. */
export function receiveLibrary(code: string): void {
  // The frame exists to evaluate code, and its policy allows no other way to it.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
  library = new Function(`${code}; return zodLibrary;`)() as ZodLibrary;
}

function importModule(name: string): object {
  if (name === 'zod' && library) return library;
  throw new Error(`A schema cannot import "${name}". It can import zod.`);
}

const guard = createLoopGuard();

/** Runs TypeScript whose default export is a zod schema. Throws what is wrong with the code, or that it exports no schema. */
export function evaluateZod(code: string): { readonly jsonSchema: unknown; readonly check: StandardSchema } {
  if (!library) throw new Error('zod has not been loaded.');
  const script = transform(code, { transforms: ['typescript', 'imports'], production: true }).code;
  const exported: { default?: unknown } = {};
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function('require', 'exports', guardName, guardLoops(script, true)) as (
    require: typeof importModule,
    exports: object,
    guard: () => void,
  ) => void;
  run(importModule, exported, guard);
  if (exported.default === undefined)
    throw new Error('The code exports no schema. End it with a line such as "export default Order;".');
  return { jsonSchema: library.toJSONSchema(exported.default), check: exported.default as StandardSchema };
}
