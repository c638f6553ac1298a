import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { canonicalJson, isArray, isJsonObject, equalJson } from '../json/json-object';
import type { Json } from './adopt-json';
import { childAt, type FieldId, type RowKeys } from './field-id';
import { childNode, isTuple, type ResolvedNode, resolveNode } from './node-tree';
import { containerOf, type FieldPlace, type LookupContext } from './place';
import { optionOf } from './union-option';

type Rows = readonly JsonValue[];

/** The input, besides the data, that decides about the ids of rows. */
export type KeyContext = Pick<LookupContext, 'keys' | 'choices' | 'validator'>;

/** The input of a merge besides the data. */
export interface MergeContext extends KeyContext {
  /** Whether text at or below this id, or only below it, is not in the data yet. */
  readonly isDrafted: (id: FieldId, isInside?: boolean) => boolean;
  /** Called for every value that both sides changed, and of which ours was kept. */
  readonly onConflict: (id: FieldId) => void;
}

/** The keys of rows that only seem to be the same as before. They belong to the array itself. */
const guesses = new WeakMap<Rows, ReadonlySet<string>>();

/**
 * Assigns the rows of `after` the keys of the same rows in `before`, tables inside rows included.
 *
 * @param of The node of the value; undefined where the schema describes none.
 */
export function adoptRowKeys(
  before: Json,
  after: Json,
  context: KeyContext,
  of: ResolvedNode | undefined,
  id: FieldId,
): void {
  if (before === after) return;
  const { keys } = context;
  const nodes = nodesOf(of, after, context, id);
  const node = nodes?.inner;
  if (isArray(after) && !isTuple(node)) {
    if (keys.has(after)) return;
    const rows = isArray(before) ? before : [];
    const known = keys.of(rows);
    const { places, guessed } = matchRows(rows, after, node?.kind === 'table' ? node.rowKey : undefined);
    const own = places.map((place) => known[place] ?? keys.create());
    keys.assign(after, own);
    guesses.set(after, new Set(own.filter((_, index) => guessed.has(index))));
    after.forEach((row, index) =>
      adoptRowKeys(rows[places[index]!], row, context, partNode(nodes, '0'), joinPointer(id, own[index]!)),
    );
  } else if (isArray(after) || isJsonObject(after)) {
    if (isArray(after)) keys.fix(after);
    for (const name of Object.keys(after))
      adoptRowKeys(
        childAt(before, name),
        childAt(after, name),
        context,
        partNode(nodes, name),
        joinPointer(id, name),
      );
  }
}

/** Assigns rows that are all the same as here the keys that they have here, whatever they were matched with otherwise. */
export function adoptEqualRows(mine: Json, theirs: Json, keys: RowKeys): void {
  if (isArray(mine) && isArray(theirs)) {
    if (keys.has(theirs) || !equalJson(mine, theirs)) return;
    keys.assign(theirs, keys.of(mine));
    theirs.forEach((row, index) => adoptEqualRows(mine[index], row, keys));
  } else if (isJsonObject(mine) && isJsonObject(theirs)) {
    for (const name of Object.keys(theirs)) adoptEqualRows(childAt(mine, name), childAt(theirs, name), keys);
  }
}

/** The node of a value, and the node of its option. */
export type ValueNodes = Pick<FieldPlace, 'node' | 'inner'> | undefined;

export function nodesOf(
  node: ResolvedNode | undefined,
  value: Json,
  { choices, validator }: KeyContext,
  id: FieldId,
): ValueNodes {
  return node && { node, ...optionOf(node, value, choices.get(id), validator.fits) };
}

/** The node of a part of a value, in any option of a union and under any condition, without references. */
export function partNode(nodes: ValueNodes, token: string): ResolvedNode | undefined {
  const part = nodes && childNode(containerOf(nodes, token), token);
  return part && resolveNode(part);
}

/**
 * Merges tables row by row: rows added on either side are in the result, rows removed on one side are not, unless
 * the other side changed them. The order is the server's, or ours where rows were moved here.
 */
