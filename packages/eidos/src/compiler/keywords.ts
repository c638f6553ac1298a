import { isArray, isJsonObject, type JsonObject } from '../json/json-object';
import { type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { mapItems, mapMembers, valueAt } from '../json/members';
import type { ValueType } from '../types/eidos-schema';
import { createValidator } from '../validation/create-validator';

/** The types, each with the label of an option that has no other one. */
export const typeLabels: Readonly<Record<ValueType, string>> = {
  null: 'Nothing',
  boolean: 'Yes or no',
  integer: 'Whole number',
  number: 'Number',
  string: 'Text',
  object: 'Group',
  array: 'List',
};

export const typeNames = Object.keys(typeLabels) as readonly ValueType[];

/** An object of any members that match a schema. */
export const mapOf = (member: JsonValue): JsonObject => ({ type: 'object', additionalProperties: member });

/** Whether a value matches the schema of a form. */
export const { fits } = createValidator(true);

const text = { type: 'string' };
const names = { type: 'array', items: text, uniqueItems: true };
const type = { enum: typeNames };

/** The forms that the value of a keyword may have: the end of a sentence, and a schema. The schemas in it are checked apart. */
export const forms = {
  any: { name: 'any JSON value', schema: true },
  count: { name: 'a whole number, 0 or greater', schema: { type: 'integer', minimum: 0 } },
  flag: { name: 'true or false', schema: { type: 'boolean' } },
  hints: { name: 'an object of hints', schema: { type: 'object' } },
  list: { name: 'a list', schema: { type: 'array' } },
  names: { name: 'a list of names without duplicates', schema: names },
  'names-by-name': { name: 'an object of lists of names', schema: mapOf(names) },
  number: { name: 'a number', schema: { type: 'number' } },
  pattern: { name: 'a string', schema: text },
  positive: { name: 'a number above 0', schema: { type: 'number', exclusiveMinimum: 0 } },
  reference: { name: 'a string', schema: text },
  schema: { name: 'a schema', schema: true },
  'schema-list': { name: 'a non-empty list of schemas', schema: { type: 'array', minItems: 1 } },
  'schemas-by-name': { name: 'an object of schemas', schema: { type: 'object' } },
  'schemas-by-pattern': { name: 'an object of schemas', schema: { type: 'object' } },
  text: { name: 'a string', schema: text },
  type: {
    name: `${typeNames.map((name) => `"${name}"`).join(', ')} or a list of them without duplicates`,
    schema: { anyOf: [type, { type: 'array', items: type, minItems: 1, uniqueItems: true }] },
  },
  values: { name: 'a list of values', schema: { type: 'array' } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly schema: true | JsonObject }>>;

export type ValueForm = keyof typeof forms;

export interface Keyword {
  readonly form: ValueForm;
  /** The type that the keyword applies to. It implies the type of a schema without `type`. */
  readonly of?: 'number' | 'string' | 'object' | 'array';
  /** The keyword checks no data. A value of the wrong form is reported, and left out of the schema. */
  readonly isAnnotation?: true;
  /** The keyword describes one place and not its values, so it is not passed on to alternatives. */
  readonly isOfPlace?: true;
}

/** The supported keywords of JSON Schema 2020-12. */
export const keywords = {
  $schema: { form: 'text', isAnnotation: true, isOfPlace: true },
  $id: { form: 'text', isOfPlace: true },
  $comment: { form: 'text', isAnnotation: true, isOfPlace: true },
  $ref: { form: 'reference' },
  $defs: { form: 'schemas-by-name', isOfPlace: true },
  type: { form: 'type' },
  enum: { form: 'values' },
  const: { form: 'any' },
  allOf: { form: 'schema-list' },
  anyOf: { form: 'schema-list' },
  oneOf: { form: 'schema-list' },
  not: { form: 'schema' },
  if: { form: 'schema' },
  then: { form: 'schema' },
  else: { form: 'schema' },
  title: { form: 'text', isAnnotation: true, isOfPlace: true },
  description: { form: 'text', isAnnotation: true, isOfPlace: true },
  default: { form: 'any', isOfPlace: true },
  examples: { form: 'list', isAnnotation: true, isOfPlace: true },
  readOnly: { form: 'flag', isAnnotation: true },
  writeOnly: { form: 'flag', isAnnotation: true },
  deprecated: { form: 'flag', isAnnotation: true, isOfPlace: true },
  minimum: { form: 'number', of: 'number' },
  maximum: { form: 'number', of: 'number' },
  exclusiveMinimum: { form: 'number', of: 'number' },
  exclusiveMaximum: { form: 'number', of: 'number' },
  multipleOf: { form: 'positive', of: 'number' },
  minLength: { form: 'count', of: 'string' },
  maxLength: { form: 'count', of: 'string' },
  pattern: { form: 'pattern', of: 'string' },
  format: { form: 'text', of: 'string', isAnnotation: true },
  contentMediaType: { form: 'text', isAnnotation: true },
  items: { form: 'schema', of: 'array' },
  prefixItems: { form: 'schema-list', of: 'array' },
  minItems: { form: 'count', of: 'array' },
  maxItems: { form: 'count', of: 'array' },
  uniqueItems: { form: 'flag', of: 'array' },
  contains: { form: 'schema', of: 'array' },
  minContains: { form: 'count', of: 'array' },
  maxContains: { form: 'count', of: 'array' },
  unevaluatedItems: { form: 'schema', of: 'array' },
  properties: { form: 'schemas-by-name', of: 'object' },
  required: { form: 'names', of: 'object' },
  dependentRequired: { form: 'names-by-name', of: 'object' },
  dependentSchemas: { form: 'schemas-by-name', of: 'object' },
  minProperties: { form: 'count', of: 'object' },
  maxProperties: { form: 'count', of: 'object' },
  propertyNames: { form: 'schema', of: 'object' },
  patternProperties: { form: 'schemas-by-pattern', of: 'object' },
  additionalProperties: { form: 'schema', of: 'object' },
  unevaluatedProperties: { form: 'schema', of: 'object' },
  'x-eidos': { form: 'hints', isOfPlace: true },
} as const satisfies Record<string, Keyword>;

export type KeywordName = keyof typeof keywords;

/** The keyword of that name, or undefined when it is not supported. */
export function findKeyword(name: string): Keyword | undefined {
  return Object.hasOwn(keywords, name) ? keywords[name as KeywordName] : undefined;
}

export const placeKeywords = Object.keys(keywords).filter((name) => findKeyword(name)?.isOfPlace);

/** The hints that hold while the value of the surrounding group matches a schema. */
export const stateHints = ['hidden', 'disabled', 'readOnly'] as const;

function isState(name: string | undefined): boolean {
  return stateHints.some((state) => state === name);
}

/**
 * The value of a keyword with each schema directly in it replaced by the result of `change`, which also gets its name or
 * index, if it has one.
 */
export function mapSchemas(
  name: string,
  value: JsonValue,
  change: (inner: JsonValue, token?: string | number) => JsonValue,
): JsonValue {
  switch (findKeyword(name)?.form) {
    case 'schema':
      return change(value);
    case 'schema-list':
      return isArray(value) ? mapItems(value, change) : value;
    case 'schemas-by-name':
    case 'schemas-by-pattern':
      return isJsonObject(value) ? mapMembers(value, change) : value;
    case 'hints':
      return isJsonObject(value)
        ? mapMembers(value, (hint, name) => (isState(name) ? change(hint, name) : hint))
        : value;
    default:
      return value;
  }
}

/** The schema at a pointer; undefined where no keyword or state has one. */
export function schemaAt(root: JsonValue, pointer: Pointer): JsonSchema | undefined {
  const tokens = splitPointer(pointer);
  for (let at = 0; at < tokens.length; at += 1) {
    const form = findKeyword(tokens[at]!)?.form ?? '';
    if (form === 'schema') continue;
    const token = tokens[(at += 1)];
    // The token is that of a state, or a name or an index.
    const isInside = form === 'hints' ? isState(token) : form.startsWith('schema') && token !== undefined;
    if (!isInside) return undefined;
  }
  const found = valueAt(root, pointer);
  return isJsonObject(found) || typeof found === 'boolean' ? found : undefined;
}
