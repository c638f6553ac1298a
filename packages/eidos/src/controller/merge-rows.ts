import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { childAt, isIndex, canonicalJson, isArray, isJsonObject, equalJson } from '../json/json-object';
import type { Json } from './adopt-json';
import { childById, type FieldId, type Rows } from './field-id';
import { fixedCount, isList, type ResolvedNode } from './node-tree';
import { type LookupContext, tryFindPlace } from './place';
import type { Content } from './state';

/** The input of a merge besides the data. */
export interface MergeContext {
  /** The data here, and what the server has sent. */
  readonly mine: LookupContext & Pick<Content, 'filled'>;
  readonly theirs: LookupContext;
  /** Whether a typed text at or below this id is not in the data yet; with `isInside`, only below it. */
  readonly isDrafted: (id: FieldId, isInside?: boolean) => boolean;
  /** Called for every value that both sides changed, and of which ours was kept. */
  readonly onConflict: (id: FieldId) => void;
  /**
   * `true` if the data here was submitted: a new row of the server may be one of its rows with more in it, such as an id. `false` if
   * the other data was submitted, which then keeps its order.
   */
  readonly isSent?: boolean | undefined;
}

/** For each array, the keys of rows that were identified by position or content, not by a key in the data. */
const guesses = new WeakMap<Rows, ReadonlySet<string>>();

/** The property that identifies a row, or whether a row that is a single value identifies itself. */
type RowKey = string | boolean;

/** How many items at the start of an array belong to their index, and what identifies a row after them. */
export function rowsOf(list: ResolvedNode | undefined): readonly [fixed: number, rowKey?: RowKey] {
  if (!list || !isList(list)) return [0];
  return [fixedCount(list), list.rowKey ?? (list.kind === 'table' && list.uniqueItems)];
}

/** Assigns the rows of `after` the keys of the same rows in `before`, tables inside rows included. */
export function adoptRowKeys(before: Json, after: Json, lookup: LookupContext, pointer: Pointer = ''): void {
  if (before === after) return;
  const { keys } = lookup;
  if (isArray(after)) {
    if (keys.has(after)) return;
    const [fixed, rowKey] = rowsOf(tryFindPlace(lookup, pointer)?.inner);
    const rows = isArray(before) ? before : [];
    const known = keys.of(rows);
    const [places, guessed] = matchRows(rows, after, rowKey, true, fixed);
    keys.freeze(
      after,
      places.map((place) => known[place] ?? keys.create()),
    );
    const own = keys.of(after, fixed);
    guesses.set(after, new Set(own.filter((_, index) => guessed.has(index))));
    after.forEach((row, index) =>
      adoptRowKeys(rows[places[index]!], row, lookup, joinPointer(pointer, index)),
    );
  } else if (isJsonObject(after)) {
    for (const name of Object.keys(after))
      adoptRowKeys(childAt(before, name), after[name], lookup, joinPointer(pointer, name));
  }
}

/**
 * Merges lists. Each of the first `fixed` items has a meaning of its own. Of the rows after them, those added on either side
 * are in the result, those removed on one side are not, unless the other side changed them. Their order is the server's, or
 * ours where rows were moved here.
 */
export function mergeLists(
  base: Rows,
  mine: Rows,
  theirs: Rows,
  context: MergeContext,
  id: FieldId,
  list: ResolvedNode | undefined,
  mergeRow: (base: Json, mine: Json, theirs: Json, context: MergeContext, id: FieldId) => Json,
): Rows {
  const { keys } = context.mine;
  const [fixed, rowKey] = rowsOf(list);
  // Items at the same fixed index are the same. So are rows that were added on both sides when their key is, or else their
  // content. Other rows are compared again too: one of theirs may only have been guessed to be one of the base, and the key
  // of a row may have been changed here and given to another one.
  const known = new Set(keys.of(base));
  const addedIn = (rows: Rows, isOther: (key: string) => unknown) =>
    keys
      .of(rows, fixed)
      .flatMap((key, index) => (isIndex(key) || (known.has(key) && !isOther(key)) ? [] : index));
  const unsure = guesses.get(theirs);
  const own = addedIn(mine, (key) => rowKey || unsure?.has(key) || keys.indexOf(theirs, key) < 0);
  const added = addedIn(theirs, (key) => (rowKey && keys.indexOf(mine, key) >= 0) || unsure?.has(key));
  const [places, guessed] = matchRows(
    own.map((index) => mine[index]!),
    added.map((index) => theirs[index]!),
    rowKey,
    context.isSent,
  );
  const same: (string | undefined)[] = [];
  added.forEach((index, at) => {
    if (!guessed.has(at)) same[index] = keys.of(mine)[own[places[at]!]!];
  });
  // A row of theirs that had the key of another one here is new.
  const taken = new Set(same);
  const next = keys.of(theirs).map((key, index) => same[index] ?? (taken.has(key) ? keys.create() : key));
  keys.freeze(theirs, next);
  const merged = new Map<string, Json>();
  for (const key of new Set([...keys.of(theirs), ...keys.of(mine)])) {
    const rowId = joinPointer(id, key);
    const isFixed = isIndex(key);
    const [was, ours, sent] = [base, mine, theirs].map((rows) => childById(rows, key, keys));
    // Where nobody has chosen it, null only fills a gap.
    const gap = isFixed && ours === null && was === undefined && context.mine.filled.get(rowId);
    if (!isFixed) {
      if (ours === undefined && was !== undefined) {
        if (sent !== undefined && !equalJson(was, sent)) context.onConflict(id);
        continue;
      }
      const isOwn = !equalJson(was, ours) || context.isDrafted(rowId);
      const isGone = sent === undefined && was !== undefined;
      if (isGone && !isOwn) continue;
      const isUnclear = isOwn && unsure?.has(key) && !equalJson(was, sent) && !equalJson(ours, sent);
      if (isGone || isUnclear) {
        context.onConflict(rowId);
        context.onConflict(id);
      }
    }
    merged.set(key, mergeRow(was, gap && gap.was === undefined ? undefined : ours, sent, context, rowId));
  }
  const commonOf = (rows: Rows, others: Rows) =>
    keys
      .of(rows)
      .filter((key) => keys.indexOf(others, key) >= 0)
      .join();
  const lists = [mine, theirs];
  // Submitted data has the order of the screen.
  if (context.isSent === false) lists.reverse();
  if (commonOf(base, lists[0]!) === commonOf(lists[0]!, base)) lists.reverse();
  const order = weave(keys.of(lists[0]!), keys.of(lists[1]!));
  // A list has no gaps: an item that is missing on both sides is null before others.
  const last = order.findLastIndex((key) => merged.get(key) !== undefined);
  const kept = order.slice(0, last + 1).filter((key) => merged.has(key));
  return keys.freeze(
    kept.map((key) => merged.get(key) ?? null),
    kept,
  );
}

