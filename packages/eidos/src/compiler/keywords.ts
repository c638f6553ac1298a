import { isArray, isJsonObject } from '../json/json-object';
import { type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { mapItems, mapMembers, valueAt } from '../json/members';
import type { ValueType } from '../types/eidos-schema';

export const typeNames: readonly ValueType[] = [
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'object',
  'array',
];

/** A form that the value of a keyword may have. */
interface Form {
  /** Its name, as the end of a sentence. */
  readonly name: string;
  /** Whether a value has it, before any schema inside the value is read. */
  readonly test: (value: JsonValue) => boolean;
}

const isString = (value: JsonValue) => typeof value === 'string';

const isType = (value: JsonValue) => typeNames.some((name) => name === value);

const isNames = (value: JsonValue): value is readonly string[] =>
  isArray(value) && value.every((name) => typeof name === 'string') && new Set(value).size === value.length;

export const forms = {
  any: { name: 'any JSON value', test: () => true },
  count: {
    name: 'a whole number, 0 or greater',
    test: (value) => Number.isInteger(value) && (value as number) >= 0,
  },
  flag: { name: 'true or false', test: (value) => typeof value === 'boolean' },
  hints: { name: 'an object of hints', test: isJsonObject },
  list: { name: 'a list', test: isArray },
  names: { name: 'a list of names without duplicates', test: isNames },
  'names-by-name': {
    name: 'an object of lists of names',
    test: (value) => isJsonObject(value) && Object.values<JsonValue>(value).every(isNames),
  },
  number: { name: 'a number', test: (value) => typeof value === 'number' },
  pattern: { name: 'a string', test: isString },
  positive: { name: 'a number above 0', test: (value) => typeof value === 'number' && value > 0 },
  reference: { name: 'a string', test: isString },
  schema: { name: 'a schema', test: () => true },
  'schema-list': { name: 'a non-empty list of schemas', test: (value) => isArray(value) && value.length > 0 },
  'schemas-by-name': { name: 'an object of schemas', test: isJsonObject },
  'schemas-by-pattern': { name: 'an object of schemas', test: isJsonObject },
  text: { name: 'a string', test: isString },
  type: {
    name: `${typeNames.map((name) => `"${name}"`).join(', ')} or a list of them without duplicates`,
    test: (value) => isType(value) || (isNames(value) && value.length > 0 && value.every(isType)),
  },
  values: { name: 'a list of values', test: isArray },
} as const satisfies Readonly<Record<string, Form>>;

export type ValueForm = keyof typeof forms;

export interface Keyword {
  readonly form: ValueForm;
  /** The type that the keyword applies to. It implies the type of a schema without `type`. */
  readonly of?: 'number' | 'string' | 'object' | 'array';
  /** It checks nothing: a value of the wrong form is reported, and left out. */
  readonly isAnnotation?: true;
}

/** The supported keywords of JSON Schema 2020-12. */
export const keywords = {
  $schema: { form: 'text', isAnnotation: true },
  $id: { form: 'text' },
  $comment: { form: 'text', isAnnotation: true },
  $ref: { form: 'reference' },
  $defs: { form: 'schemas-by-name' },
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
  title: { form: 'text', isAnnotation: true },
  description: { form: 'text', isAnnotation: true },
  default: { form: 'any' },
  examples: { form: 'list', isAnnotation: true },
  readOnly: { form: 'flag', isAnnotation: true },
  writeOnly: { form: 'flag', isAnnotation: true },
  deprecated: { form: 'flag', isAnnotation: true },
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
  'x-eidos': { form: 'hints' },
} as const satisfies Record<string, Keyword>;

export type KeywordName = keyof typeof keywords;

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