export function mergeRows(
  base: Rows,
  mine: Rows,
  theirs: Rows,
  context: MergeContext,
  id: FieldId,
  rowKey: string | undefined,
  mergeRow: (base: Json, mine: Json, theirs: Json, id: FieldId) => Json,
): JsonValue {
  const { keys } = context;
  adoptAddedRows(base, mine, theirs, context, rowKey);
  const rowOf = (rows: Rows, key: string): Json => rows[keys.indexOf(rows, key)];
  const merged = new Map<string, JsonValue>();
  for (const key of new Set([...keys.of(theirs), ...keys.of(mine)])) {
    const rowId = joinPointer(id, key);
    const [was, ours, sent] = [rowOf(base, key), rowOf(mine, key), rowOf(theirs, key)];
    if (ours === undefined && was !== undefined) {
      if (sent !== undefined && !equalJson(was, sent)) context.onConflict(id);
      continue;
    }
    if (sent === undefined && was !== undefined && equalJson(was, ours) && !context.isDrafted(rowId))
      continue;
    const isGuess = guesses.get(theirs)?.has(key) === true;
    const isUnclear = isGuess && !equalJson(was, sent) && (!equalJson(was, ours) || context.isDrafted(rowId));
    if ((sent === undefined && was !== undefined) || isUnclear) {
      context.onConflict(rowId);
      context.onConflict(id);
    }
    const row = sent === undefined ? ours : ours === undefined ? sent : mergeRow(was, ours, sent, rowId);
    if (row !== undefined) merged.set(key, row);
  }
  const moved = isMoved(keys.of(base), keys.of(mine));
  const order = moved ? weave(keys.of(mine), keys.of(theirs)) : weave(keys.of(theirs), keys.of(mine));
  const kept = order.filter((key) => merged.has(key));
  const rows = kept.map((key) => merged.get(key) as JsonValue);
  return keys.freeze(rows, kept);
}

/** Rows that were added on both sides are the same when their key is, or else their content. */
function adoptAddedRows(
  base: Rows,
  mine: Rows,
  theirs: Rows,
  { keys }: MergeContext,
  rowKey: string | undefined,
): void {
  const known = new Set(keys.of(base));
  const addedIn = (rows: Rows) => keys.of(rows).flatMap((key, index) => (known.has(key) ? [] : index));
  const [own, sent] = [addedIn(mine), addedIn(theirs)];
  const { places, guessed } = matchRows(
    own.map((index) => mine[index]!),
    sent.map((index) => theirs[index]!),
    rowKey,
  );
  const next = [...keys.of(theirs)];
  sent.forEach((index, at) => {
    const key = keys.of(mine)[own[places[at]!]!];
    if (key !== undefined && !guessed.has(at)) next[index] = key;
  });
  keys.assign(theirs, next);
}

/** Whether the rows that both have are in a different order. */
function isMoved(before: readonly string[], after: readonly string[]): boolean {
  const commonOf = (keys: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return keys.filter((key) => known.has(key)).join();
  };
  return commonOf(before, after) !== commonOf(after, before);
}

/** The keys of `order`, and each other key of `more` after the one that it follows there. */
export function weave(order: readonly string[], more: readonly string[]): readonly string[] {
  const known = new Set(order);
  const followers = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const key of more) {
    if (known.has(key)) anchor = key;
    else if (!followers.get(anchor)?.push(key)) followers.set(anchor, [key]);
  }
  // The first anchor is none.
  return [undefined, ...order]
    .flatMap((key) => [key, ...(followers.get(key) ?? [])])
    .slice(1) as readonly string[];
}

/** Which row of the data before each row is, and which of these are guesses. */
interface RowMatches {
  /** For each row the index of the same row before, or -1 for a new one. */
  readonly places: readonly number[];
  /** Indexes of rows that differ and have only the same neighbor, or a key that several have: they may be other rows. */
  readonly guessed: ReadonlySet<number>;
}

/**
 * Finds the rows of `before` in `after`. Rows are the same when they are equal, else with a `key` when their values under it
 * are, else when they follow the same row.
 */
function matchRows(before: Rows, after: Rows, key: string | undefined): RowMatches {
  const places = after.map(() => -1);
  const guessed = new Set<number>();
  const free = new Set(before.keys());
  const match = (index: number, place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return;
    places[index] = place;
  };
  matchBy(canonicalJson, before, after, places, match);
  if (key !== undefined) {
    const counts = new Map<string | undefined, number>();
    for (const row of [...before, ...after])
      counts.set(keyOf(row, key), (counts.get(keyOf(row, key)) ?? 0) + 1);
    after.forEach((row, index) => {
      if (places[index] === -1 && counts.get(keyOf(row, key))! > 2) guessed.add(index);
    });
    matchBy((row) => keyOf(row, key), before, after, places, match);
  }
  after.forEach((row, index) => {
    const next = (places[index - 1] ?? -1) + 1;
    if (places[index] !== -1 || (index > 0 && next === 0) || !free.has(next)) return;
    // Rows with different keys are never the same; a row without one yet may be.
    if (key !== undefined && keyOf(row, key) && keyOf(before[next], key)) return;
    match(index, next);
    guessed.add(index);
  });
  return { places, guessed };
}

/** Calls `match` for each row that has a free one with the same text. */
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
  if (places.size === 0) return;
  after.forEach((row, index) => {
    const text = matches[index] === -1 ? textOf(row) : undefined;
    if (text !== undefined) match(index, places.get(text)?.pop());
  });
}

function keyOf(row: Json, name: string): string | undefined {
  const id = childAt(row, name);
  return typeof id === 'string' || typeof id === 'number' ? JSON.stringify(id) : undefined;
}
