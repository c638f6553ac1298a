import { isJsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { canonicalJson, isArray } from './canonical-json';
import { formats } from './formats';
import { isMultipleOf } from './multiple-of';

/** A keyword that concerns a value itself and not its properties or items. */
export interface Assertion {
  /** The placeholder in the keyword's message. */
  readonly name: string;
  /** Whether a value is as the keyword requires; true for values of types that it does not concern. */
  readonly holds: (value: JsonValue, required: JsonValue) => boolean;
}

/** By keyword, in the order in which the faults of a value are reported. */
export const assertions: Readonly<Record<string, Assertion>> = {
  type: {
    name: 'type',
    holds: (value, types) =>
      [types].flat().some((type) => (type === 'integer' ? Number.isInteger(value) : type === typeOf(value))),
  },
  const: { name: 'expected', holds: isSame },
  enum: {
    name: 'allowed',
    holds: (value, allowed) => (allowed as readonly JsonValue[]).some((one) => isSame(value, one)),
  },
  minProperties: limit(propertiesIn, isAtLeast),
  maxProperties: limit(propertiesIn, isAtMost),
  minItems: limit(itemsIn, isAtLeast),
  maxItems: limit(itemsIn, isAtMost),
  minimum: limit(numberIn, isAtLeast),
  maximum: limit(numberIn, isAtMost),
  exclusiveMinimum: limit(numberIn, (number, least) => number > least),
  exclusiveMaximum: limit(numberIn, (number, most) => number < most),
  multipleOf: limit(numberIn, isMultipleOf),
  minLength: limit(charactersIn, isAtLeast),
  maxLength: limit(charactersIn, isAtMost),
  pattern: {
    name: 'pattern',
    holds: (value, pattern) => typeof value !== 'string' || new RegExp(pattern as string, 'u').test(value),
  },
  format: {
    name: 'format',
    holds: (value, name) => typeof value !== 'string' || hasFormat(value, name as string),
  },
};

function hasFormat(text: string, name: string): boolean {
  return !Object.hasOwn(formats, name) || !!formats[name]?.(text);
}

type Measure = (value: JsonValue) => number | undefined;

function limit(measure: Measure, isWithin: (size: number, limit: number) => boolean): Assertion {
  return {
    name: 'limit',
    holds(value, required) {
      const size = measure(value);
      return size === undefined || isWithin(size, required as number);
    },
  };
}

function isAtLeast(size: number, least: number): boolean {
  return size >= least;
}

function isAtMost(size: number, most: number): boolean {
  return size <= most;
}

function numberIn(value: JsonValue): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Characters as people count them: one may take two of the units that `length` counts. */
function charactersIn(value: JsonValue): number | undefined {
  return typeof value === 'string' ? [...value].length : undefined;
}

function itemsIn(value: JsonValue): number | undefined {
  return isArray(value) ? value.length : undefined;
}

function propertiesIn(value: JsonValue): number | undefined {
  return isJsonObject(value) ? Object.keys(value).length : undefined;
}

function typeOf(value: JsonValue): string {
  return value === null ? 'null' : isArray(value) ? 'array' : typeof value;
}

function isSame(a: JsonValue, b: JsonValue): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && canonicalJson(a) === canonicalJson(b));
}
