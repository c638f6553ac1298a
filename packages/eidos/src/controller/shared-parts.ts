import { isArray, isIndex, type JsonObject, ownValue } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { freezeKnownJson } from './adopt-json';
import type { RowKeys } from './field-id';

/** A value that has no parts as it is, or the place of one that has. */
export type Written = string | number | boolean | null | readonly [place: number];

/** Named values: those of the part at `base` but for those that are removed, and the entries. Without a base it is -1. */
type WrittenNames = readonly [
  kind: 'object' | 'map',
  base: number,
  removed: readonly string[],
  entries: Readonly<Record<string, Written>>,
];

/**
 * A list: the start and the end of the one at `base`, the items between, and the keys of those if it has rows. Then come the keys
 * that its fixed items had as rows of another option.
 */
type WrittenList = readonly [
  kind: 'list',
  base: number,
  start: number,
  end: number,
  items: readonly Written[],
  keys: readonly string[] | undefined,
  former?: readonly string[],
];

export type WrittenPart = WrittenNames | WrittenList;

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
    const part = Array.isArray(value) ? writeList(value, like) : writeNames(value, like);
    places.set(value, parts.push(part) - 1);
    return [parts.length - 1];
  }

  function writeNames(value: object, like: unknown): WrittenNames {
    const isMap = value instanceof Map;
    const isAlike = like instanceof Map === isMap && !Array.isArray(like);
    const base = isAlike ? places.get(like) : undefined;
    const [now, before] = [namedParts(value), base === undefined ? {} : namedParts(like)];
    const changes = changesOf(before, now);
    const { removed, changed } = changes ?? { removed: [], changed: Object.keys(now) };
    const entries = changed.map((name) => [name, write(now[name], ownValue(before, name))] as const);
    const from = changes && base !== undefined ? base : -1;
    return [isMap ? 'map' : 'object', from, removed, Object.fromEntries(entries)];
  }

  function writeList(list: readonly unknown[], like: unknown): WrittenList {
    const base = Array.isArray(like) ? (places.get(like) ?? -1) : -1;
    const before: readonly unknown[] = base === -1 ? [] : (like as readonly unknown[]);
    const keysOf = (rows: readonly unknown[]) => (keys.has(rows as never) ? keys.of(rows as never) : []);
    const [own, known] = [keysOf(list), keysOf(before)] as const;
    const isSame = (at: number, from: number) => list[at] === before[from] && own[at] === known[from];
    const most = Math.min(list.length, before.length);
    let start = 0;
    while (start < most && isSame(start, start)) start += 1;
    let end = 0;
    while (end < most - start && isSame(list.length - 1 - end, before.length - 1 - end)) end += 1;
    const between = <Item>(items: readonly Item[]) => items.slice(start, list.length - end);
    const items = between(list).map((item, index) => write(item, before[start + index]));
    const former = keys.origins.get(own)?.filter((_, index) => isIndex(own[index]!));
    return ['list', base, start, end, items, own.length > 0 ? between(own) : undefined, former];
  }

  return { parts, write };
}

/** Returns the function that reads values which were written with these parts. */
export function readParts(written: readonly WrittenPart[], keys: RowKeys): (value: Written) => unknown {
  const parts: unknown[] = [];
  const read = (child: Written) => (isArray(child) ? parts[child[0]] : child);
  for (const part of written) parts.push(readPart(part));
  return read;

  function readPart(part: WrittenPart): unknown {
    if (part[0] !== 'list') {
      const [kind, base, removed, entries] = part;
      const named = new Map(Object.entries(namedParts(parts[base] ?? {})));
      for (const name of removed) named.delete(name);
      for (const [name, child] of Object.entries(entries)) named.set(name, read(child));
      if (kind === 'object') return freezeKnownJson(Object.fromEntries(named) as JsonObject);
      return new Map([...named].map(([name, child]) => [name.replace(/^ (?= *\d+$)/, ''), child]));
    }
    const [, base, start, end, items, own, former] = part;
    const before = (parts[base] ?? []) as readonly JsonValue[];
    const join = <Item>(from: readonly Item[], middle: readonly Item[]) => [
      ...from.slice(0, start),
      ...middle,
      ...from.slice(from.length - end),
    ];
    const list = join(before, items.map(read) as readonly JsonValue[]);
    if (!own) return freezeKnownJson(list);
    const all = join(base === -1 ? [] : keys.of(before), own);
    if (former) keys.origins.set(all, [...former, ...all.slice(former.length)]);
    return keys.freeze(list, all);
  }
}

type NamedParts = Readonly<Record<string, unknown>>;

/** The entries of an object, or of a map, in which a number gets a space: the names of an object that are numbers come first. */
function namedParts(value: unknown): NamedParts {
  if (!(value instanceof Map)) return value as NamedParts;
  const entries = [...(value as ReadonlyMap<string, unknown>)];
  return Object.fromEntries(entries.map(([key, part]) => [key.replace(/^ *(?=\d+$)/, '$& '), part]));
}

/** The names of what differs, or nothing when those of both are in another order, which is part of the data. */
function changesOf(before: NamedParts, now: NamedParts) {
  const names = Object.keys(now);
  const [removed, changed]: [string[], string[]] = [[], []];
  let at = 0;
  for (const name of Object.keys(before)) {
    if (names[at] === name) {
      at += 1;
      if (now[name] === before[name]) continue;
      (now[name] === undefined ? removed : changed).push(name);
    } else if (Object.hasOwn(now, name)) return undefined;
    else removed.push(name);
  }
  return { removed, changed: [...changed, ...names.slice(at)] };
}
