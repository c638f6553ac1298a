import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { recordFor } from '../json/members';
import type { ProblemCodeName, ProblemList } from './problem';
import { isJsonObject, isPlain, isScalar, type JsonObject } from '../json/json-object';
import { forms, keywords, mapOf, type ValueForm } from './keywords';

/**
 * The deepest nesting of the JSON text, where a property counts as two levels. It keeps all later recursion from
 * exhausting the stack.
 */
const maximumDepth = 200;

/**
 * Copies what should be JSON into frozen plain objects, so that later changes by the caller have no effect.
 * A value that is not JSON is reported and left out; getters are read once. Problems name places below `start`. The values of
 * `$ref` are added to `references`.
 */
export function readDocument(
  input: unknown,
  problems: Pick<ProblemList, 'report'>,
  start: Pointer = '',
  references: Set<string> = new Set(),
): JsonValue | undefined {
  const open = new Set<object>();
  const path: (string | number)[] = [];
  const report = (code: ProblemCodeName, message: string) =>
    problems.report(code, joinPointer(start, ...path), message);

  function read(get: () => unknown, isMember = false): JsonValue | undefined {
    const depth = path.length;
    try {
      const value = get();
      // An undefined member counts as absent, as in JSON.stringify.
      return isMember && value === undefined ? undefined : readValue(value);
    } catch (error) {
      // A getter may throw, and a proxy wherever it is looked at.
      path.length = depth;
      return void report('not-json', `Reading it fails: ${String(error)}.`);
    }
  }

  function readValue(value: unknown): JsonValue | undefined {
    if (isScalar(value)) return value;
    if (typeof value !== 'object' || !isPlain(value))
      return void report('not-json', `${describe(value)} is not JSON.`);
    if (open.has(value)) return void report('circular', 'This object contains itself.');
    if (path.length >= maximumDepth)
      return void report('too-deep', `The schema is nested more than ${maximumDepth} levels deep.`);
    open.add(value);
    const copy = Array.isArray(value)
      ? Array.from(value, readItem)
      : readMembers(value as Record<string, unknown>);
    open.delete(value);
    return Object.freeze(copy);
  }

  function readItem(item: unknown, index: number): JsonValue {
    path.push(index);
    const copy = read(() => item) ?? null;
    path.pop();
    return copy;
  }

  function readMembers(value: Record<string, unknown>) {
    const names = Object.keys(value);
    const copy = recordFor<JsonValue>(names.length);
    for (const name of names) {
      path.push(name);
      if (name === '__proto__')
        report('unsafe-name', '"__proto__" cannot name a property, so it is left out.');
      else {
        const inner = read(() => value[name], true);
        if (inner !== undefined) copy[name] = inner;
        if (name === '$ref' && typeof inner === 'string') references.add(inner);
      }
      path.pop();
    }
    return copy;
  }

  return read(() => input);
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    return `A ${(value.constructor as { name?: string } | undefined)?.name ?? 'special object'}`;
  }
  return typeof value === 'number' ? String(value) : `A value of type ${typeof value}`;
}

/** Puts further schemas under `$defs`; with other documents, that is what JSON Schema calls a compound document. */
export function bundle(source: JsonValue, further: JsonObject): JsonValue {
  if (!isJsonObject(source) || Object.keys(further).length === 0) return source;
  const { $defs = {} } = source;
  return isJsonObject($defs) ? { ...source, $defs: { ...further, ...$defs } } : source;
}

/** The URLs under which the drafts have their meta-schemas. */
const urls = /^https?:\/\/json-schema\.org\/(?:draft-0[3-7]\/|draft\/(?:2019-09|2020-12)\/)?schema(?=#?$)/u;

const anySchema = { $ref: '#/$defs/schema' };

/** Further keywords of the forms whose values have schemas in them. */
const inside: Partial<Record<ValueForm, JsonObject>> = {
  schema: anySchema,
  'schema-list': { items: anySchema },
  'schemas-by-name': mapOf(anySchema),
  'schemas-by-pattern': mapOf(anySchema),
};

/** Keywords whose form differs between drafts. */
const earlier: Readonly<Record<string, JsonValue>> = {
  items: { anyOf: [anySchema, { type: 'array', items: anySchema }] },
  additionalItems: anySchema,
  definitions: mapOf(anySchema),
  dependencies: mapOf({ anyOf: [anySchema, forms.names.schema] }),
  exclusiveMinimum: { type: ['number', 'boolean'] },
  exclusiveMaximum: { type: ['number', 'boolean'] },
  id: forms.text.schema,
};

/** Since 2019-09, an identifier has no fragment, and an anchor is a name. */
const identifiers: Readonly<Record<string, JsonValue>> = {
  $id: { type: 'string', pattern: '^[^#]*#?$' },
  $anchor: { type: 'string', pattern: '^[A-Za-z_][-A-Za-z0-9._]*$' },
};

/** A schema of schemas, of any draft. A value of it is edited as JSON text. */
function metaSchema(url: string): JsonObject {
  const own = Object.entries(keywords).map(
    ([name, { form }]) => [name, { ...(forms[form].schema as JsonObject), ...inside[form] }] as const,
  );
  const properties = {
    ...Object.fromEntries(own),
    ...earlier,
    ...(url.includes('/draft/20') && identifiers),
  };
  // Whoever writes a schema writes text, and two negations have no fields.
  return { not: { not: anySchema }, $defs: { schema: { type: ['object', 'boolean'], properties } } };
}

/** The meta-schemas among the references of a document, by their URLs: every validator knows them. */
export function metaSchemasOf(references: Iterable<string>): JsonObject {
  const found = [...references].flatMap((reference) => urls.exec(reference) ?? []);
  return Object.fromEntries(found.map((url) => [url, metaSchema(url)]));
}
