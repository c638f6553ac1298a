import type { JsonValue } from '../json/json-schema';
import { canonicalJson } from '../validation/canonical-json';
import type { Json } from './adopt-json';
import { childAt } from './field-id';

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

/** Which row of the data before each row is, and which of these are guesses. */
export interface RowMatches {
  /** For each row the index of the same row before, or -1 for a new one. */
  readonly places: readonly number[];
  /** Indexes of rows that differ and only have the same neighbour, so that they may be other rows. */
  readonly guessed: ReadonlySet<number>;
}

/**
 * Finds the rows of `before` in `after`. With a `key`, rows are the same when their values under it are. Others are the
 * same when they are equal, else when they follow the same row.
 */
export function matchRows(before: Rows, after: Rows, key: string | undefined): RowMatches {
  const places = after.map(() => -1);
  const guessed = new Set<number>();
  const free = new Set(before.keys());
  const match = (index: number, place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return;
    places[index] = place;
  };
  if (key !== undefined) matchBy((row) => keyOf(row, key), before, after, places, match);
  matchBy(
    (row) => (key === undefined || keyOf(row, key) === undefined ? canonicalJson(row) : undefined),
    before,
    after,
    places,
    match,
  );
  after.forEach((row, index) => {
    const next = index === 0 ? 0 : (places[index - 1] ?? -1) + 1;
    if (places[index] !== -1 || (index > 0 && next === 0) || !free.has(next)) return;
    if (key !== undefined && !isOpen(row, before[next], key)) return;
    match(index, next);
    guessed.add(index);
  });
  return { places, guessed };
}

function matchBy(
  textOf: (row: JsonValue) => string | undefined,
  before: Rows,
  after: Rows,
  matches: readonly number[],
  match: (index: number, place: number | undefined) => void,
): void {
  const taken = new Set(matches);
  const places = new Map<string, number[]>();
  // Filled from the end, so that `pop` returns the first.
  for (let place = before.length - 1; place >= 0; place -= 1) {
    const text = taken.has(place) ? undefined : textOf(before[place] as JsonValue);
    if (text !== undefined && !places.get(text)?.push(place)) places.set(text, [place]);
  }
  after.forEach((row, index) => {
    const text = matches[index] === -1 ? textOf(row) : undefined;
    if (text !== undefined) match(index, places.get(text)?.pop());
  });
}

function keyOf(row: Json, name: string): string | undefined {
  const id = childAt(row, name);
  return typeof id === 'string' || typeof id === 'number' ? JSON.stringify(id) : undefined;
}

/** Rows with different keys are never the same; a row without one yet may be. */
function isOpen(a: Json, b: Json, key: string): boolean {
  return keyOf(a, key) === undefined || keyOf(b, key) === undefined;
}
