import { isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { findKeyword } from './keywords';
import { createSchemaAddresses, nameless } from './schema-addresses';
import { createSchemaPlaces, type SchemaPlaces } from './schema-places';
import { translateKeywords } from './translate-keywords';

export interface NormalDocument {
  readonly document: JsonValue;
  readonly places: SchemaPlaces;
}

interface OpenReference {
  readonly holder: Record<string, JsonValue>;
  readonly base: string;
}

type Members = Record<string, JsonValue>;

/**
 * Translates a document of draft 4 to 2019-09, or of OpenAPI, to JSON Schema 2020-12, in which every reference that
 * stays in the document is a pointer. Parts that are already 2020-12 are unchanged.
 */
export function normalise(source: JsonValue): NormalDocument {
  const places = createSchemaPlaces();
  const addresses = createSchemaAddresses();
  const references: OpenReference[] = [];
  const document = translate(source, '', nameless);
  // A reference may lead to a place where no keyword expects a schema, such as "#/components/schemas/Pet".
  const extra: Members = {};
  for (const reference of references) follow(reference);
  if (isJsonObject(document) && Object.keys(extra).length > 0) {
    const present = isJsonObject(document.$defs) ? document.$defs : {};
    return { document: freeze({ ...document, $defs: { ...present, ...extra } }), places };
  }
  return { document: freeze(document), places };

  function translate(value: JsonValue, pointer: Pointer, outer: string): JsonValue {
    const place = places.add(pointer);
    if (!isJsonObject(value)) return value;
    const base = addresses.add(value, place, outer);
    const { schema, moves } = translateKeywords(value);
    for (const [to, from] of moves) places.move(joinPointer(pointer, ...to), joinPointer(place, ...from));
    const members: Members = {};
    for (const [name, member] of Object.entries(schema)) {
      if (isAddress(name, member, pointer)) continue;
      members[name] = translateMember(name, member, joinPointer(pointer, name), base);
    }
    if (typeof members.$ref === 'string') references.push({ holder: members, base });
    return members;
  }

  function translateMember(name: string, value: JsonValue, pointer: Pointer, base: string): JsonValue {
    const inside = (inner: JsonValue, token: string | number) =>
      translate(inner, joinPointer(pointer, token), base);
    switch (findKeyword(name)?.form) {
      case 'schema':
        return translate(value, pointer, base);
      case 'schema-list':
        return Array.isArray(value) ? (value as JsonValue[]).map(inside) : value;
      case 'schemas-by-name':
      case 'schemas-by-pattern':
        if (!isJsonObject(value)) return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner, key)]));
      default:
        return value;
    }
  }

  function follow({ holder, base }: OpenReference): void {
    const candidates = addresses.find(holder.$ref as string, base);
    const known = candidates.map(places.targetOf).find((target) => target !== undefined);
    const target = known ?? candidates.map(adopt).find((each) => each !== undefined);
    if (target === undefined) return;
    holder.$ref = `#${encodeURI(target)}`;
  }

  /** Makes a definition of a value outside of all schemas. */
  function adopt(place: Pointer): Pointer | undefined {
    const value = valueAt(source, place);
    if (typeof value !== 'boolean' && !isJsonObject(value)) return undefined;
    const name = uniqueName(place, source, extra);
    const target = joinPointer('', '$defs', name);
    places.move(target, place);
    extra[name] = translate(value, target, nameless);
    return target;
  }
}

function isAddress(name: string, value: JsonValue, pointer: Pointer): boolean {
  if (name === '$anchor' || name === '$dynamicAnchor') return true;
  // At the root it names the document, so it is kept; the form of other values is reported.
  return typeof value === 'string' && (name === 'id' || (name === '$id' && pointer !== ''));
}

function valueAt(document: JsonValue, pointer: Pointer): JsonValue | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  return splitPointer(pointer).reduce<JsonValue | undefined>(
    (value, token) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, token)
        ? (value as Members)[token]
        : undefined,
    document,
  );
}

function uniqueName(place: Pointer, document: JsonValue, extra: Members): string {
  const plain = splitPointer(place).at(-1) ?? 'root';
  const own = ['$defs', 'definitions'].flatMap((name) => Object.keys(valueAt(document, `/${name}`) ?? {}));
  let name = plain;
  for (let count = 2; own.includes(name) || Object.hasOwn(extra, name); count += 1)
    name = `${plain}-${count}`;
  return name;
}

function freeze(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
