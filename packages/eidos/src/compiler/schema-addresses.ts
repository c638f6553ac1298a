import type { JsonObject } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import { createDynamicScopes } from './dynamic-scopes';

/** A place that a reference may mean, and the address to which references there are relative. */
export interface AddressedPlace {
  readonly place: Pointer;
  readonly base: string;
}

/** The addresses by which references may name the schemas of a document: `$id`, `$anchor` and their relatives. */
export interface SchemaAddresses {
  /** Records the addresses of one schema; returns the address to which references inside it are relative. */
  readonly add: (schema: JsonObject, place: Pointer, base: string) => string;
  /** Records that a whole document is at `place`; returns its complete address. */
  readonly addDocument: (address: string, place: Pointer, base: string) => string;
  /** The places that a reference may mean, likeliest first; none when it leaves the document. */
  readonly find: (reference: string, base: string) => readonly AddressedPlace[];
  /** The same for a dynamic reference: more than one when it depends on the way by which it is reached. */
  readonly findDynamic: (reference: string, base: string) => readonly AddressedPlace[];
  /** Records that a schema in the resource at `base` applies the schema at `place`. */
  readonly addStep: (base: string, place: Pointer) => void;
}

/** The address of a document without `$id`; also what a relative `$id` is relative to. */
export const nameless = 'eidos://schema/';

/** Creates the addresses of a document that has not been read yet. */
export function createSchemaAddresses(): SchemaAddresses {
  const places = new Map<string, Pointer>([[nameless, '']]);
  const bases = new Map<Pointer, string>();
  const scopes = createDynamicScopes();
  let start = nameless;

  function add(schema: JsonObject, place: Pointer, outer: string): string {
    const id = [schema.$id, schema.id].find((each) => typeof each === 'string');
    const isAnchor = id?.startsWith('#') ?? false;
    const base = id === undefined || isAnchor ? outer : addDocument(id, place, outer);
    if (place === '') start = base;
    bases.set(place, base);
    const anchors = [schema.$anchor, schema.$dynamicAnchor, isAnchor ? id?.slice(1) : undefined];
    for (const anchor of anchors) if (typeof anchor === 'string') set(`${base}#${anchor}`, place);
    if (typeof schema.$dynamicAnchor === 'string') scopes.addAnchor(schema.$dynamicAnchor, base, place);
    if (schema.$recursiveAnchor === true) scopes.addAnchor('', base, place);
    return base;
  }

  function addDocument(address: string, place: Pointer, outer: string): string {
    const resolved = resolve(address, outer);
    if (resolved === undefined) return outer;
    set(withoutFragment(resolved), place);
    return withoutFragment(resolved);
  }

  function set(address: string, place: Pointer): void {
    if (!places.has(address)) places.set(address, place);
  }

  function find(reference: string, from: string): readonly AddressedPlace[] {
    const address = resolve(reference, from);
    if (address === undefined) return [];
    const document = withoutFragment(address);
    const resource = places.get(document);
    if (resource === undefined) return [];
    const base = bases.get(resource) ?? document;
    const fragment = decode(address.slice(document.length + 1));
    if (fragment !== '' && !fragment.startsWith('/')) {
      const place = places.get(`${base}#${fragment}`);
      return place === undefined ? [] : [{ place, base }];
    }
    // Bundles often keep references that are relative to the document and not to the schema around them.
    const outer = reference.startsWith('#') ? [{ place: fragment, base: start }] : [];
    return [{ place: resource + fragment, base }, ...outer];
  }

  function findDynamic(reference: string, from: string): readonly AddressedPlace[] {
    const fixed = find(reference, from);
    const anchor = decode(reference.replace(/^[^#]*#?/su, ''));
    const base = fixed[0]?.base;
    if (base !== undefined && !scopes.hasAnchor(anchor, base)) return fixed.slice(0, 1);
    const places = scopes.placesOf(anchor, start, from).map((place) => ({ place, base: start }));
    return places.length > 0 ? places : fixed.slice(0, 1);
  }

  function addStep(from: string, place: Pointer): void {
    const to = bases.get(place);
    if (to !== undefined && to !== from) scopes.addStep(from, to);
  }

  return { add, addDocument, find, findDynamic, addStep };
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
