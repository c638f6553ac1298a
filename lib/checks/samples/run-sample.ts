import { formatWithOptions } from 'node:util';
import ts from 'typescript';

/** Returns a function with these parameters that runs TypeScript with JSX as a module; `finish` completes its text. */
function compileSample(code: string, parameters: readonly string[], finish: (script: string) => string) {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- the code of a page of this repository
  return new Function(...parameters, finish(outputText)) as (...values: unknown[]) => unknown;
}

/**
 * Runs the code of a fence as a module, and returns `result` after it.
 *
 * @param modules What its imports are.
 * @param render What the sample calls to show itself.
 */
export function loadSample(
  code: string,
  result: string,
  modules: Readonly<Record<string, unknown>>,
  render: (screen: never) => void = () => undefined,
): unknown {
  const run = compileSample(
    code,
    ['require', 'exports', 'render'],
    (script) => `${script}\nreturn ${result};`,
  );
  return run((name: string) => modules[name], {}, render);
}

/**
 * Runs a module of plain TypeScript and returns what it logs, a line for each call as Node prints them.
 * @param load returns its imports.
 */
export async function runSample(code: string, load: (name: string) => unknown): Promise<string> {
  const lines: string[] = [];
  const log = (...values: unknown[]) => lines.push(formatWithOptions({ colors: false }, ...values));
  const parameters = ['require', 'exports', 'console'];
  // `await` at the top level of the sample needs the function around it.
  const run = compileSample(code, parameters, (script) => `return (async () => {${script}\n})()`);
  await run(load, {}, { log, warn: log, error: log });
  return lines.join('\n');
}
