import path from 'node:path';
import type { ImportDeclaration } from 'estree-jsx';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import { candidates, findModule, moduleFiles, moduleReference } from './module-files';
import type { ImportedName, PageModule } from './page-statements';

type Fault = Omit<TextDiagnostic, 'line'>;

/** An import as far as it can be read, and the files that its page depends on. */
export interface ReadImport {
  readonly names: readonly ImportedName[];
  readonly module?: PageModule;
  readonly fault?: Fault;
  readonly files: readonly string[];
}

const namesOf = ({ specifiers }: ImportDeclaration): ImportedName[] =>
  specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportNamespaceSpecifier') return { exported: '*', local };
    if (specifier.type === 'ImportDefaultSpecifier') return { exported: 'default', local };
    const { imported } = specifier;
    return { exported: imported.type === 'Identifier' ? imported.name : String(imported.value), local };
  });

/** What is wrong with an import of something that is not a file beside the page. */
function foreignImport(
  source: string,
  names: readonly ImportedName[],
  componentNames: readonly string[],
): Fault {
  const message = `A page imports files beside it, and "${source}" is not one.`;
  const known = names.find(({ local }) => componentNames.includes(local));
  if (known) return { message, fix: `Remove the import: <${known.local}> is a component of the site.` };
  if (source === 'react') {
    const hook = names.find(({ exported }) => /^use[A-Z]/.test(exported));
    const reason = hook
      ? `"${hook.exported}" has no effect on a page, which is rendered once, when the site is built`
      : 'a page needs none of React';
    return { message, fix: `Remove the import: ${reason}.` };
  }
  return {
    message,
    fix: `Write a component into a .tsx file beside the page and import that, as in "import { Chart } from './_chart'".`,
  };
}

/**
 * Reads an import of a page or of one of its partials.
 * @param from absolute path of the file that holds the statement.
 * @param componentNames the components of the site, which need no import.
 */
export function readImport(
  from: string,
  statement: ImportDeclaration,
  line: number | undefined,
  componentNames: readonly string[],
): ReadImport {
  const source = String(statement.source.value);
  const names = namesOf(statement);
  if (!/^\.{1,2}\//.test(source))
    return { names, fault: foreignImport(source, names, componentNames), files: [] };
  const folder = path.dirname(from);
  const file = findModule(folder, source);
  if (file === undefined) {
    const fix = 'Correct the path, which counts from the file with the import.';
    return {
      names,
      fault: { message: `There is no file ${source} to import.`, fix },
      // The page is compiled again when one of them is written.
      files: candidates(folder, source),
    };
  }
  if (!/\.(?:[jt]sx?|mjs|json)$/.test(file)) {
    const fix =
      'Import components (.tsx, .jsx), values (.ts, .js, .json) or text (.mdx); name a picture by its path where it is shown.';
    return { names, fault: { message: `A page cannot import ${source}.`, fix }, files: [file] };
  }
  const files = [...moduleFiles(file)];
  return { names, module: { reference: moduleReference(file, files), line, names }, files };
}
