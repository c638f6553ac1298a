import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { createError } from '../development/advice';
import { isArray, isJsonObject, isPlain, isScalar, type JsonObject, ownValue } from '../json/json-object';

export type Json = JsonValue | undefined;

/** Deeper data is rejected as a mistake: it would exhaust the stack. */
const deepest = 500;

/** Values that are known to be JSON and frozen all the way down. */
const adopted = new WeakSet<object>();

/** Freezes an object or array whose parts are already adopted. */
export function freezeKnownJson<Value extends JsonObject | readonly JsonValue[]>(value: Value): Value {
  adopted.add(value);
  return Object.freeze(value);
}

/** The members of an object from which names were removed, in their former order: a removed name is undefined. */
const formers = new WeakMap<JsonObject, Record<string, Json>>();

/** The object without a name. Data that is edited uses `setProperties`, which remembers the place of the name. */
export function withoutProperty(object: JsonObject, name: string): JsonObject {
  const { [name]: _removed, ...rest } = object;
  return freezeKnownJson(rest);
}

/**
 * The object with other values under some names; those that are undefined are removed. A name that comes back has its former
 * place, so that an edit that is taken back restores the order too.
 */
export function setProperties(object: JsonObject, changes: readonly (readonly [string, Json])[]): JsonObject {
  // `fromEntries` and spreading define properties, so that the name "__proto__" is data like any other and sets no prototype.
  const all: Record<string, Json> = { ...(formers.get(object) ?? object), ...Object.fromEntries(changes) };
  // Copied only where a name is removed, because a key press may write an object of a thousand names.
  let next = all;
  for (const name of Object.keys(all)) {
    if (all[name] !== undefined) continue;
    if (next === all) formers.set((next = { ...all }) as JsonObject, all);
    delete next[name];
  }
  return freezeKnownJson(next as JsonObject);
}

/**
 * A frozen copy of any JSON value, protected from outside changes. Parts that equal those of `previous` are reused,
 * so that results cached for unchanged parts stay valid. Properties that are `undefined` are left out. Throws a
 * `TypeError` with the pointer of any value that is not JSON.
 */
export function adoptJson(value: unknown, previous?: Json, pointer: Pointer = '', depth = 0): JsonValue {
  if (isScalar(value) || adopted.has(value as object)) return value as JsonValue;
  const isContainer = typeof value === 'object' && isPlain(value);
  if (!isContainer || depth > deepest)
    throw createError(
      `The data at "${pointer.slice(0, 80)}" is not JSON.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        (isContainer
          ? ` It is nested more than ${deepest} levels deep, or contains itself.`
          : ` It is ${describe(value)}. Write it as text, a number, a plain object or null.`),
      TypeError,
    );
  const adopt = isArray(value) ? adoptArray : adoptObject;
  return adopt(value as never, previous, pointer, depth);
}

function adoptArray(value: readonly unknown[], previous: Json, pointer: Pointer, depth: number): JsonValue {
  const before = isArray(previous) ? previous : [];
  const items = Array.from(value, (item, index) =>
    adoptJson(item ?? null, before[index], joinPointer(pointer, index), depth + 1),
  );
  const same = isArray(previous) && items.length === previous.length;
  return same && items.every((item, index) => item === previous[index]) ? previous : freezeKnownJson(items);
}

function adoptObject(value: object, previous: Json, pointer: Pointer, depth: number): JsonValue {
  const before = isJsonObject(previous) ? previous : {};
  const copy: [string, JsonValue][] = [];
  let same = isJsonObject(previous);
  for (const [name, child] of Object.entries(value)) {
    if (child === undefined) continue;
    const known = ownValue(before, name);
    const adopted = isScalar(child) ? child : adoptJson(child, known, joinPointer(pointer, name), depth + 1);
    copy.push([name, adopted]);
    same &&= adopted === known;
  }
  same &&= copy.length === Object.keys(before).length;
  return same ? (previous as JsonValue) : freezeKnownJson(Object.fromEntries(copy));
}

function describe(value: unknown): string {
  if (typeof value === 'object') return `a ${value?.constructor.name ?? 'null'}`;
  return typeof value === 'number' ? String(value) : `a ${typeof value}`;
}
