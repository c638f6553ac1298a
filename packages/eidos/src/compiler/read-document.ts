import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { recordFor } from '../json/members';
import type { ProblemList } from './problem';
import { isJsonObject, type JsonObject } from '../json/json-object';
import { keywords, typeNames, type ValueForm } from './keywords';

/**
 * The deepest nesting of the JSON text, where a property counts as two levels. It keeps all later recursion from
 * exhausting the stack.
 */
const maximumDepth = 200;

/**
 * Copies what should be JSON into frozen plain objects, so that later changes by the caller have no effect.
 * What is not JSON is reported and left out; getters are read once. Problems name places below `start`. The values of
 * `$ref` are added to `references`.
 */
export function readDocument(
  input: unknown,
  problems: Pick<ProblemList, 'report'>,
  start: Pointer = '',
  references: Set<string> = new Set(),
): JsonValue | undefined {
  const open = new Set<object>();

  function read(value: unknown, pointer: Pointer, depth: number): JsonValue | undefined {
    if (isScalar(value)) return value;
    if (typeof value !== 'object' || !isPlain(value)) {
      return void problems.report('not-json', pointer, `${describe(value)} is not JSON.`);
    }
    if (open.has(value)) return void problems.report('circular', pointer, 'This object contains itself.');
    if (depth >= maximumDepth) {
      const message = `The schema is nested more than ${maximumDepth} levels deep.`;
      return void problems.report('too-deep', pointer, message);
    }
    open.add(value);
    const copy = Array.isArray(value)
      ? value.map((item, index) => read(item, joinPointer(pointer, index), depth + 1) ?? null)
      : readMembers(value as Record<string, unknown>, pointer, depth);
    open.delete(value);
    return Object.freeze(copy);
  }

  function readMembers(value: Record<string, unknown>, pointer: Pointer, depth: number) {
    const names = Object.keys(value);
    const copy = recordFor<JsonValue>(names.length);
    for (const name of names) {
      if (name === '__proto__') {
        const place = joinPointer(pointer, name);
        problems.report('unsafe-name', place, '"__proto__" cannot name a property, so it is left out.');
        continue;
      }
      const member = readMember(value, name, pointer);
      if (name === '$ref' && typeof member === 'string') references.add(member);
      // An undefined member counts as absent, as in JSON.stringify.
      const isKnown = member === undefined || isScalar(member);
      const inner = isKnown ? member : read(member, joinPointer(pointer, name), depth + 1);
      if (inner !== undefined) copy[name] = inner;
    }
    return copy;
  }

  function readMember(value: Record<string, unknown>, name: string, around: Pointer): unknown {
    try {
      return value[name];
    } catch (error) {
      const place = joinPointer(around, name);
      return void problems.report('not-json', place, `Reading it fails: ${String(error)}.`);
    }
  }

  return read(input, start, 0);
}

function isScalar(value: unknown): value is null | boolean | string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm (a frame, a test's sandbox) have an Object.prototype of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    return `A ${(value.constructor as { name?: string } | undefined)?.name ?? 'special object'}`;
  }
  return typeof value === 'number' ? String(value) : `A value of type ${typeof value}`;
}

/** Puts other documents under `$defs`, each under its address: JSON Schema calls that a compound document. */
export function bundle(source: JsonValue, documents: JsonValue | undefined): JsonValue {
  if (!isJsonObject(source) || !isJsonObject(documents)) return source;
  const { $defs = {} } = source;
  if (!isJsonObject($defs) || Object.keys(documents).length === 0) return source;
  return { ...source, $defs: { ...documents, ...$defs } };
}

/** The URLs under which the drafts have their meta-schemas. */
const urls = /^https?:\/\/json-schema\.org\/(?:draft-0[3-7]\/|draft\/(?:2019-09|2020-12)\/)?schema(?=#?$)/u;

const schema = { $ref: '#/$defs/schema' };
const text = { type: 'string' };
const names = { type: 'array', items: text, uniqueItems: true };
const type = { enum: typeNames };

function mapOf(member: JsonValue): JsonValue {
  return { type: 'object', additionalProperties: member };
}

const forms: Readonly<Record<ValueForm, JsonValue>> = {
  any: true,
  count: { type: 'integer', minimum: 0 },
  flag: { type: 'boolean' },
  hints: { type: 'object' },
  list: { type: 'array' },
  names,
  'names-by-name': mapOf(names),
  number: { type: 'number' },
  pattern: text,
  positive: { type: 'number', exclusiveMinimum: 0 },
  reference: text,
  schema,
  'schema-list': { type: 'array', items: schema, minItems: 1 },
  'schemas-by-name': mapOf(schema),
  'schemas-by-pattern': mapOf(schema),
  text,
  type: { anyOf: [type, { type: 'array', items: type, minItems: 1, uniqueItems: true }] },
  values: { type: 'array' },
};

/** Keywords whose form differs between drafts. */
const earlier: Readonly<Record<string, JsonValue>> = {
  items: { anyOf: [schema, { type: 'array', items: schema }] },
  additionalItems: schema,
  definitions: forms['schemas-by-name'],
  dependencies: mapOf({ anyOf: [schema, names] }),
  exclusiveMinimum: { type: ['number', 'boolean'] },
  exclusiveMaximum: { type: ['number', 'boolean'] },
  id: text,
};

/** Since 2019-09, an identifier has no fragment, and an anchor is a name. */
const identifiers: Readonly<Record<string, JsonValue>> = {
  $id: { type: 'string', pattern: '^[^#]*#?$' },
  $anchor: { type: 'string', pattern: '^[A-Za-z_][-A-Za-z0-9._]*$' },
};

/** A schema of schemas, of any draft. A value of it is edited as JSON text. */
function metaSchema(url: string): JsonObject {
  const own = Object.entries(keywords).map(([name, { form }]) => [name, forms[form]] as const);
  const properties = {
    ...Object.fromEntries(own),
    ...earlier,
    ...(url.includes('/draft/20') && identifiers),
  };
  // Whoever writes a schema writes text, and two negations have no fields.
  return { not: { not: schema }, $defs: { schema: { type: ['object', 'boolean'], properties } } };
}

/** The meta-schemas among the references of a document, by their URLs: every validator knows them. */
export function metaSchemasOf(references: Iterable<string>): JsonObject {
  const found = [...references].flatMap((reference) => urls.exec(reference) ?? []);
  return Object.fromEntries(found.map((url) => [url, metaSchema(url)]));
}
