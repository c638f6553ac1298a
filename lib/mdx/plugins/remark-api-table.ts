import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ApiExport, ApiMember } from '../../config/toolkit';
import { dataAttribute, type JsxElement } from './jsx-values';

function attributeOf(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return found?.type === 'mdxJsxAttribute' && typeof found.value === 'string' ? found.value : undefined;
}

interface ApiTableOptions {
  /** Reads the toolkit's exports when a page needs them. */
  readonly read: () => readonly ApiExport[];
  /** URL of the repository's files; without it no table links to its source. */
  readonly sourceUrl?: string | undefined;
}

/** The exports that a table is about: `of="Tab, Choice"` names several. */
export function namesOfTable(of: string): string[] {
  return of.split(',').map((name) => name.trim());
}

/** The members of one export, without those that `shared` has too; of several, a row for each. */
function rowsOf(found: readonly ApiExport[], shared: readonly ApiMember[]): readonly ApiMember[] {
  const [only] = found;
  const names = new Set(shared.map(({ name }) => name));
  if (found.length === 1 && only) return only.members.filter(({ name }) => !names.has(name));
  return found.map(({ name, description }) => ({ name, required: false, description }));
}

/** The rows that a table was given; none for one that a writer gave an expression. */
export function rowsOfTable({ attributes }: JsxElement): readonly ApiMember[] {
  const rows = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'rows');
  if (typeof rows?.value !== 'object') return [];
  try {
    return JSON.parse(rows.value?.value ?? '[]') as ApiMember[];
  } catch {
    return [];
  }
}

/** The places that declare what a table is about: one goes by its file's name, several by their own names. */
function sourcesOf(found: readonly ApiExport[], sourceUrl: string | undefined) {
  if (sourceUrl === undefined) return [];
  return found.flatMap(({ name, source, line }) => {
    if (source === undefined) return [];
    const href = `${sourceUrl}/${source}${line === undefined ? '' : `#L${line}`}`;
    return [{ name: found.length === 1 ? path.posix.basename(source) : name, href }];
  });
}

/**
 * Puts the members of an exported type where a page writes `<ApiTable of="StringFieldProps" />`, and a line for each
 * where it names several. `without="NodeBase"` leaves out the rows that another table of the site has. The rows are read
 * from the toolkit's source, so a table cannot say what the toolkit does not do.
 */
export function remarkApiTable({ read, sourceUrl }: ApiTableOptions) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'ApiTable') return;
      const of = attributeOf(node, 'of') ?? '';
      const names = namesOfTable(of);
      const found = read().filter(({ name }) => names.includes(name));
      const without = attributeOf(node, 'without');
      const shared = read().find(({ name }) => name === without);
      if (without !== undefined && !shared) {
        file.fail(
          `<ApiTable without="${without}">: the toolkit exports no type of that name. Write the name of an exported interface, for example "NodeBase".`,
          node,
          'site:api-table',
        );
      }
      const rows = rowsOf(found, shared?.members ?? []);
      if (found.length < names.length || rows.length === 0) {
        file.fail(
          `<ApiTable of="${of}">: the toolkit exports no type with members of that name. Write the name of an exported interface, for example "StringFieldProps", or several names with commas.`,
          node,
          'site:api-table',
        );
      }
      node.name = 'PropTable';
      const sources = sourcesOf(found, sourceUrl);
      node.attributes = [
        dataAttribute('rows', rows),
        dataAttribute('label', of),
        ...(sources.length > 0 ? [dataAttribute('sources', sources)] : []),
      ];
    });
  };
}
