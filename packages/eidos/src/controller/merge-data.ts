import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { isArray } from '../validation/canonical-json';
import { isJsonObject } from '../json/json-object';
import { type Json, seal } from './adopt-json';
import { equalJson } from './equal-json';
import { childAt, type FieldId } from './field-id';
import { type MergeContext, mergeRows } from './merge-rows';

/**
 * Three-way merge: applies what the server changed since `base`, except where `mine` was changed too.
 * Row keys of `theirs` must have been matched to those of `base` (`adoptRowKeys`).
 */
export function mergeData(
  base: Json,
  mine: Json,
  theirs: Json,
  context: MergeContext,
  id: FieldId = '',
): Json {
  if (equalJson(base, theirs)) return mine;
  const unchanged = equalJson(base, mine);
  if (unchanged && !context.isDrafted(id)) return theirs;
  const mergeInside = (was: Json, ours: Json, sent: Json, inside: FieldId) =>
    mergeData(was, ours, sent, context, inside);
  if (isArray(mine) && isArray(theirs))
    return mergeRows(isArray(base) ? base : [], mine, theirs, context, id, mergeInside);
  if (isJsonObject(mine) && isJsonObject(theirs)) {
    const merged = new Map<string, JsonValue>();
    for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const [was, ours, sent] = [base, mine, theirs].map((value) => childAt(value, name));
      const child = mergeInside(was, ours, sent, joinPointer(id, name));
      if (child !== undefined) merged.set(name, child);
    }
    return seal(Object.fromEntries(merged));
  }
  if (equalJson(mine, theirs)) return mine;
  context.onClash(id);
  // Here only a text was typed that is not a value yet: it is kept, on top of what the server sent.
  return unchanged && theirs !== undefined && !isJsonObject(mine) && !isArray(mine) ? theirs : mine;
}
