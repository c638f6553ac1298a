import { isJsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import type { ValueForm } from './keywords';
import type { ValueType } from '../types/eidos-schema';

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

export function isTypeName(value: unknown): value is ValueType {
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

/** What a keyword's value must look like, before any schema inside it is read (JSON Schema 2020-12, Validation). */
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
