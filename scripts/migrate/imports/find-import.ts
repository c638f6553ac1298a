import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { findModule } from '../../../lib/mdx/plugins/statements/module-files';

/** The kind of file that an import names, and the file. */
export type FoundImport =
  | { readonly kind: 'text' | 'picture' | 'code' | 'module'; readonly file: string }
  | { readonly kind: 'style' | 'unknown' };

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The files that a path may mean, by the alias that it begins with. */
function pathsOf(source: string, from: string, root: string): string[] {
  if (/^\.{1,2}\//.test(source)) return [path.resolve(path.dirname(from), source)];
  const [, alias, rest = ''] = /^(@site|@|~)\/(.*)$/.exec(source) ?? [];
  if (alias === undefined) return [];
  return [path.join(root, rest), ...(alias === '@site' ? [] : [path.join(root, 'src', rest)])];
}

/** The text of a page with or without its ending. */
const findText = (file: string) => ['', '.mdx', '.md'].map((ending) => file + ending).find(isFile);

/**
 * Finds what an import of an old page names.
 * @param from absolute path of the page.
 * @param root folder of the old project, in which `@site/` counts.
 */
export function findImport(written: string, from: string, root: string): FoundImport {
  const isRaw = /raw-loader|\?raw$/.test(written);
  const source = written.replace(/^.*!/, '').replace(/\?\w+$/, '');
  if (/\.(?:css|scss|sass|less)$/.test(source) && !isRaw) return { kind: 'style' };
  for (const at of pathsOf(source, from, root)) {
    if (isRaw && isFile(at)) return { kind: 'code', file: at };
    if (/\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf|zip)$/i.test(at)) {
      if (isFile(at)) return { kind: 'picture', file: at };
      continue;
    }
    const text = findText(at);
    if (text !== undefined && /\.mdx?$/.test(text)) return { kind: 'text', file: text };
    const file = findModule(path.dirname(at), `./${path.basename(at)}`);
    if (file !== undefined) return { kind: 'module', file };
  }
  return { kind: 'unknown' };
}

/** Imports of packages and styles. */
const foreignImports =
  /\b(?:from|import|require\()\s*['"]((?!\.{1,2}\/)[^'"\n]+|[^'"\n]+\.(?:css|scss|sass|less))['"]/g;

/** Whether a module runs here: it imports no styles, and only packages that are installed. */
export function runsHere(file: string): boolean {
  const imports = [...readFileSync(file, 'utf8').matchAll(foreignImports)].map(([, source = '']) => source);
  const isInstalled = (source: string) =>
    isBuiltin(source) ||
    existsSync(path.resolve('node_modules', source, '.')) ||
    /^(?:react|zod)\//.test(source);
  return imports.every((source) => !/\.(?:css|scss|sass|less)$/.test(source) && isInstalled(source));
}
