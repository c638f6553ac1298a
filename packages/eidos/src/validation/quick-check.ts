import type { JsonValue } from '../json/json-schema';

type Keywords = { readonly [keyword: string]: unknown };

/** Keywords that check nothing, and those that `quickCheckOf` checks itself. */
const known = new Set([
  ...[
    'title',
    'description',
    'default',
    'examples',
    'deprecated',
    'readOnly',
    'writeOnly',
    'x-eidos',
    '$comment',
  ],
  ...['type', 'minLength', 'maxLength', 'minimum', 'maximum'],
]);

/**
 * Recognises most valid texts, numbers and booleans at once, without caching each: long tables hold tens of
 * thousands. Where it returns false, the full validator decides. Undefined for schemas with further keywords.
 */
export function quickCheckOf(schema: Keywords): ((value: JsonValue) => boolean) | undefined {
  if (!Object.keys(schema).every((keyword) => known.has(keyword))) return undefined;
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  const takes = (type: string) => types === undefined || types.includes(type);
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = schema as Limits;
  const [text, boolean, number, integer] = [
    takes('string'),
    takes('boolean'),
    takes('number'),
    takes('integer'),
  ];
  return (value) => {
    // A character takes one or two of the units that `length` counts.
    if (typeof value === 'string') return text && value.length <= maxLength && value.length >= 2 * minLength;
    if (typeof value === 'boolean') return boolean;
    if (typeof value !== 'number' || value < minimum || value > maximum) return false;
    return number || (integer && Number.isInteger(value));
  };
}

interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}
