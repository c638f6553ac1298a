import path from 'node:path';
import type { ImportDeclaration } from 'estree-jsx';
import { componentNames } from '../../../lib/mdx/component-names';
import { inlineContentsNames } from '../../../lib/mdx/plugins/contents/remark-inline-contents';
import type { Edit } from '../edits';
import { relativePath } from '../relative-path';
import { findImport, runsHere, type FoundImport } from './find-import';
import type { ImportContext, ImportingPage } from './import-context';

/** What becomes of a name that a page imports. */
export type ImportedName =
  /** The import stays. */
  | { readonly fate: 'kept' }
  /** The name is the address of a picture or another file. */
  | { readonly fate: 'address'; readonly address: string }
  /** The name is the code of a file. */
  | { readonly fate: 'code'; readonly file: string }
  /** What it names is not brought along. */
  | { readonly fate: 'gone' };

/** Components that a page has without an import. */
export const knownComponents: ReadonlySet<string> = new Set([...componentNames, ...inlineContentsNames]);

/** The path from a page to a file below the new docs, as an import writes it. */
const pathTo = (file: string, page: ImportingPage) => relativePath(page.newName, file);

/** The address of a file in a page; paths in a partial count from the page that shows it. */
export function addressOf(file: string, page: ImportingPage, { newNames, serve }: ImportContext): string {
  const name = newNames.get(file);
  return name === undefined || page.isPartial ? serve(file) : pathTo(name, page);
}

function fateOf(
  found: FoundImport,
  isElement: boolean,
  page: ImportingPage,
  context: ImportContext,
): ImportedName & { readonly source?: string } {
  if (found.kind === 'picture') return { fate: 'address', address: addressOf(found.file, page, context) };
  if (found.kind === 'text' && isElement)
    return {
      fate: 'kept',
      source: pathTo(context.newNames.get(found.file) ?? context.bring(found.file), page),
    };
  if (found.kind === 'code')
    return {
      fate: 'code',
      file: pathTo(context.newNames.get(found.file) ?? context.bring(found.file), page),
    };
  if (found.kind === 'module') {
    const name = context.newNames.get(found.file);
    // What is outside of the docs belongs to the old site, and needs its packages and styles.
    if (name !== undefined && runsHere(found.file)) return { fate: 'kept', source: pathTo(name, page) };
  }
  return { fate: 'gone' };
}

/**
 * Decides what becomes of the names of an import.
 * @param elements names that elements of the page have.
 */
export function readImport(
  statement: ImportDeclaration,
  text: string,
  elements: ReadonlySet<string>,
  page: ImportingPage,
  context: ImportContext,
): { readonly names: ReadonlyMap<string, ImportedName>; readonly edit: Edit | undefined } {
  const { start, end } = statement as unknown as Edit;
  const written = String(statement.source.value);
  const locals = statement.specifiers.map(({ local }) => local.name);
  const found = findImport(written, page.path, context.root);
  const isElement = locals.some((local) => elements.has(local));
  const fate = fateOf(found, isElement, page, context);
  const names = new Map(locals.map((local) => [local, fate] as const));
  if (fate.fate !== 'kept') {
    const rest = /^[^\S\n]*;?[^\S\n]*\n?/.exec(text.slice(end))?.[0].length ?? 0;
    context.notes.count(
      fate.fate === 'gone' ? 'imports of the old site, left out' : 'imports of files, as their paths',
    );
    return { names, edit: { start, end: end + rest, text: '' } };
  }
  const { source = written } = fate;
  const isSame = path.posix.normalize(source) === path.posix.normalize(written);
  // A module may be named without its ending.
  if (isSame || (found.kind === 'module' && /^\.{1,2}\//.test(written))) return { names, edit: undefined };
  const place = statement.source as unknown as Edit;
  context.notes.count('imports of text');
  return { names, edit: { start: place.start, end: place.end, text: JSON.stringify(source) } };
}
