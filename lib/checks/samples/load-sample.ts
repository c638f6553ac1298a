import ts from 'typescript';

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
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code of a page of this repository
  const run = new Function('require', 'exports', 'render', `${outputText}\nreturn ${result};`) as (
    ...scope: unknown[]
  ) => unknown;
  return run((name: string) => modules[name], {}, render);
}
