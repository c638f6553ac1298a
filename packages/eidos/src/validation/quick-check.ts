import type { JsonValue } from '../json/json-schema';

type Keywords = { readonly [keyword: string]: unknown };

/** Keywords that judge nothing, and those that `quickCheckOf` can judge itself. */
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
 * Tells of most texts, numbers and booleans at once that they fit, without remembering each: long tables hold tens of
 * thousands. Where it says no, the whole validator has to look. Undefined for schemas that ask for more.
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
