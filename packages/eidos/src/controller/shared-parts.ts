import { isArray, isIndex, type JsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { freezeKnownJson } from './adopt-json';
import { placesOf, type RowKeys } from './field-id';

/** A value that has no parts as it is, or the place of one that has. */
export type Written = string | number | boolean | null | readonly [place: number];

/** A part with its name, or the start and the end of those that are the same at `base`. */
type WrittenItem = readonly [name: string, value: Written] | readonly [start: number, end: number];

/**
 * A value that has parts, of which the one at `base` has some; -1 is none. The names of rows are their keys. Then come the keys
 * that the fixed items of a list had as rows of another option.
 */
export type WrittenPart = readonly [
  kind: 'object' | 'map' | 'list' | 'rows',
  base: number,
  items: readonly WrittenItem[],
  former?: readonly string[],
];

/** The parts of a value in their order. */
interface NamedParts {
  readonly kind: WrittenPart[0];
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

function partsOf(value: unknown, keys: RowKeys): NamedParts {
  if (isArray(value))
    return keys.has(value)
      ? { kind: 'rows', names: keys.of(value), values: value }
      : { kind: 'list', names: Object.keys(value), values: value };
  const isMap = value instanceof Map;
  const all = isMap
    ? (value as ReadonlyMap<string, unknown>)
    : Object.entries<unknown>(Object(value) as JsonObject);
  const entries = [...all].filter(([, part]) => part !== undefined);
  const names = entries.map(([name]) => name);
  return { kind: isMap ? 'map' : 'object', names, values: entries.map(([, part]) => part) };
}

/**
 * Writes values that share parts, such as the steps of undo: each part once, and one that differs little from that of the
 * value before as what differs.
 */
export function createWriter(keys: RowKeys) {
  const parts: WrittenPart[] = [];
  const places = new Map<unknown, number>();

  /** `like` is the same value one step before. */
  function write(value: unknown, like: unknown): Written {
    if (typeof value !== 'object' || value === null) return value as Written;
    const known = places.get(value);
    if (known !== undefined) return [known];
    const base = places.get(like) ?? -1;
    const before = partsOf(base < 0 ? undefined : like, keys);
    const { kind, names, values } = partsOf(value, keys);
    const items: WrittenItem[] = [];
    let next = 0;
    names.forEach((name, index) => {
      // Most parts follow the same one as before, so that a long list is not searched.
      const at = before.names[next] === name ? next : (placesOf(before.names).get(name) ?? -1);
      if (at >= 0) next = at + 1;
      const last = items.at(-1);
      if (at < 0 || before.values[at] !== values[index])
        items.push([name, write(values[index], before.values[at])]);
      else if (typeof last?.[0] === 'number' && last[1] === at) items[items.length - 1] = [last[0], next];
      else items.push([at, next]);
    });
    const former = kind === 'rows' ? keys.origins.get(names) : undefined;
    const fixed = former?.filter((_, index) => isIndex(names[index]!));
    places.set(value, parts.push([kind, base, items, fixed]) - 1);
    return [parts.length - 1];
  }

  return { parts, write };
}

/** Returns the function that reads values which were written with these parts. */
export function readParts(written: readonly WrittenPart[], keys: RowKeys): (value: Written) => unknown {
  const parts: unknown[] = [];
  const read = (child: Written) => (isArray(child) ? parts[child[0]] : child);
  for (const part of written) parts.push(readPart(part));
  return read;

  function readPart([kind, base, items, former]: WrittenPart): unknown {
    const before = partsOf(parts[base], keys);
    const names: string[] = [];
    const values: unknown[] = [];
    const add = (name: string, value: unknown) => {
      names.push(name);
      values.push(value);
    };
    for (const [first, second] of items)
      if (typeof first === 'string') add(first, read(second));
      else for (let at = first; at < (second as number); at += 1) add(before.names[at]!, before.values[at]);
    if (kind === 'list') return freezeKnownJson(values as JsonValue[]);
    if (former) keys.origins.set(names, [...former, ...names.slice(former.length)]);
    if (kind === 'rows') return keys.freeze(values as JsonValue[], names);
    const entries = names.map((name, at) => [name, values[at]] as const);
    return kind === 'map' ? new Map(entries) : freezeKnownJson(Object.fromEntries(entries) as JsonObject);
  }
}
