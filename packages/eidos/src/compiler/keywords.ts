import { isArray, isJsonObject } from '../json/json-object';
import { type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { mapItems, mapMembers, valueAt } from '../json/members';
import type { ValueType } from '../types/eidos-schema';

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

interface FormCheck {
  /** A description of the form, for a problem. */
  readonly form: string;
  readonly test: (value: JsonValue) => boolean;
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
const quotedTypes = typeNames.map((name) => `"${name}"`).join(', ');

function isTypeName(value: unknown): value is ValueType {
  return typeNames.includes(value as ValueType);
}

function isNameList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((name) => typeof name === 'string') &&
    new Set(value).size === value.length
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** The form of a keyword's value, checked before any schema inside it is read (JSON Schema 2020-12, Validation). */
export const formChecks: Readonly<Record<ValueForm, FormCheck>> = {
  any: { form: 'any JSON value', test: () => true },
  count: {
    form: 'a whole number, 0 or greater',
    test: (value) => Number.isInteger(value) && (value as number) >= 0,
  },
  flag: { form: 'true or false', test: (value) => typeof value === 'boolean' },
  hints: { form: 'an object of hints', test: isJsonObject },
  list: { form: 'a list', test: Array.isArray },
  names: { form: 'a list of names without duplicates', test: isNameList },
  'names-by-name': {
    form: 'an object of lists of names',
    test: (value) => isJsonObject(value) && Object.values(value).every(isNameList),
  },
  number: { form: 'a number', test: (value) => typeof value === 'number' },
  pattern: { form: 'a string', test: isText },
  positive: { form: 'a number above 0', test: (value) => typeof value === 'number' && value > 0 },
  reference: { form: 'a string', test: isText },
  schema: { form: 'a schema', test: () => true },
  'schema-list': {
    form: 'a non-empty list of schemas',
    test: (value) => Array.isArray(value) && value.length > 0,
  },
  'schemas-by-name': { form: 'an object of schemas', test: isJsonObject },
  'schemas-by-pattern': { form: 'an object of schemas', test: isJsonObject },
  text: { form: 'a string', test: isText },
  type: {
    form: `${quotedTypes} or a list of them without duplicates`,
    test: (value) =>
      Array.isArray(value)
        ? value.length > 0 && value.every(isTypeName) && new Set(value).size === value.length
        : isTypeName(value),
  },
  values: { form: 'a list of values', test: Array.isArray },
};
