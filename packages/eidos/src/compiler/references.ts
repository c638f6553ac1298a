import type { JsonObject } from '../json/json-object';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { mapItems, mapMembers } from '../json/members';
import type { SchemaIndex, SchemaObject } from './check-keywords';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { nearestName, type ProblemList } from './problem';
import { findKeyword } from './keywords';

/** The references of a document. */
export interface References {
  /** The pointers of the schemas that references name. */
  readonly targets: ReadonlySet<Pointer>;
  /** The pointer that a `$ref` names; for one without a target, of what it most likely means. */
  readonly targetOf: (reference: string) => Pointer | undefined;
}

/** Reports each target that does not exist, once. */
export function checkReferences(schemas: SchemaIndex, problems: ProblemList): References {
  const targets = new Set<Pointer>();
  const missing = new Map<string, Pointer[]>();
  for (const [pointer, schema] of schemas) {
    if (typeof schema === 'boolean' || typeof schema.$ref !== 'string') continue;
    const target = localPointer(schema.$ref);
    if (target !== undefined && schemas.has(target)) targets.add(target);
    else missing.set(schema.$ref, [...(missing.get(schema.$ref) ?? []), pointer]);
  }
  const meant = new Map<string, Pointer>();
  for (const [reference, holders] of missing) {
    const target = reportMissing(reference, holders, schemas, problems);
    if (target !== undefined) meant.set(reference, target);
  }
  meant.forEach((target) => targets.add(target));
  return { targets, targetOf: (reference) => meant.get(reference) ?? localPointer(reference) };
}

function localPointer(reference: string): Pointer | undefined {
  if (reference === '#') return '';
  if (!reference.startsWith('#/')) return undefined;
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
}

/** Returns the pointer of the nearest definition, so that problems behind the reference are found as well. */
function reportMissing(
  reference: string,
  holders: readonly Pointer[],
  schemas: SchemaIndex,
  problems: ProblemList,
): Pointer | undefined {
  const place = joinPointer(holders[0] ?? '', '$ref');
  const more = holders.length === 1 ? '' : ` ${holders.length} references name it.`;
  const known = nearTargets(reference, schemas, problems);
  const nearest = nearestName(reference, [...known.keys()]);
  const fix = nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
  problems.report('unknown-reference', place, `There is no schema at "${reference}".${more}`, fix);
  return nearest === undefined ? undefined : known.get(nearest);
}

/** What a reference may have meant: definitions, else any schema; never one that has the same reference. */
function nearTargets(reference: string, schemas: SchemaIndex, { places }: ProblemList): Map<string, Pointer> {
  const others = [...schemas].flatMap(([pointer, schema]) =>
    typeof schema === 'object' && schema.$ref === reference ? [] : [pointer],
  );
  const definitions = others.filter((pointer) => /\/\$defs\/[^/]+$/u.test(pointer));
  const candidates = definitions.length > 0 ? definitions : others;
  return new Map(candidates.map((pointer) => [`#${places.sourceOf(pointer)}`, pointer]));
}

/**
 * Returns a function that makes any schema of the document self-contained: the targets of its `$ref`s are put
 * under its `$defs`, in one object that all of them share.
 */
export function createSelfContained(schemas: SchemaIndex, { targets, targetOf }: References) {
  const names = nameTargets(targets);
  const rewritten = new Map<JsonSchema, JsonSchema>();
  const contained = new Map<JsonSchema, JsonSchema>();
  /** The schemas that have a reference in them. */
  const referring = new Set<JsonSchema>();
  let definitions: SchemaObject | undefined;

  function rewrite(schema: JsonSchema): JsonSchema {
    if (typeof schema === 'boolean') return schema;
    const known = rewritten.get(schema);
    if (known !== undefined) return known;
    let refers = '$ref' in schema;
    const result = mapMembers(schema as JsonObject, (value, name) => {
      if (name === '$defs' || name === '$id') return undefined;
      if (name === '$ref') return `#/$defs/${names.get(targetOf(value as string) ?? '')}`;
      return mapSchemas(name, value, (inner) => {
        const own = rewrite(inner);
        refers ||= referring.has(own);
        return own;
      });
    });
    rewritten.set(schema, result);
    if (refers) referring.add(result);
    return Object.freeze(result);
  }

  /** A definition is written when it is first read: the first view of a screen reads few of them. */
  function define(): SchemaObject {
    const found: SchemaObject = {};
    for (const [target, name] of names) {
      const get = () => rewrite(schemas.get(target) ?? true);
      Object.defineProperty(found, name, { enumerable: true, get });
    }
    return Object.freeze(found);
  }

  return (schema: JsonSchema): JsonSchema => {
    if (targets.size === 0) return schema;
    const own = rewrite(schema);
    if (typeof own === 'boolean' || !referring.has(own)) return own;
    definitions ??= define();
    const result = contained.get(own) ?? Object.freeze({ ...own, $defs: definitions });
    contained.set(own, result);
    return result;
  };
}

// Names are plain, so that validators need not unescape them.
function nameTargets(targets: ReadonlySet<Pointer>): ReadonlyMap<Pointer, string> {
  const names = new Map<Pointer, string>();
  const taken = new Set<string>();
  for (const target of targets) {
    const plain = target.replace(/^\/\$defs\//u, '').replace(/[^\w-]+/gu, '-') || 'root';
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}-${count}`;
    taken.add(name);
    names.set(target, name);
  }
  return names;
}

/** The value of a keyword with each schema directly in it replaced by the result of `change`. */
function mapSchemas(name: string, value: JsonValue, change: (inner: JsonSchema) => JsonSchema): JsonValue {
  const inner = (each: JsonValue) => change(each as JsonSchema) as JsonValue;
  switch (findKeyword(name)?.form) {
    case 'schema':
      return inner(value);
    case 'schema-list':
      return Object.freeze(mapItems(value as readonly JsonValue[], inner));
    case 'schemas-by-name':
    case 'schemas-by-pattern':
      return Object.freeze(mapMembers(value as JsonObject, inner));
    default:
      return value;
  }
}
