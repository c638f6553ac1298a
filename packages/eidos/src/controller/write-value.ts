import { advice } from '../development/advice';
import { isArray, isJsonObject, type JsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { type Json, freezeKnownJson, withProperty } from './adopt-json';
import { childAt } from './field-id';
import { adoptRowKeys } from './merge-rows';
import { isList, isRefused, resolveNode } from './node-tree';
import { enter, type FieldPlace, type LookupContext, rootPlace } from './place';
import { startValue } from './settle';
import type { WorkingContent } from './state';
import { optionWith, withTags } from './union-option';

/** Writes a value; unions on the path keep their option, and what is missing on the path is created. */
export function write(lookup: LookupContext, state: WorkingContent, pointer: Pointer, next: Json): void {
  const written = writeInside(lookup, state, rootPlace(lookup), lookup.data, splitPointer(pointer), next);
  state.data = written ?? (resolveNode(lookup.root).kind === 'group' ? freezeKnownJson({}) : null);
}

/** Pins the option that the value belongs to, because typing must not change an option that the value only implies. */
export function pin(state: WorkingContent, { id, node, option: current }: FieldPlace, token?: string): void {
  if (node.kind !== 'union' || node.discriminators !== undefined) return;
  const option = current ?? (token === undefined ? undefined : optionWith(node, token));
  if (option) state.choose(id, option.id);
}

function writeInside(
  lookup: LookupContext,
  state: WorkingContent,
  place: FieldPlace,
  value: Json,
  tokens: readonly string[],
  next: Json,
): Json {
  const [token, ...rest] = tokens;
  if (token === undefined) return next === undefined && place.isRow ? null : next;
  pin(state, place, token);
  const container = containerFor(lookup, state, place, value, token);
  const inside = enter(lookup, place, token);
  const inner = writeInside(lookup, state, inside, childAt(container, token), rest, next);
  if (!isArray(container)) return withProperty(container, token, inner);
  const { keys } = lookup;
  const at = Number(token);
  const isTable = place.inner.kind === 'table';
  if (isRefused(inside.node)) {
    const left = container.toSpliced(at, 1);
    return keys.freeze(left, isTable ? keys.of(container).toSpliced(at, 1) : Object.keys(left));
  }
  if (!isTable) return replaceInTuple(lookup, state, place, container, at, inner);
  if (at < container.length) return keys.freeze(container.with(at, inner ?? null), keys.of(container));
  throw new RangeError(
    `There is no row ${token} at "${place.pointer}".${advice(() => process.env.NODE_ENV !== 'production' && ` It has ${container.length}. Add rows with insertRow.`)}`,
  );
}

/** The object or array at a place, created when it is missing or of another type. */
function containerFor(
  lookup: LookupContext,
  state: WorkingContent,
  place: FieldPlace,
  value: Json,
  token: string,
): JsonObject | readonly JsonValue[] {
  const { id, inner } = place;
  const option = inner.kind === 'union' ? optionWith(inner, token) : undefined;
  const node = option ? resolveNode(option.node) : inner;
  const isContainer = isList(node) ? isArray : isJsonObject;
  if (isContainer(value)) return value;
  const start = node.kind === 'group' ? startValue(node, true) : undefined;
  const empty = isContainer(start) ? start : freezeKnownJson(isList(node) ? [] : {});
  const made =
    inner.kind === 'union' && option && isJsonObject(empty) ? withTags(inner, option, empty) : empty;
  adoptRowKeys(undefined, made, lookup, node, id);
  state.fillAll(id, made, lookup.keys);
  state.fill(id, value, made);
  return made;
}

/** A list has no gaps: a missing item is null, and so is an emptied one, except at an end that was not loaded. */
function replaceInTuple(
  { keys }: LookupContext,
  state: WorkingContent,
  { id, saved }: FieldPlace,
  items: readonly JsonValue[],
  index: number,
  value: Json,
): JsonValue {
  const copy = [...items];
  while (copy.length < index) copy.push(null);
  copy[index] = value ?? null;
  copy.forEach((item, at) => {
    // Nobody has entered it.
    if (item === null) state.fill(joinPointer(id, at), undefined, null);
  });
  const least = isArray(saved) ? saved.length : items.length;
  while (value === undefined && copy.length > least && copy.at(-1) === null) copy.pop();
  return keys.freeze(copy, Object.keys(copy));
}
