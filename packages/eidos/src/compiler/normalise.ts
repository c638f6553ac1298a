import { isJsonObject, type JsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { deepFreeze, mapItems, mapMembers, valueAt } from '../json/members';
import { annotations, findKeyword, type ValueForm } from './keywords';
import {
  type AddressedPlace,
  createSchemaAddresses,
  createSchemaPlaces,
  nameless,
  type SchemaPlaces,
} from './schema-addresses';
import { translatedKeywords, translateKeywords } from './translate-keywords';

interface NormalDocument {
  readonly document: JsonValue;
  readonly places: SchemaPlaces;
  /** The schemas whose dynamic reference depends on the way by which they are reached. */
  readonly ambiguous: readonly Pointer[];
  /** The keywords next to a `$ref` that the draft of their document ignores. */
  readonly ignored: readonly Pointer[];
}

type Members = Record<string, JsonValue>;

interface OpenReference {
  readonly holder: Members;
  readonly pointer: Pointer;
  readonly base: string;
  readonly isDynamic: boolean;
}

/**
 * Translates a document of draft 4 to 2019-09, or of OpenAPI, to JSON Schema 2020-12, in which every reference that
 * stays in the document is a pointer. Parts that are already 2020-12 are unchanged. `documents` are the names of those
 * `$defs` of the source that are documents of their own; each name is an address.
 */
export function normalise(source: JsonValue, documents: readonly string[] = []): NormalDocument {
  const places = createSchemaPlaces();
  const addresses = createSchemaAddresses();
  const references: OpenReference[] = [];
  const ambiguous: Pointer[] = [];
  const ignored: Pointer[] = [];
  /** The addresses of those parts of a draft in which a `$ref` ignores what is next to it. */
  const early = new Set<string>();
  if (!mayChange(source)) return { document: deepFreeze(source), places, ambiguous, ignored };
  const document = translate(source, '', '', nameless);
  // A reference may lead to a place where no keyword expects a schema, such as "#/components/schemas/Pet".
  const extra: Members = {};
  for (const reference of references) if (!reference.isDynamic) follow(reference, addresses.find);
  // Last, because they depend on all the others.
  for (const reference of references) if (reference.isDynamic) follow(reference, addresses.findDynamic);
  if (isJsonObject(document) && Object.keys(extra).length > 0) {
    const present = isJsonObject(document.$defs) ? document.$defs : {};
    return {
      document: deepFreeze({ ...document, $defs: { ...present, ...extra } }),
      places,
      ambiguous,
      ignored,
    };
  }
  return { document: deepFreeze(document), places, ambiguous, ignored };

  /** `place` is the place in the source of what will be at `pointer`. */
  function translate(
    source: JsonValue,
    pointer: Pointer,
    place: Pointer,
    outer: string,
    isApplied = false,
  ): JsonValue {
    places.add(pointer, place);
    if (!isJsonObject(source)) return source;
    const isEarly = typeof source.$schema === 'string' ? earlyDrafts.test(source.$schema) : early.has(outer);
    const value = isEarly && typeof source.$ref === 'string' ? withoutIgnored(source, pointer) : source;
    const base = addresses.add(value, place, outer);
    if (isEarly) early.add(base);
    else if ('$schema' in source) early.delete(base);
    if (isApplied && base !== outer) addresses.addStep(outer, place);
    const { schema, moves } = translateKeywords(value);
    for (const [to, from] of moves) places.move(joinPointer(pointer, ...to), joinPointer(place, ...from));
    const members = mapMembers(schema, (member, name) =>
      isAddress(name, member, pointer)
        ? undefined
        : translateMember(name, member, pointer, moves.length === 0 ? place : undefined, base),
    );
    if (typeof members.$ref !== 'string') return members;
    const holder = { ...members };
    references.push({ holder, pointer, base, isDynamic: !('$ref' in value) });
    return holder;
  }

  function withoutIgnored(schema: JsonObject, pointer: Pointer): JsonObject {
    return mapMembers(schema, (member, name) => {
      const isIdentity = pointer !== '' && (name === '$id' || name === 'id');
      const isChecked = findKeyword(name) !== undefined && !besideReferences.has(name);
      if (!isIdentity && !isChecked && name !== 'dependencies' && name !== 'additionalItems') return member;
      if (!isIdentity) ignored.push(joinPointer(pointer, name));
      return undefined;
    });
  }

  /** `around` is the place of the schema in the source, if none of its members has moved. */
  function translateMember(
    name: string,
    value: JsonValue,
    outside: Pointer,
    around: Pointer | undefined,
    base: string,
  ): JsonValue {
    const form = findKeyword(name)?.form;
    if (form === undefined || !formsWithSchemas.has(form)) return value;
    const pointer = joinPointer(outside, name);
    const isApplied = name !== '$defs';
    const placeOf = (inner: Pointer) =>
      around === undefined ? places.sourceOf(inner) : around + inner.slice(outside.length);
    const inside = (inner: JsonValue, token: string | number) => {
      const target = joinPointer(pointer, token);
      const isDocument = pointer === '/$defs' && documents.includes(String(token));
      const outer = isDocument ? addresses.addDocument(String(token), target, base) : base;
      if (early.has(base)) early.add(outer);
      return translate(inner, target, placeOf(target), outer, isApplied);
    };
    if (form === 'schema') return translate(value, pointer, placeOf(pointer), base, isApplied);
    if (form === 'schema-list') return Array.isArray(value) ? mapItems(value as JsonValue[], inside) : value;
    return isJsonObject(value) ? mapMembers(value, inside) : value;
  }

  function follow({ holder, pointer, base, isDynamic }: OpenReference, find: typeof addresses.find): void {
    const candidates = find(holder.$ref as string, base);
    if (isDynamic && candidates.length > 1) {
      ambiguous.push(pointer);
      return acceptAny(holder, base, candidates);
    }
    const known = candidates.find(({ place }) => places.targetOf(place) !== undefined);
    const place = known?.place ?? candidates.find(adopt)?.place;
    if (place === undefined) return;
    addresses.addStep(base, place);
    holder.$ref = referenceTo(place);
  }

  function referenceTo(place: Pointer): string {
    return `#${encodeURI(places.targetOf(place) ?? place)}`;
  }

  /** Which of the schemas is meant is known only while a value is checked, so any of them may apply. */
  function acceptAny(holder: Members, base: string, candidates: readonly AddressedPlace[]): void {
    for (const { place } of candidates) addresses.addStep(base, place);
    const anyOf = candidates.map(({ place }) => ({ $ref: referenceTo(place) }));
    delete holder.$ref;
    holder.allOf = [...((holder.allOf ?? []) as readonly JsonValue[]), { anyOf }];
  }

  /** Makes a definition of a value outside of all schemas; returns whether there is one that can be a schema. */
  function adopt({ place, base }: AddressedPlace): boolean {
    const isPointer = place === '' || place.startsWith('/');
    const value = isPointer ? valueAt(source, place) : undefined;
    if (typeof value !== 'boolean' && !isJsonObject(value)) return false;
    const name = uniqueName(place, source, extra);
    const target = joinPointer('', '$defs', name);
    places.move(target, place);
    extra[name] = translate(value, target, place, base);
    return true;
  }
}

/** The drafts in which a `$ref` makes everything next to it have no effect. */
const earlyDrafts = /json-schema\.org\/draft-0[3-7]\//u;

/** What is next to a `$ref` in any draft: annotations, and the schemas that references lead to. */
const besideReferences: ReadonlySet<string> = new Set(
  [...annotations, '$ref', '$id', '$defs', 'default', 'x-eidos'].filter((name) => name !== 'format'),
);

const addressKeywords = ['$ref', '$id', 'id', '$anchor', '$dynamicAnchor'];
const changing: ReadonlySet<string> = new Set([...translatedKeywords, ...addressKeywords]);

/** Whether a name anywhere in a document, of a keyword or not, is one that may have to be translated. */
function mayChange(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).some(mayChange);
  const members = value as JsonObject;
  return Object.keys(members).some(
    (name) => changing.has(name) || members[name] === 'any' || mayChange(members[name] as JsonValue),
  );
}

const formsWithSchemas: ReadonlySet<ValueForm> = new Set([
  'schema',
  'schema-list',
  'schemas-by-name',
  'schemas-by-pattern',
]);

function isAddress(name: string, value: JsonValue, pointer: Pointer): boolean {
  if (name === '$anchor' || name === '$dynamicAnchor') return true;
  // At the root it names the document, so it is kept; the form of other values is reported.
  return typeof value === 'string' && (name === 'id' || (name === '$id' && pointer !== ''));
}

function uniqueName(place: Pointer, document: JsonValue, extra: Members): string {
  const plain = splitPointer(place).at(-1) ?? 'root';
  const own = ['$defs', 'definitions'].flatMap((name) => Object.keys(valueAt(document, `/${name}`) ?? {}));
  let name = plain;
  for (let count = 2; own.includes(name) || Object.hasOwn(extra, name); count += 1)
    name = `${plain}-${count}`;
  return name;
}
