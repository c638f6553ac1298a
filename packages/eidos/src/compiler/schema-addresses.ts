import type { JsonObject } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';

/** The addresses by which references may name the schemas of a document: `$id`, `$anchor` and their relatives. */
export interface SchemaAddresses {
  /** Records the addresses of one schema; returns the address to which references inside it are relative. */
  readonly add: (schema: JsonObject, pointer: Pointer, base: string) => string;
  /** The pointers that a reference may mean, likeliest first; none when it leaves the document. */
  readonly find: (reference: string, base: string) => readonly Pointer[];
}

/** The address of a document without `$id`; also what a relative `$id` is relative to. */
export const nameless = 'eidos://schema/';

/** Creates the addresses of a document that has not been read yet. */
export function createSchemaAddresses(): SchemaAddresses {
  const places = new Map<string, Pointer>([[nameless, '']]);

  function add(schema: JsonObject, pointer: Pointer, outer: string): string {
    const id = [schema.$id, schema.id].find((each) => typeof each === 'string');
    const isAnchor = id?.startsWith('#') ?? false;
    const resolved = id === undefined || isAnchor ? undefined : resolve(id, outer);
    const base = resolved === undefined ? outer : withoutFragment(resolved);
    if (resolved !== undefined) set(base, pointer);
    const anchors = [schema.$anchor, schema.$dynamicAnchor, isAnchor ? id?.slice(1) : undefined];
    for (const anchor of anchors) if (typeof anchor === 'string') set(`${base}#${anchor}`, pointer);
    if (typeof schema.$dynamicAnchor === 'string') set(`#${schema.$dynamicAnchor}`, pointer);
    return base;
  }

  // The outermost schema is read first, and it is the one that a dynamic reference means.
  function set(address: string, pointer: Pointer): void {
    if (!places.has(address)) places.set(address, pointer);
  }

  function find(reference: string, base: string): readonly Pointer[] {
    const address = resolve(reference, base);
    if (address === undefined) return [];
    const document = withoutFragment(address);
    const fragment = decode(address.slice(document.length + 1));
    const resource = places.get(document);
    if (fragment !== '' && !fragment.startsWith('/')) {
      return [places.get(`${document}#${fragment}`), places.get(`#${fragment}`)].filter(
        (pointer) => pointer !== undefined,
      );
    }
    if (resource === undefined) return [];
    // Bundles often keep references that are relative to the document and not to the schema around them.
    return [resource + fragment, ...(reference.startsWith('#') ? [fragment] : [])];
  }

  return { add, find };
}

function resolve(reference: string, base: string): string | undefined {
  if (reference.startsWith('#')) return `${base}${reference}`;
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/su, '');
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
