import type { JsonValue } from '../json/json-schema';

type Rows = readonly JsonValue[];

/** The stable keys of rows. They belong to the array itself, so that undo restores them with it. */
export interface RowKeys {
  /** One key for each row, created when the array is first seen. */
  readonly of: (rows: Rows) => readonly string[];
  /** Whether the rows have keys already. */
  readonly has: (rows: Rows) => boolean;
  readonly assign: (rows: Rows, keys: readonly string[]) => void;
  /** Index of the row with this key; -1 when there is none. */
  readonly indexOf: (rows: Rows, key: string) => number;
  readonly create: () => string;
}

/** Creates the row keys of one controller. */
export function createRowKeys(): RowKeys {
  const known = new WeakMap<Rows, readonly string[]>();
  const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>();
  let last = 0;

  function create(): string {
    last += 1;
    return `row${last}`;
  }

  function of(rows: Rows): readonly string[] {
    const keys = known.get(rows) ?? rows.map(create);
    known.set(rows, keys);
    return keys;
  }

  function indexOf(rows: Rows, key: string): number {
    const keys = of(rows);
    const map = places.get(keys) ?? new Map(keys.map((one, index) => [one, index]));
    places.set(keys, map);
    return map.get(key) ?? -1;
  }

  return {
    of,
    has: (rows) => known.has(rows),
    assign: (rows, keys) => void known.set(rows, keys),
    indexOf,
    create,
  };
}
