import { readFileSync } from 'node:fs';
import { ModuleError, runModule } from '../../config/load-module';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { displayPath } from '../../diagnostics/display-path';
import { nearestName } from '../../diagnostics/explain-schema';
import { fileOfReference, moduleFiles } from '../../mdx/plugins/statements/module-files';
import type { PageModule } from '../../mdx/plugins/statements/page-statements';
import type { PageModules } from '../../mdx/rendering/evaluate';
import { checkStatic } from './check-static';

type Module = PageModules[string];

/** The latest version of each file, with the reference that it was loaded by: a reference changes with the file. */
const loaded = new Map<string, { readonly reference: string; readonly module: Promise<Module> }>();

function load(reference: string): Promise<Module> {
  const file = fileOfReference(reference);
  const known = loaded.get(file);
  if (known?.reference === reference) return known.module;
  const module = file.endsWith('.json')
    ? Promise.resolve({ default: JSON.parse(readFileSync(file, 'utf8')) as unknown })
    : runModule(file);
  loaded.set(file, { reference, module });
  return module;
}

/**
 * What a page imports from files beside it.
 * @throws {ModuleError} when one does not run.
 */
export async function loadPageModules(
  modules: readonly Pick<PageModule, 'reference'>[],
): Promise<PageModules> {
  const entries = modules.map(async ({ reference }) => [reference, await load(reference)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function checkModule(page: string, { reference, names, line }: PageModule): Promise<Diagnostic[]> {
  const file = displayPath(fileOfReference(reference));
  let exported: string[];
  try {
    exported = Object.keys(await load(reference));
  } catch (error) {
    if (error instanceof SyntaxError)
      return [{ file, message: `It is not valid JSON: ${error.message}.`, fix: 'Correct the syntax.' }];
    if (!(error instanceof ModuleError)) throw error;
    return [{ file, line: error.line, message: error.reason, fix: error.fix }];
  }
  const missing = names.filter((name) => name.exported !== '*' && !exported.includes(name.exported));
  return missing.map((name) => {
    const near = nearestName(name.exported, exported);
    return {
      file: page,
      line,
      message: `${file} has no ${name.exported === 'default' ? 'default export' : `export "${name.exported}"`}.`,
      fix:
        exported.length === 0
          ? 'Write "export" before what the page imports.'
          : `${near ? `Did you mean "${near}"? ` : ''}It exports ${exported.join(', ')}.`,
    };
  });
}

/** Hooks and handlers in the files that a page imports, which static markup never runs. */
export const checkStaticModules = (modules: readonly PageModule[]): Diagnostic[] =>
  modules.flatMap(({ reference }) =>
    [...moduleFiles(fileOfReference(reference))].flatMap((file) => checkStatic(file)),
  );

/** What is wrong with the files that a page imports. */
export async function checkPageModules(page: string, modules: readonly PageModule[]): Promise<Diagnostic[]> {
  return (await Promise.all(modules.map((module) => checkModule(page, module)))).flat();
}
