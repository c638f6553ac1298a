import { isArray, isJsonObject } from '../json/json-object';
import { type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { mapItems, mapMembers, valueAt } from '../json/members';
import type { ValueType } from '../types/eidos-schema';
import { createValidator } from '../validation/create-validator';

/** The form of a keyword's value. */
export type ValueForm =
  | 'any'
  | 'count'
  | 'flag'
  | 'hints'
  | 'list'
  | 'names'
  | 'names-by-name'
  | 'number'
  | 'pattern'
  | 'positive'
  | 'reference'
  | 'schema'
  | 'schema-list'
  | 'schemas-by-name'
  | 'schemas-by-pattern'
  | 'text'
  | 'type'
  | 'values';

export interface Keyword {
  readonly form: ValueForm;
  /** `tree`: shapes the nodes. `check`: only checked by the validator. `note`: kept, changes nothing. */
  readonly use: 'tree' | 'check' | 'note';
  /** The type that the keyword applies to. It implies the type of a schema without `type`. */
  readonly of?: 'number' | 'string' | 'object' | 'array';
}

function keyword(form: ValueForm, use: Keyword['use'], of?: Keyword['of']): Keyword {
  return of === undefined ? { form, use } : { form, use, of };
}

/** The supported keywords of JSON Schema 2020-12. */
export const keywords = {
  $schema: keyword('text', 'note'),
  $id: keyword('text', 'note'),
  $comment: keyword('text', 'note'),
  $ref: keyword('reference', 'tree'),
  $defs: keyword('schemas-by-name', 'tree'),
  type: keyword('type', 'tree'),
  enum: keyword('values', 'tree'),
  const: keyword('any', 'tree'),
  allOf: keyword('schema-list', 'tree'),
  anyOf: keyword('schema-list', 'tree'),
  oneOf: keyword('schema-list', 'tree'),
  not: keyword('schema', 'check'),
  if: keyword('schema', 'tree'),
  then: keyword('schema', 'tree'),
  else: keyword('schema', 'tree'),
  title: keyword('text', 'tree'),
  description: keyword('text', 'tree'),
  default: keyword('any', 'tree'),
  examples: keyword('list', 'tree'),
  readOnly: keyword('flag', 'tree'),
  writeOnly: keyword('flag', 'tree'),
  deprecated: keyword('flag', 'tree'),
  minimum: keyword('number', 'tree', 'number'),
  maximum: keyword('number', 'tree', 'number'),
  exclusiveMinimum: keyword('number', 'tree', 'number'),
  exclusiveMaximum: keyword('number', 'tree', 'number'),
  multipleOf: keyword('positive', 'tree', 'number'),
  minLength: keyword('count', 'tree', 'string'),
  maxLength: keyword('count', 'tree', 'string'),
  pattern: keyword('pattern', 'tree', 'string'),
  format: keyword('text', 'tree', 'string'),
  items: keyword('schema', 'tree', 'array'),
  prefixItems: keyword('schema-list', 'tree', 'array'),
  minItems: keyword('count', 'tree', 'array'),
  maxItems: keyword('count', 'tree', 'array'),
  uniqueItems: keyword('flag', 'tree', 'array'),
  contains: keyword('schema', 'check', 'array'),
  minContains: keyword('count', 'check', 'array'),
  maxContains: keyword('count', 'check', 'array'),
  unevaluatedItems: keyword('schema', 'check', 'array'),
  properties: keyword('schemas-by-name', 'tree', 'object'),
  required: keyword('names', 'tree', 'object'),
  dependentRequired: keyword('names-by-name', 'tree', 'object'),
  dependentSchemas: keyword('schemas-by-name', 'tree', 'object'),
  minProperties: keyword('count', 'check', 'object'),
  maxProperties: keyword('count', 'check', 'object'),
  propertyNames: keyword('schema', 'check', 'object'),
  patternProperties: keyword('schemas-by-pattern', 'tree', 'object'),
  additionalProperties: keyword('schema', 'tree', 'object'),
  unevaluatedProperties: keyword('schema', 'tree', 'object'),
  'x-eidos': keyword('hints', 'tree'),
} as const satisfies Record<string, Keyword>;

export type KeywordName = keyof typeof keywords;

/** Keywords that check nothing: a value of the wrong form is reported, and left out. */
export const annotations: ReadonlySet<string> = new Set([
  '$schema',
  '$comment',
  'title',
  'description',
  'examples',
  'readOnly',
  'writeOnly',
  'deprecated',
  'format',
]);

/** The keyword of that name, or undefined when it is not supported. */
export function findKeyword(name: string): Keyword | undefined {
  return Object.hasOwn(keywords, name) ? keywords[name as KeywordName] : undefined;
}

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
  while (tokens.length > 0) {
    const form = findKeyword(tokens.shift()!)?.form ?? '';
    if (form === 'schema') continue;
    const token = tokens.shift();
    // The token is that of a state, or a name or an index.
    const isInside = form === 'hints' ? isState(token) : form.startsWith('schema') && token !== undefined;
    if (!isInside) return undefined;
  }
  const found = valueAt(root, pointer);
  return isJsonObject(found) || typeof found === 'boolean' ? found : undefined;
}

export const typeNames: readonly ValueType[] = [
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'object',
  'array',
];

/** The forms of values, as the end of a sentence. */
export const formNames: Readonly<Record<ValueForm, string>> = {
  any: 'any JSON value',
  count: 'a whole number, 0 or greater',
  flag: 'true or false',
  hints: 'an object of hints',
  list: 'a list',
  names: 'a list of names without duplicates',
  'names-by-name': 'an object of lists of names',
  number: 'a number',
  pattern: 'a string',
  positive: 'a number above 0',
  reference: 'a string',
  schema: 'a schema',
  'schema-list': 'a non-empty list of schemas',
  'schemas-by-name': 'an object of schemas',
  'schemas-by-pattern': 'an object of schemas',
  text: 'a string',
  type: `${typeNames.map((name) => `"${name}"`).join(', ')} or a list of them without duplicates`,
  values: 'a list of values',
};

/** An object of any members that match a schema. */
export function mapOf(member: JsonValue): JsonValue {
  return { type: 'object', additionalProperties: member };
}

/** The schemas of the forms (JSON Schema 2020-12, Validation). `schema` describes the schemas inside a value. */
export function formSchemas(schema: JsonValue): Readonly<Record<ValueForm, JsonValue>> {
  const text = { type: 'string' };
  const names = { type: 'array', items: text, uniqueItems: true };
  const type = { enum: typeNames };
  return {
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
}

const { fits } = createValidator(true);
const ownForms = formSchemas(true);

/** Whether the value of a keyword has its form, before any schema inside it is read. */
export function hasForm({ form }: Keyword, value: JsonValue): boolean {
  return fits(ownForms[form] as JsonSchema, value);
}
