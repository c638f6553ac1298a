import type { JsonValue } from './json-schema';
import { memoize } from './memoize';

export type JsonObject = { readonly [key: string]: JsonValue };

/** Whether a value is an object, neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an object's own property, never one that it inherits. */
export function ownValue<Value>(
  object: Readonly<Record<string, Value>>,
  name: string | undefined,
): Value | undefined {
  return name !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The part of a value at one token of a pointer; own properties only. */
export function childAt(value: JsonValue | undefined, token: string): JsonValue | undefined {
  if (isArray(value)) return isIndex(token) ? value[Number(token)] : undefined;
  return isJsonObject(value) ? ownValue(value, token) : undefined;
}

/** Whether a token is an array index: digits without leading zeros (RFC 6901). */
export function isIndex(token: string): boolean {
  return /^(0|[1-9]\d*)$/.test(token);
}

/** Whether two values are equal as JSON; identical objects are not compared further. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isArray(a))
    return isArray(b) && a.length === b.length && a.every((item, index) => equalJson(item, b[index]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equalJson(a[name], b[name]))
  );
}

const writeSorted = (value: JsonValue) =>
  JSON.stringify(value, (_name, inner: JsonValue) => {
    if (!isJsonObject(inner)) return inner;
    const names = Object.keys(inner).sort();
    return Object.fromEntries(names.map((name) => [name, inner[name]]));
  });

const writeOnce = memoize(writeSorted as (value: object) => string);

/** JSON text that is the same for equal values: keys in order, no spaces. Frozen objects are written only once. */
export function canonicalJson(value: JsonValue): string {
  return !isScalar(value) && Object.isFrozen(value) ? writeOnce(value) : writeSorted(value);
}

/** `Array.isArray` that narrows read-only arrays too. */
export function isArray(value: unknown): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value is JSON by itself: nothing that holds others, and no number that JSON cannot write. */
export function isScalar(value: unknown): value is null | boolean | string | number {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** Whether an object is an array or a plain one. Those of another realm (a frame) have an Object.prototype of their own. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}
