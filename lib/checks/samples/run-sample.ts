import { formatWithOptions } from 'node:util';
import ts from 'typescript';

type Load = (name: string) => unknown;

/**
 * Runs a module of plain TypeScript and returns what it logs, a line for each call as Node prints them.
 * @param load answers its imports.
 */
export async function runSample(code: string, load: Load): Promise<string> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const lines: string[] = [];
  const log = (...values: unknown[]) => lines.push(formatWithOptions({ colors: false }, ...values));
  // The code is the site's own content. `await` at its top level needs the function around it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('require', 'exports', 'console', `return (async () => {${outputText}\n})()`) as (
    ...scope: unknown[]
  ) => Promise<void>;
  await run(load, {}, { log, warn: log, error: log });
  return lines.join('\n');
}
