import type { JsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { keywords, type ValueForm } from './keywords';
import { typeNames } from './value-forms';

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
