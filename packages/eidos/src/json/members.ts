import type { JsonObject } from './json-object';
import { type Pointer, splitPointer } from './json-pointer';
import type { JsonValue } from './json-schema';

/** From this many members on, a usual object is filled several times more slowly than `recordFor` fills one. */
const many = 50;

/**
 * A plain object that is about to get `size` members. A large one starts as a hash table: engines move a usual object
 * to another shape at each new name, which for a thousand names takes longer than everything else done with them.
 */
export function recordFor<Value>(size: number): Record<string, Value> {
  if (size < many) return {};
  return Object.setPrototypeOf(Object.create(null), Object.prototype) as Record<string, Value>;
}

/**
 * An object with each member replaced by the result of `change`, without those for which it is undefined; the same object
 * when all of them stay the same.
 */
export function mapMembers(
  members: JsonObject,
  change: (value: JsonValue, name: string) => JsonValue | undefined,
): JsonObject {
  const names = Object.keys(members);
  const values = names.map((name) => change(members[name] as JsonValue, name));
  if (names.every((name, at) => values[at] === members[name])) return members;
  const changed = recordFor<JsonValue>(names.length);
  names.forEach((name, at) => {
    const value = values[at];
    if (value !== undefined) changed[name] = value;
  });
  return changed;
}

/** A list with each item replaced by the result of `change`; the same list when all of them stay the same. */
export function mapItems(
  items: readonly JsonValue[],
  change: (item: JsonValue, index: number) => JsonValue,
): readonly JsonValue[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

/** Freezes a value and everything inside it. */
export function deepFreeze(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** The value at a pointer; undefined where there is none. */
export function valueAt(document: JsonValue, pointer: Pointer): JsonValue | undefined {
  return splitPointer(pointer).reduce<JsonValue | undefined>(
    (value, token) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, token)
        ? (value as JsonObject)[token]
        : undefined,
    document,
  );
}
