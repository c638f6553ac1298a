import type { JsonObject } from '../json/json-object';
import { type JsonSchema, type JsonValue, localPointer } from '../json/json-schema';
import { mapMembers, uniqueName } from '../json/members';
import type { CheckedDocument, SchemaObject } from './check-keywords';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { nearestName, type ProblemList } from './problem';
import { mapSchemas, schemaAt } from './keywords';

/** The target of a `$ref`; for one without a target, the most likely intention. */
export interface Target {
  readonly pointer: Pointer;
  readonly schema: JsonSchema;
}

/** The targets of a document by the references to them. */
export type Targets = ReadonlyMap<string, Target>;

/** Finds the target of each reference, and reports each that does not exist, once. */
export function findTargets(document: CheckedDocument, problems: ProblemList): Targets {
  const targets = new Map<string, Target>();
  for (const reference of document.references.keys()) {
    const pointer = localPointer(reference);
    const schema = pointer === undefined ? undefined : schemaAt(document.root as JsonValue, pointer);
    const target = schema === undefined ? reportMissing(reference, document, problems) : { pointer, schema };
    if (target !== undefined) targets.set(reference, target as Target);
  }
  return targets;
}

/** Returns the nearest definition, so that problems behind the reference are found as well. */
function reportMissing(
  reference: string,
  { root, references }: CheckedDocument,
  problems: ProblemList,
): Target | undefined {
  const { pointer, count } = references.get(reference)!;
  const place = joinPointer(pointer, '$ref');
  const more = count === 1 ? '' : ` ${count} references name it.`;
  if (!reference.startsWith('#')) {
    const message = `"${reference}" is not in this schema, and its document was not passed in.${more}`;
    return void problems.report('remote-reference', place, message);
  }
  const known = nearTargets(reference, root, problems);
  const nearest = nearestName(reference, [...known.keys()]);
  const fix = nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
  const message = `There is no schema at "${reference}".${more}`;
  problems.report('unknown-reference', place, message, fix);
  return nearest === undefined ? undefined : known.get(nearest);
}

/** Likely targets of a mistyped reference: definitions, else any schema; never one that has the same reference. */
function nearTargets(
  reference: string,
  root: JsonSchema,
  { places }: ProblemList,
): ReadonlyMap<string, Target> {
  const others: Target[] = [];
  add(root, '');
  const definitions = others.filter(({ pointer }) => /\/\$defs\/[^/]+$/u.test(pointer));
  const candidates = definitions.length > 0 ? definitions : others;
  return new Map(candidates.map((target) => [`#${places.sourceOf(target.pointer)}`, target]));

  function add(schema: JsonSchema, pointer: Pointer): void {
    if (typeof schema === 'boolean' || schema.$ref !== reference) others.push({ pointer, schema });
    if (typeof schema === 'boolean') return;
    for (const [name, value] of Object.entries(schema as JsonObject))
      mapSchemas(name, value, (inner, token) => {
        const place = joinPointer(pointer, name);
        add(inner as JsonSchema, token === undefined ? place : joinPointer(place, token));
        return inner;
      });
  }
}

/**
 * Returns a function that makes any schema of the document self-contained: the targets of its `$ref`s are put
 * under its `$defs`, in one object that all of them share.
 */
export function createSelfContained(targets: Targets) {
  const byPointer = new Map([...targets.values()].map(({ pointer, schema }) => [pointer, schema]));
  const names = nameTargets(byPointer.keys());
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
      if (name === '$ref') return `#/$defs/${names.get(targets.get(value as string)?.pointer ?? '')}`;
      const inside = mapSchemas(name, value, (inner) => {
        const own = rewrite(inner as JsonSchema);
        refers ||= referring.has(own);
        return own as JsonValue;
      });
      return Object.freeze(inside);
    });
    rewritten.set(schema, result);
    if (refers) referring.add(result);
    return Object.freeze(result);
  }

  /** A definition is written when it is first read: the first view of a screen reads few of them. */
  function define(): SchemaObject {
    const found: SchemaObject = {};
    for (const [target, name] of names) {
      const get = () => rewrite(byPointer.get(target) ?? true);
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
function nameTargets(targets: Iterable<Pointer>): ReadonlyMap<Pointer, string> {
  const names = new Map<Pointer, string>();
  const taken = new Set<string>();
  for (const target of targets) {
    const plain = target.replace(/^\/\$defs\//u, '').replace(/[^\w-]+/gu, '-') || 'root';
    names.set(target, uniqueName(plain, taken));
  }
  return names;
}
