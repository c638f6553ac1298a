import type { JsonSchema } from '../json/json-schema';
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
  let definitions: SchemaObject | undefined;

  function rewrite(schema: JsonSchema): JsonSchema {
    if (typeof schema === 'boolean') return schema;
    const known = rewritten.get(schema);
    if (known !== undefined) return known;
    const { $defs: _moved, $id: _outer, ...kept } = subschemas(schema, rewrite);
    const name = typeof schema.$ref === 'string' && names.get(targetOf(schema.$ref) ?? '');
    const result = Object.freeze(name === false ? kept : { ...kept, $ref: `#/$defs/${name}` });
    rewritten.set(schema, result);
    return result;
  }

  function define(): SchemaObject {
    const found: Record<string, JsonSchema> = {};
    for (const [target, name] of names) found[name] = rewrite(schemas.get(target) ?? true);
    return Object.freeze(found);
  }

  return (schema: JsonSchema): JsonSchema => {
    if (targets.size === 0) return schema;
    const own = rewrite(schema);
    if (typeof own === 'boolean' || !refers(own)) return own;
    definitions ??= define();
    const result = contained.get(own) ?? Object.freeze({ ...own, $defs: definitions });
    contained.set(own, result);
    return result;
  };
}

function refers(schema: JsonSchema): boolean {
  if (typeof schema === 'boolean') return false;
  if ('$ref' in schema) return true;
  let found = false;
  subschemas(schema, (inner) => {
    found ||= refers(inner);
    return inner;
  });
  return found;
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

/** A copy of a schema with each schema directly inside it replaced by the result of `change`. */
function subschemas(schema: SchemaObject, change: (inner: JsonSchema) => JsonSchema): SchemaObject {
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      switch (findKeyword(name)?.form) {
        case 'schema':
          return [name, change(value as JsonSchema)];
        case 'schema-list':
          return [name, Object.freeze((value as JsonSchema[]).map(change))];
        case 'schemas-by-name':
        case 'schemas-by-pattern':
          return [name, mapValues(value as Record<string, JsonSchema>, change)];
        default:
          return [name, value];
      }
    }),
  );
}

function mapValues(schemas: Record<string, JsonSchema>, change: (inner: JsonSchema) => JsonSchema) {
  return Object.freeze(
    Object.fromEntries(Object.entries(schemas).map(([name, inner]) => [name, change(inner)])),
  );
}
