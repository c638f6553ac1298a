import { splitPointer } from '../json/json-pointer';
import { childAt, isArray, isIndex } from '../json/json-object';
import { memoize, memoizeText } from '../json/memoize';
import { freezeKnownJson, type Json } from './adopt-json';
import type { JsonValue } from '../json/json-schema';

/**
 * A pointer with row keys instead of row numbers. The state of a field is stored under its id, so that it moves
 * with its row.
 */
export type FieldId = string;

/** One token of the id of the part of `value` at `token`. A missing row has an id of its own. */
export function idToken(value: Json, token: string, keys: RowKeys, fixed: number): string {
  if (!isArray(value)) return token;
  return keys.of(value, fixed)[Number(token)] ?? (Number(token) >= fixed ? `-${token}` : token);
}

/** The part of `value` at one token of an id: a fixed item has its number. */
export function childById(value: Json, token: string, keys: RowKeys): Json {
  return isArray(value) && !isIndex(token) ? value[keys.indexOf(value, token)] : childAt(value, token);
}

/** The value of the field with this id in `data`; undefined when it does not exist. */
export function valueById(data: Json, id: FieldId, keys: RowKeys): Json {
  return splitPointer(id).reduce((value, token) => childById(value, token, keys), data);
}

/** Whether an id or pointer is `ancestor` or inside it. */
export function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}/`);
}

export type Rows = readonly JsonValue[];

export type RowKeys = ReturnType<typeof createRowKeys>;

/** The index of each key of a list of keys. */
export const placesOf = memoize(
  (keys: readonly string[]): ReadonlyMap<string, number> => new Map(keys.map((key, index) => [key, index])),
);

/** The stable keys of rows. They belong to the array itself, so that undo restores them with it. */
export function createRowKeys() {
  const known = new WeakMap<Rows, readonly string[]>();
  // Another option may have another number of fixed items. Back in the first one, the rows get their former keys.
  const origins = new WeakMap<readonly string[], readonly string[]>();
  const numbered = memoize((keys: readonly string[]) =>
    memoizeText((fixed: number) => {
      const next = keys.map((key, index) => (index < fixed ? `${index}` : isIndex(key) ? create() : key));
      // The same keys stay the same object.
      if (next.join() === keys.join()) return keys;
      origins.set(next, keys);
      return next;
    }),
  );
  let last = 0;

  function create(): string {
    last += 1;
    return `row${last}`;
  }

  /**
   * One key for each row, created when the array is first seen. The first `fixed` ones are their numbers, because these items
   * never move; without it, as many as when it was last given.
   */
  function of(rows: Rows, fixed?: number): readonly string[] {
    const keys = known.get(rows) ?? rows.map(create);
    const own = fixed === undefined ? keys : numbered(origins.get(keys) ?? keys)(fixed);
    known.set(rows, own);
    return own;
  }

  return {
    of,
    has: (rows: Rows) => known.has(rows),
    /** The keys that rows had before the first ones got numbers, by the keys that they have now. */
    origins,
    /** Freezes rows, which have these keys. */
    freeze(rows: Rows, keys: readonly string[]): Rows {
      known.set(rows, keys);
      return freezeKnownJson(rows);
    },
    /** Index of the row with this key; -1 when there is none. */
    indexOf: (rows: Rows, key: string, fixed?: number) => placesOf(of(rows, fixed)).get(key) ?? -1,
    create,
  };
}
