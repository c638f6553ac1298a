import { childAt, type JsonObject } from './json-object';
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
  let changed: Record<string, JsonValue> | undefined;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at]!;
    const value = members[name] as JsonValue;
    const next = change(value, name);
    if (changed === undefined && next !== value) {
      changed = recordFor(names.length);
      for (const before of names.slice(0, at)) changed[before] = members[before] as JsonValue;
    }
    if (changed !== undefined && next !== undefined) changed[name] = next;
  }
  return changed ?? members;
}

/** A list with each item replaced by the result of `change`; the same list when all of them stay the same. */
export function mapItems(
  items: readonly JsonValue[],
  change: (item: JsonValue, index: number) => JsonValue,
): readonly JsonValue[] {
  const changed = items.map((item, index) => change(item, index));
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

export const none: readonly never[] = [];

/** The items of several lists in one; a single list with items is returned as it is. Long ones take much longer by `flat`. */
export function joinLists<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return filled[0] ?? none;
  const joined: Item[] = [];
  for (const list of filled) for (const item of list) joined.push(item);
  return joined;
}

export function deepFreeze(value: JsonValue): JsonValue {
  // A primitive value counts as frozen.
  if (Object.isFrozen(value)) return value;
  Object.values(value!).forEach(deepFreeze);
  return Object.freeze(value);
}

/** The value at a pointer; undefined where there is none. */
export function valueAt(document: JsonValue | undefined, pointer: Pointer): JsonValue | undefined {
  return splitPointer(pointer).reduce(childAt, document);
}

/** `name`, or the name with the first number that makes it differ from those that are taken; it is taken from then on. */
export function uniqueName(name: string, taken: Set<string>, mark = '-'): string {
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name}${mark}${count}`;
  taken.add(unique);
  return unique;
}
