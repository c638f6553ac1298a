import { createError } from '../development/advice';

/** RFC 6901 JSON Pointer: `''` is the whole document, `'/lines/0/amount'` a value inside it. */
export type Pointer = string;

/**
 * Adds one or more reference tokens to a JSON Pointer, escaped as RFC 6901 requires.
 * @param pointer Where to start.
 * @param tokens Names of properties and indexes of rows, not escaped.
 * @returns The longer pointer.
 * @example
 * joinPointer('/wishes', 0, 'dish'); // '/wishes/0/dish'
 */
export function joinPointer(pointer: Pointer, ...tokens: readonly (string | number)[]): Pointer {
  let path = pointer;
  for (const token of tokens) path += `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return path;
}

/** The pointer of what contains a value; `''` for what the document contains, and for the document itself. */
export function parentPointer(pointer: Pointer): Pointer {
  // A part without a pointer fails where the pointer is read, with its name.
  const path = String(pointer);
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/**
 * The reference tokens of a JSON Pointer, unescaped.
 * @param pointer A JSON Pointer.
 * @returns Its tokens, not escaped.
 * @throws {SyntaxError} For text that is not a pointer.
 */
export function splitPointer(pointer: Pointer): string[] {
  if (pointer === '') return [];
  if (!/^\//.test(pointer)) {
    throw createError(
      `"${pointer}" is not a JSON Pointer.`,
      () => process.env.NODE_ENV !== 'production' && ' Write "" for the whole document, or start with "/".',
      SyntaxError,
    );
  }
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Entries in the shape of the data: those of a value itself, and those inside it by name or index. */
export interface PointerTree<Entry> {
  readonly entries: Entry[];
  readonly children: Map<string, PointerTree<Entry>>;
}

export function treeOf<Entry extends { readonly pointer: Pointer }>(
  entries: Iterable<Entry>,
): PointerTree<Entry> {
  const root: PointerTree<Entry> = { entries: [], children: new Map() };
  for (const entry of entries) {
    let at = root;
    for (const token of splitPointer(entry.pointer)) {
      const inside = at.children.get(token) ?? { entries: [], children: new Map() };
      at.children.set(token, inside);
      at = inside;
    }
    at.entries.push(entry);
  }
  return root;
}

/** The part of a tree at a pointer; undefined where it has no entries. */
export function partAt<Entry>(tree: PointerTree<Entry>, pointer: Pointer): PointerTree<Entry> | undefined {
  return splitPointer(pointer).reduce<typeof tree | undefined>((at, token) => at?.children.get(token), tree);
}
