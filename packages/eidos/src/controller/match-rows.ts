import type { JsonValue } from '../json/json-schema';
import { canonicalJson } from '../validation/canonical-json';
import { isJsonObject } from '../json/json-object';
import type { Json } from './adopt-json';
import { childAt } from './field-id';

type Rows = readonly JsonValue[];

/**
 * For each row of `after`, the index of the same row in `before`, or -1 for a new one. Rows are the same when they
 * have the same identifier, else when they are equal, else when they follow the same row.
 */
export function matchRows(before: Rows, after: Rows): readonly number[] {
  const matches = after.map(() => -1);
  const free = new Set(before.keys());
  const match = (index: number, place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return;
    matches[index] = place;
  };
  const identifier = findIdentifier(before, after);
  if (identifier !== undefined) matchBy((row) => idOf(row, identifier), before, after, matches, match);
  matchBy(canonicalJson, before, after, matches, match);
  after.forEach((row, index) => {
    const next = index === 0 ? 0 : (matches[index - 1] ?? -1) + 1;
    if (matches[index] !== -1 || (index > 0 && next === 0) || !free.has(next)) return;
    if (identifier === undefined || isOpen(row, before[next], identifier)) match(index, next);
  });
  return matches;
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

const usualNames = ['id', '_id', 'key', 'uuid'];

/** The property that identifies rows: it has the name of an identifier, and no two rows share its value. */
function findIdentifier(before: Rows, after: Rows): string | undefined {
  const names = Object.keys(isJsonObject(after[0]) ? after[0] : {});
  const likely = [...usualNames, ...names.filter((name) => /(Id|ID|_id)$/.test(name))];
  return likely.find((name) => isUnique(before, name) && isUnique(after, name));
}

function isUnique(rows: Rows, name: string): boolean {
  const ids = rows.map((row) => idOf(row, name)).filter((id) => id !== undefined);
  return ids.length > 0 && new Set(ids).size === ids.length;
}

function idOf(row: Json, name: string): string | undefined {
  const id = childAt(row, name);
  return typeof id === 'string' || typeof id === 'number' ? JSON.stringify(id) : undefined;
}

/** Rows with different identifiers are never the same; a row without one yet may be. */
function isOpen(a: Json, b: Json, identifier: string): boolean {
  return idOf(a, identifier) === undefined || idOf(b, identifier) === undefined;
}
