import path from 'node:path';
import type { Code, Heading, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ApiExport, ApiMember } from '../../config/toolkit';
import { scopeImports } from './code/scope-imports';
import { attributeValues, createComponent, type JsxElement, textAttribute } from './jsx-values';

export type ApiPaths = Readonly<Record<string, string>>;

interface ApiOptions {
  /** Reads the toolkit's exports when a page needs them. */
  readonly read: () => readonly ApiExport[];
  /** Where the types are documented that a type or a signature names. */
  readonly paths?: ApiPaths | undefined;
  /** URL of the repository's files; without it no table links to its source. */
  readonly sourceUrl?: string | undefined;
}

/** The exports that a table is about: `of="Tab, Choice"` names several. */
export const namesOfTable = (of: string): string[] => of.split(',').map((name) => name.trim());

export interface ApiRow extends Omit<ApiMember, 'required'> {
  /** The anchor of the row: `Field`, or `Field.value` for a member. */
  readonly id?: string;
  /** True where a reader's code has to write it. */
  readonly required?: boolean;
  /** True of a member that may be missing; the name ends in a question mark then, as in TypeScript. */
  readonly optional?: boolean;
}

/** The members of one export, without those that `shared` has too; of several, a row for each. */
function rowsOf(found: readonly ApiExport[], shared: readonly ApiMember[]): readonly ApiRow[] {
  const [only] = found;
  const names = new Set(shared.map(({ name }) => name));
  if (found.length > 1 || !only)
    return found.map(({ name, description }) => ({ id: name, name, description }));
  const { isInput = false, name: owner } = only;
  return only.members
    .filter(({ name }) => !names.has(name))
    .map(({ required, ...member }) => ({
      id: `${owner}.${member.name}`,
      ...member,
      ...(required && isInput && { required }),
      ...(!required && { optional: true }),
    }));
}

function linksIn(code: readonly (string | undefined)[], paths: ApiPaths): ApiPaths {
  const names = code.flatMap((text) => text?.match(/[A-Za-z_$][\w$]*/g) ?? []);
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const path = Object.hasOwn(paths, name) ? paths[name] : undefined;
      return path === undefined ? [] : [[name, path]];
    }),
  );
}

/** The name in a heading that is nothing but a name in code. */
function nameOfHeading({ children }: Heading): string | undefined {
  const [only] = children;
  return children.length === 1 && only?.type === 'inlineCode' ? only.value : undefined;
}

/** The content below a heading that names an export: its signature, and the parts of its docstring. */
function signatureOf({ name, signatures, parameters, returns, throws }: ApiExport, paths: ApiPaths) {
  if (!signatures) return undefined;
  const code = signatures.join('\n');
  const { [name]: _, ...links } = linksIn([code], paths);
  return createComponent('ApiSignature', { name, code, links, parameters, returns, throws });
}

/** The list that an attribute holds; empty for anything else and for what has to be run. */
function listIn<Item>(element: JsxElement, name: string): readonly Item[] {
  const value: unknown = Object.fromEntries(attributeValues(element, true))[name];
  return Array.isArray(value) ? (value as readonly Item[]) : [];
}

/** The rows that a table was given. */
export const rowsOfTable = (table: JsxElement) => listIn<ApiRow>(table, 'rows');

/** The ids of the rows that an element of the API shows. */
export function idsOfRows(element: JsxElement): string[] {
  if (element.name === 'PropTable') return rowsOfTable(element).flatMap(({ id }) => id ?? []);
  if (element.name !== 'ApiSignature') return [];
  const name = textAttribute(element, 'name');
  const parameters = listIn<{ readonly name: string }>(element, 'parameters');
  return parameters.map((parameter) => `${name}.${parameter.name}`);
}

/** The places that declare what a table is about: one goes by its file's name, several by their own names. */
function sourcesOf(found: readonly ApiExport[], sourceUrl: string | undefined) {
  if (sourceUrl === undefined) return [];
  return found.map(({ name, source, line }) => ({
    name: found.length === 1 ? path.posix.basename(source) : name,
    href: `${sourceUrl}/${source}#L${line}`,
  }));
}

/** The example of a docstring as code that can be pasted. */
export const exampleCode = (example: string): string => `${scopeImports(example)}\n${example}`;

/**
 * Puts the signature of an export below each heading that is its name in code, such as "### `useField`", and its example
 * after the paragraph that follows.
 */
export function remarkApiSignatures({ read, paths = {} }: ApiOptions) {
  return (tree: Root) => {
    visit(tree, 'heading', (heading, index, parent) => {
      const name = nameOfHeading(heading);
      if (name === undefined || !parent || index === undefined) return undefined;
      const found = read().find((entry) => entry.name === name);
      const signature = found && signatureOf(found, paths);
      if (!signature) return undefined;
      parent.children.splice(index + 1, 0, { ...signature, position: heading.position });
      if (found.example !== undefined) {
        const place = parent.children[index + 2]?.type === 'paragraph' ? index + 3 : index + 2;
        const value = exampleCode(found.example);
        const code: Code = { type: 'code', lang: 'tsx', value, position: heading.position };
        parent.children.splice(place, 0, code);
      }
      return [SKIP, index + 2];
    });
  };
}

/**
 * Puts the members of an exported type where a page writes `<ApiTable of="StringFieldProps" />`, and a line for each
 * where it names several. `without="NodeBase"` leaves out the rows that another table of the site has. The rows are read
 * from the toolkit's source, so a table cannot say what the toolkit does not do.
 */
export function remarkApiTable({ read, sourceUrl, paths = {} }: ApiOptions) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'ApiTable') return;
      const of = textAttribute(node, 'of') ?? '';
      const names = namesOfTable(of);
      const found = read().filter(({ name }) => names.includes(name));
      const without = textAttribute(node, 'without');
      const shared = read().find(({ name }) => name === without);
      const refuse = (attribute: string, problem: string, example: string) =>
        file.fail(
          `<ApiTable ${attribute}>: the toolkit exports no type ${problem}. Write the name of an exported interface, for example ${example}.`,
          node,
          'site:api-table',
        );
      if (without !== undefined && !shared) refuse(`without="${without}"`, 'of that name', '"NodeBase"');
      const rows = rowsOf(found, shared?.members ?? []);
      if (found.length < names.length || rows.length === 0)
        refuse(`of="${of}"`, 'with members of that name', '"StringFieldProps", or several names with commas');
      const sources = sourcesOf(found, sourceUrl);
      const links = linksIn(
        rows.map(({ type }) => type),
        paths,
      );
      const only = found.length === 1 ? of : undefined;
      const table = { rows, id: only, links, sources: sources.length > 0 ? sources : undefined };
      Object.assign(node, createComponent('PropTable', table));
    });
  };
}
