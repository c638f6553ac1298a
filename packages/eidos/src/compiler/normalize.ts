import { isJsonObject, type JsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { deepFreeze, mapMembers, uniqueName, valueAt } from '../json/members';
import { findKeyword, mapSchemas, schemaAt } from './keywords';
import type { ProblemList } from './problem';
import { bundle } from './read-document';
import {
  type PossibleTarget,
  identifierKeywords,
  createSchemaUrls,
  createSchemaPlaces,
  defaultUrl,
} from './schema-urls';
import { type Move, translateKeywords } from './translate-keywords';

type Members = Record<string, JsonValue>;

interface OpenReference {
  readonly holder: Members;
  readonly base: string;
}

interface DynamicReference extends OpenReference {
  readonly pointer: Pointer;
}

/**
 * Translates a document of draft 4 to 2019-09, or of OpenAPI, to JSON Schema 2020-12, in which every reference that
 * stays in the document is a pointer. Parts that are already 2020-12 are unchanged. `documents` are the names of those
 * `$defs` of the source that are documents of their own; each name is a URL. From then on, problems name places of the source.
 */
export function normalize(source: JsonValue, documents: readonly string[], problems: ProblemList) {
  const places = createSchemaPlaces();
  problems.places = places;
  const urls = createSchemaUrls();
  const references: OpenReference[] = [];
  const dynamic: DynamicReference[] = [];
  /** The target of each reference that was followed: most documents refer to the same schema many times. */
  const followed = new Map<string, string>();
  /** The URLs of those parts of a draft in which a `$ref` ignores what is next to it. */
  const early = new Set<string>();
  /** The tokens of the place that is translated. Few places need a pointer, which takes time to build. */
  let path: (string | number)[] = [];
  const here = (...tokens: readonly string[]) => joinPointer('', ...path, ...tokens);
  const document = translate(source, defaultUrl);
  const extra: Members = {};
  const lists = ['/$defs', '/definitions'].map((pointer) => valueAt(source, pointer) ?? {});
  const taken = new Set(lists.flatMap((list) => Object.keys(list)));
  let next = 0;
  followAll();
  // Last, because they depend on all the others. Each may make a definition of a value that has references itself.
  for (const reference of dynamic) {
    followDynamic(reference);
    followAll();
  }
  return { document: deepFreeze(bundle(document, extra)), places };

  function translate(source: JsonValue, outer: string, isApplied = false): JsonValue {
    if (!isJsonObject(source)) return source;
    const isEarly = typeof source.$schema === 'string' ? earlyDrafts.test(source.$schema) : early.has(outer);
    const value = isEarly && typeof source.$ref === 'string' ? withoutIgnored(source) : source;
    const isRoot = path.length === 0;
    const isResource = isRoot || identifierKeywords.some((name) => name in value);
    const base = isResource ? urls.add(value, places.sourceOf(here()), outer) : outer;
    if (isEarly) early.add(base);
    else if ('$schema' in source) early.delete(base);
    if (isApplied && base !== outer) urls.addStep(outer, places.sourceOf(here()));
    const { schema, moves } = translateKeywords(value);
    if (moves.length > 0) recordMoves(moves);
    const members = mapMembers(schema, (member, name) => {
      if (isIdentifier(name, member, isRoot)) return undefined;
      path.push(name);
      const result = mapSchemas(name, member, (inner, token) =>
        token === undefined ? translate(inner, base, true) : translateInside(inner, name, base, token),
      );
      path.pop();
      return result;
    });
    if (typeof members.$ref !== 'string') return members;
    const holder = { ...members };
    if ('$ref' in value) references.push({ holder, base });
    else dynamic.push({ holder, base, pointer: here() });
    return holder;
  }

  function recordMoves(moves: readonly Move[]): void {
    const place = places.sourceOf(here());
    for (const { to, from } of moves) {
      if (from.length === 0) places.derive(here(...to), place);
      else places.move(here(...to), joinPointer(place, ...from));
    }
  }

  function withoutIgnored(schema: JsonObject): JsonObject {
    return mapMembers(schema, (member, name) => {
      const isIdentity = path.length > 0 && (name === '$id' || name === 'id');
      if (!isIdentity && !isChecked(name) && name !== 'dependencies' && name !== 'additionalItems')
        return member;
      if (isIdentity) return undefined;
      const message = `"${name}" has no effect next to "$ref" in this version of JSON Schema.`;
      return void problems.report('misplaced-keyword', here(name), message, 'Put the "$ref" into "allOf".');
    });
  }

  function translateInside(
    inner: JsonValue,
    keyword: string,
    base: string,
    token: string | number,
  ): JsonValue {
    path.push(token);
    const isDocument = keyword === '$defs' && path.length === 2 && documents.includes(String(token));
    const outer = isDocument ? urls.addDocument(String(token), here(), base) : base;
    if (early.has(base)) early.add(outer);
    const result = translate(inner, outer, keyword !== '$defs');
    path.pop();
    return result;
  }

  function isSchema({ place }: PossibleTarget): boolean {
    const target = places.targetOf(place);
    return (schemaAt(document, target) ?? schemaAt({ $defs: extra }, target)) !== undefined;
  }

  function followAll(): void {
    while (next < references.length) follow(references[next++]!);
  }

  function follow({ holder, base }: OpenReference): void {
    const reference = holder.$ref as string;
    const key = `${base} ${reference}`;
    const target = followed.get(key) ?? findTarget(urls.find(reference, base), base) ?? reference;
    followed.set(key, target);
    holder.$ref = target;
  }

  function followDynamic({ holder, pointer, base }: DynamicReference): void {
    const candidates = urls.findDynamic(holder.$ref as string, base);
    if (candidates.length > 1) {
      const message = 'This reference means different schemas, depending on the way that leads to it.';
      problems.report('ambiguous-reference', joinPointer(pointer, '$ref'), message);
      acceptAny(holder, base, candidates);
    } else holder.$ref = findTarget(candidates, base) ?? holder.$ref!;
  }

  function findTarget(candidates: readonly PossibleTarget[], base: string): string | undefined {
    const found = candidates.find(isSchema) ?? candidates.find(adopt);
    return found && referenceTo(found, base);
  }

  function referenceTo({ place }: PossibleTarget, base: string): string {
    urls.addStep(base, place);
    return `#${encodeURI(places.targetOf(place))}`;
  }

  /** Which of the schemas is meant is known only while a value is checked, so any of them may apply. */
  function acceptAny(holder: Members, base: string, candidates: readonly PossibleTarget[]): void {
    const anyOf = candidates.map((one) => ({ $ref: referenceTo(one, base) }));
    delete holder.$ref;
    holder.allOf = [...((holder.allOf ?? []) as readonly JsonValue[]), { anyOf }];
  }

  /**
   * Makes a definition of a value outside of all schemas, such as "#/components/schemas/Pet"; returns whether there is one
   * that can be a schema.
   */
  function adopt({ place, base }: PossibleTarget): boolean {
    const isPointer = place === '' || place.startsWith('/');
    const value = isPointer ? valueAt(source, place) : undefined;
    if (typeof value !== 'boolean' && !isJsonObject(value)) return false;
    const name = uniqueName(splitPointer(place).at(-1) ?? 'root', taken);
    path = ['$defs', name];
    places.move(here(), place);
    extra[name] = translate(value, base);
    return true;
  }
}

/** The drafts in which a `$ref` makes everything next to it have no effect. */
const earlyDrafts = /json-schema\.org\/draft-0[3-7]\//u;

/** The keywords that may be next to a `$ref` in any draft, apart from annotations. */
const besideReferences = ['$ref', '$id', '$defs', 'default', 'x-eidos'];

/** Whether a keyword restricts values, so that some drafts ignore it next to a `$ref`. */
function isChecked(name: string): boolean {
  const keyword = findKeyword(name);
  return (
    keyword !== undefined && !besideReferences.includes(name) && (!keyword.isAnnotation || name === 'format')
  );
}

function isIdentifier(name: string, value: JsonValue, isRoot: boolean): boolean {
  if (name === '$anchor' || name === '$dynamicAnchor') return true;
  // At the root it names the document, so it is kept; the form of other values is reported.
  return typeof value === 'string' && (name === 'id' || (name === '$id' && !isRoot));
}
