import { type Check, type Keywords, outcomeOf, valid, violation } from './outcome';
import type { JsonValue } from '../json/json-schema';
import { equalJson, isJsonObject, isArray, ownValue } from '../json/json-object';
import type { englishAssertions } from './english-validation';
import { formats } from './formats';

/** A keyword that concerns a value itself and not its properties or items. */
interface Assertion {
  /** The placeholder in the keyword's message. */
  readonly name: string;
  /** Whether a value is as the keyword requires; true for values of types that it does not concern. */
  readonly holds: (value: JsonValue, required: JsonValue) => boolean;
}

interface Required extends Assertion {
  readonly keyword: string;
  readonly required: JsonValue;
}

/** A check of the keywords that concern a value itself and not its properties or items. */
export function assertionsOf(schema: Keywords): Check {
  const own = Object.entries(assertions)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, each]) => ({ ...each, keyword, required: schema[keyword] as JsonValue }));
  return (value) => {
    const broken = own.filter(({ holds, required }) => !holds(value, required));
    if (broken.length === 0) return valid;
    // Null (such as the value of a new row) is reported as missing, not as a wrong type.
    if (value === null) return violation('required');
    return outcomeOf(
      keepDecisive(broken).map(({ keyword, name, required }) => ({
        code: keyword,
        values: { [name]: required },
      })),
    );
  };
}

/**
 * When a value has the wrong type or is not a choice, its other violations do not matter. A format says better than a
 * pattern what is expected.
 */
function keepDecisive(broken: readonly Required[]): readonly Required[] {
  const decisive = broken.find(({ keyword }) => ['type', 'const', 'enum'].includes(keyword));
  if (decisive) return [decisive];
  const hasFormat = broken.some(({ keyword }) => keyword === 'format');
  return hasFormat ? broken.filter(({ keyword }) => keyword !== 'pattern') : broken;
}

/** Keywords that check nothing, and those that `quickCheckOf` checks itself. None of them reads a property. */
export const quicklyChecked = new Set([
  ...['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'x-eidos'],
  ...['$comment', '$defs', 'type', 'minLength', 'maxLength', 'minimum', 'maximum'],
]);

/**
 * Recognizes most valid values that nothing inside is read of at once, without caching each: long tables hold tens of
 * thousands. Where it returns false, the full validator decides. Undefined for schemas with further keywords.
 */
export function quickCheckOf(schema: Keywords): ((value: JsonValue) => boolean) | undefined {
  if (!Object.keys(schema).every((keyword) => quicklyChecked.has(keyword))) return undefined;
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  const takes = (type: string) => types === undefined || types.includes(type);
  const limits = schema as Readonly<Record<string, number | undefined>>;
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = limits;
  return (value) => {
    // A character takes one or two of the units that `length` counts.
    if (typeof value === 'string')
      return value.length <= maxLength && value.length >= 2 * minLength && takes('string');
    if (typeof value !== 'number') return takes(typeOf(value));
    const isWithin = value >= minimum && value <= maximum;
    return isWithin && (takes('number') || (takes('integer') && Number.isInteger(value)));
  };
}

type Measure = (value: JsonValue) => number | undefined;

const isAtLeast = (size: number, least: number) => size >= least;
const isAtMost = (size: number, most: number) => size <= most;
const numberIn: Measure = (value) => (typeof value === 'number' ? value : undefined);
/** Characters as people count them: one may take two of the units that `length` counts. */
const charactersIn: Measure = (value) => (typeof value === 'string' ? [...value].length : undefined);
const itemsIn: Measure = (value) => (isArray(value) ? value.length : undefined);
const propertiesIn: Measure = (value) => (isJsonObject(value) ? Object.keys(value).length : undefined);

function limit(measure: Measure, isWithin: (size: number, limit: number) => boolean): Assertion {
  return {
    name: 'limit',
    holds(value, required) {
      const size = measure(value);
      return size === undefined || isWithin(size, required as number);
    },
  };
}

type KeywordOf<Message> = Message extends `error.${infer Keyword}` ? Keyword : never;

/** A keyword with a message; that of `type` is in the part of the catalogue that every screen needs. */
type CheckedKeyword = 'type' | KeywordOf<keyof typeof englishAssertions>;

/** By keyword, in the order in which the violations of a value are reported. */
export const assertions: Readonly<Record<CheckedKeyword, Assertion>> = {
  type: {
    name: 'type',
    holds: (value, types) => [types].flat().some((type) => isOfType(value, type as string)),
  },
  const: { name: 'expected', holds: equalJson },
  enum: {
    name: 'allowed',
    holds: (value, allowed) => (allowed as readonly JsonValue[]).some((one) => equalJson(value, one)),
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
    holds: (value, name) => typeof value !== 'string' || ownValue(formats, name as string)?.(value) !== false,
  },
};

/** The type of a value in terms of JSON Schema, where an integer is a number. */
export function typeOf(value: JsonValue | undefined): string {
  return value === null ? 'null' : isArray(value) ? 'array' : typeof value;
}

export function isOfType(value: JsonValue, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : type === typeOf(value);
}

/** The digits of a number as a whole number, and the power of ten that they are multiplied by. */
export function decimalOf(number: number): readonly [digits: bigint, exponent: number] {
  const [coefficient = '', exponent = '0'] = String(Math.abs(number)).split('e');
  const [whole = '', fraction = ''] = coefficient.split('.');
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

/** How many digits follow the decimal point of a number. */
export function decimalsOf(number: number): number {
  return Math.max(0, -decimalOf(number)[1]);
}

/** Whether a number is a multiple as people calculate: 0.3 is one of 0.1, although binary fractions leave a rest. */
export function isMultipleOf(number: number, divisor: number): boolean {
  if (!Number.isFinite(number) || !(divisor > 0)) return false;
  const [digits, exponent] = decimalOf(number);
  const [divisorDigits, divisorExponent] = decimalOf(divisor);
  const common = Math.min(exponent, divisorExponent);
  const scaled = digits * 10n ** BigInt(exponent - common);
  return scaled % (divisorDigits * 10n ** BigInt(divisorExponent - common)) === 0n;
}