/** The keys of `order`, and each other key of `more` after the one that it follows there. */
export function weave(order: readonly string[], more: readonly string[]): readonly string[] {
  const followers = new Map([undefined, ...order].map((key): [string | undefined, string[]] => [key, []]));
  let anchor: string | undefined;
  for (const key of more)
    if (followers.has(key)) anchor = key;
    else followers.get(anchor)!.push(key);
  return [...followers].flat(2).slice(1) as string[];
}

/**
 * Whether a value has all parts that it had before, and maybe more: up to the order of lists, which a server may sort, and spaces
 * around texts, which it may trim.
 */
function isGrown(before: Json, after: Json): boolean {
  return before && typeof before === 'object'
    ? Object.keys(before).every((name) =>
        (isArray(after) ? after : [childAt(after, name)]).some((part) =>
          isGrown(childAt(before, name), part),
        ),
      )
    : equalJson(before, after) || String(before).trim() === after;
}

/**
 * For each row the index of the same row before, or -1 for a new one; and the indexes of rows that may be other ones: they differ
 * and have only the same neighbor, or a key that several have.
 */
type RowMatches = readonly [places: readonly number[], guessed: ReadonlySet<number>];

/**
 * Finds the rows of `before` in `after`. Rows are the same when they are equal, else with a `key` when their values under it
 * are, else when one may have grown from the other or follows the same row. Each of the first `fixed` ones is the one at its index.
 *
 * @param mayGrow Whether a row that has all of another one and more, such as an id, is certainly that one.
 */
function matchRows(
  before: Rows,
  after: Rows,
  key: RowKey | undefined,
  mayGrow: boolean | undefined,
  fixed = 0,
): RowMatches {
  const places = after.map((_, index) => (index < fixed ? index : -1));
  const guessed = new Set<number>();
  const free = new Set([...before.keys()].slice(fixed));
  const match = (index: number, place = -1) => {
    if (free.delete(place)) places[index] = place;
  };
  const isOpen = (index: number) => places[index]! < 0;
  /** Indexes of the rows that have not been found yet. */
  const openRows = () => [...after.keys()].filter(isOpen);
  /** Matches each row with a free one that has the same text. */
  function matchBy(textOf: (row: JsonValue) => string | undefined): void {
    const byText = new Map<string | undefined, number[]>();
    // Filled from the end, so that `pop` returns the first.
    for (const place of [...free].reverse()) {
      const text = textOf(before[place]!);
      if (text !== undefined && !byText.get(text)?.push(place)) byText.set(text, [place]);
    }
    for (const index of openRows()) match(index, byText.get(textOf(after[index]!))?.pop());
  }
  function keyOf(row: Json): string | undefined {
    const value = key === true ? row : (childAt(row, key as string) ?? undefined);
    return Object(value) === value ? undefined : JSON.stringify(value);
  }
  matchBy(canonicalJson);
  if (key) {
    const counts = new Map<string | undefined, number>();
    for (const row of [...before, ...after]) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
    for (const index of openRows()) if (counts.get(keyOf(after[index]))! > 2) guessed.add(index);
    matchBy(keyOf);
  }
  const open = openRows();
  // The server may have sorted the rows, or put others between them. Of thousands, this would take seconds.
  if (mayGrow && free.size * open.length < 2e6) {
    const sizeOf = (index: number) => canonicalJson(after[index]!).length;
    open.sort((one, other) => sizeOf(one) - sizeOf(other));
    for (const place of free) {
      const grown = open.find((index) => isOpen(index) && isGrown(before[place], after[index]));
      if (grown !== undefined) match(grown, place);
    }
  }
  let next = 0;
  after.forEach((row, index) => {
    if (isOpen(index)) {
      // Rows with different keys are never the same; a row without one yet may be. A single value identifies itself.
      if (key && keyOf(row) && keyOf(before[next])) return;
      if (!mayGrow || !isGrown(before[next], row)) guessed.add(index);
      match(index, next);
    }
    next = places[index]! + 1 || next;
  });
  return [places, guessed];
}
