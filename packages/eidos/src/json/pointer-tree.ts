import { type Pointer, splitPointer } from './json-pointer';

/** Entries in the shape of the data: those of a value itself, and those inside it by name or index. */
export interface PointerTree<Entry> {
  readonly entries: Entry[];
  readonly children: Map<string, PointerTree<Entry>>;
}

/** Puts entries in the shape of the data. */
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
