import type { UnionNode } from '../compiler/node';
import { createError } from '../development/advice';
import { childAt, isArray, isJsonObject, type JsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { type Json, freezeKnownJson, setProperties } from './adopt-json';
import type { FieldId } from './field-id';
import { adoptRowKeys } from './merge-rows';
import { childNode, fixedCount, isKind, isList, isRefused, resolveNode } from './node-tree';
import { containerOf, enter, type FieldPlace, rootPlace } from './place';
import { startValue } from './settle';
import { lookupOf } from './shown-values';
import { setEntry, type WorkingContent } from './state';
import { optionWith, setTags } from './union-option';

/**
 * Writes a value; unions on the path keep their option, and what is missing on the path is created. A value of another kind
 * on the path stays, and nothing is written.
 */
export function write(state: WorkingContent, pointer: Pointer, next: Json): void {
  const { lookup } = state;
  const written = writeInside(state, rootPlace(lookup), lookup.data, splitPointer(pointer), next);
  const empty = resolveNode(lookup.root).kind === 'group' ? freezeKnownJson({}) : null;
  state.data = written === undefined ? empty : written;
}

/** Pins the option that the value belongs to, because typing must not change an option that the value only implies. */
export function pin(state: WorkingContent, { id, node, option: current }: FieldPlace, token?: string): void {
  if (node.kind !== 'union' || node.discriminators !== undefined) return;
  const option = current ?? (token === undefined ? undefined : optionWith(node, token));
  if (option) state.choices = setEntry(state.choices, id, option.id);
}

/** The value at a place with another one inside it. */
export function writeInside(
  state: WorkingContent,
  place: FieldPlace,
  value: Json,
  tokens: readonly string[],
  next: Json,
): Json {
  const [token, ...rest] = tokens;
  if (token === undefined) return next === undefined && place.isRow ? null : next;
  if ((value ?? null) !== null && !isKind(containerOf(place, token))(value)) return value;
  pin(state, place, token);
  const container = containerFor(state, place, value, token);
  const inside = enter(state.lookup, place, token);
  const inner = writeInside(state, inside, childAt(container, token), rest, next);
  if (!isArray(container)) return setProperties(container, [[token, inner]]);
  const { id, pointer } = place;
  const index = Number(token);
  if (index >= Math.max(container.length, fixedCount(containerOf(place, token))))
    throw createError(
      `There is no row ${token} at "${pointer}".`,
      () => process.env.NODE_ENV !== 'production' && ` It has ${container.length}. Add rows with insertRow.`,
      RangeError,
    );
  const [items, ids] = padItems(state, id, container, index + 1);
  items[index] = inner ?? null;
  if (isRefused(inside.node))
    return trimItems(state, place, items.toSpliced(index, 1), ids.toSpliced(index, 1));
  if (inner !== undefined) return state.lookup.keys.freeze(items, ids);
  // Nobody has entered it.
  state.fill(joinPointer(id, ids[index]!), inner, null);
  return trimItems(state, place, items, ids);
}

/**
 * A list that ends before the items that nobody has entered: an emptied item becomes null, and at the end of a list it is
 * removed, unless it was loaded and is required. A null that was entered stays.
 */
export function trimItems(
  state: WorkingContent,
  place: FieldPlace,
  items: readonly JsonValue[],
  ids: readonly string[],
): JsonValue {
  const { id, required, saved } = place;
  const around = containerOf(place, '0');
  const isEntered = (item: JsonValue, at: number) =>
    item !== null || at >= fixedCount(around) || !state.filled.has(joinPointer(id, ids[at]!));
  // An optional list without an entry needs none of its items.
  const needed = required || items.some(isEntered) ? (isArray(saved) ? saved : items) : [];
  const isKept = (item: JsonValue, at: number) =>
    isEntered(item, at) || (at < needed.length && childNode(around, String(at))!.required);
  const end = items.findLastIndex(isKept) + 1;
  return state.lookup.keys.freeze(items.slice(0, end), ids.slice(0, end));
}

/** The object or array that is the value of a place, created when it is missing. */
export function containerFor(
  state: WorkingContent,
  place: FieldPlace,
  value: Json,
  token: string,
): JsonObject | readonly JsonValue[] {
  if (value) return value as JsonObject | readonly JsonValue[];
  const { id, inner, saved } = place;
  const option = inner.kind === 'union' ? optionWith(inner, token) : undefined;
  const node = option ? resolveNode(option.node) : inner;
  // A group that was loaded, emptied and filled in again gets back only what is entered, in its place.
  const start = isJsonObject(saved)
    ? setProperties(
        saved,
        Object.keys(saved).map((name) => [name, undefined]),
      )
    : startValue(node, true);
  const empty = isKind(node)(start) ? start : freezeKnownJson(isList(node) ? [] : {});
  const made = isArray(empty)
    ? freezeKnownJson(empty.slice(0, fixedCount(node)))
    : option
      ? setTags(inner as UnionNode, option, empty)
      : empty;
  adoptRowKeys(undefined, made, lookupOf(node, made, state.lookup));
  state.fillAll(id, made);
  state.fill(id, value, made);
  return made;
}

/** A copy of a list and of its keys. A list has no gaps, so an item that is missing before `length` is null. */
export function padItems(
  state: WorkingContent,
  id: FieldId,
  list: readonly JsonValue[],
  length: number,
): [items: JsonValue[], ids: readonly string[]] {
  const items = [...list];
  // Caches depend on the list of keys, so it stays the same object where nothing is missing.
  let ids = state.lookup.keys.of(list);
  for (let at = items.length; at < length; at += 1) {
    ids = [...ids, String(at)];
    items.push(null);
    state.fill(joinPointer(id, at), undefined, null);
  }
  return [items, ids];
}
