import type { JsonValue } from '../json/json-schema';

const known = new WeakMap<object, string>();

/** JSON text that is the same for equal values: keys in order, no spaces. Frozen objects are written only once. */
export function canonicalJson(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = isArray(value)
    ? `[${value.map(canonicalJson).join()}]`
    : `{${Object.keys(value)
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] as JsonValue)}`)
        .join()}}`;
  if (Object.isFrozen(value)) known.set(value, text);
  return text;
}

/** `Array.isArray` that narrows read-only arrays too. */
export function isArray(value: unknown): value is readonly JsonValue[] {
  return Array.isArray(value);
}
