import type { EidosNode } from '../compiler/node';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { isArray } from '../validation/canonical-json';
import { isJsonObject } from '../json/json-object';
import { type Json, seal } from './adopt-json';
import { equalJson } from './equal-json';
import { childAt, type FieldId } from './field-id';
import { isTuple, type MergeContext, mergeRows, partNode } from './merge-rows';

/**
 * Three-way merge: applies what the server changed since `base`, except where `mine` was changed too.
 * Row keys of `theirs` must have been matched to those of `base` (`adoptRowKeys`).
 */
export function mergeData(
  base: Json,
  mine: Json,
  theirs: Json,
  context: MergeContext,
  node: EidosNode | undefined,
  id: FieldId = '',
): Json {
  if (equalJson(base, theirs)) return mine;
  const unchanged = equalJson(base, mine);
  if (unchanged && !context.isDrafted(id)) return theirs;
  if (isArray(mine) && isArray(theirs)) {
    if (isTuple(node)) return mergeItems(base, mine, theirs, context, node, id);
    const row = partNode(node, '0');
    return mergeRows(
      isArray(base) ? base : [],
      mine,
      theirs,
      context,
      id,
      rowKeyOf(node),
      (was, ours, sent, inside) => mergeData(was, ours, sent, context, row, inside),
    );
  }
  if (isJsonObject(mine) && isJsonObject(theirs)) {
    const merged = new Map<string, JsonValue>();
    for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const [was, ours, sent] = [base, mine, theirs].map((value) => childAt(value, name));
      const child = mergeData(was, ours, sent, context, partNode(node, name), joinPointer(id, name));
      if (child !== undefined) merged.set(name, child);
    }
    return seal(Object.fromEntries(merged));
  }
  if (equalJson(mine, theirs)) return mine;
  context.onClash(id);
  // Here only a text was typed that is not a value yet: it is kept, on top of what the server sent.
  return unchanged && theirs !== undefined && !isJsonObject(mine) && !isArray(mine) ? theirs : mine;
}

function rowKeyOf(node: EidosNode | undefined): string | undefined {
  return node?.kind === 'table' ? node.rowKey : undefined;
}

/** Merges the items of a tuple one by one, because each index has a meaning of its own. */
function mergeItems(
  base: Json,
  mine: readonly JsonValue[],
  theirs: readonly JsonValue[],
  context: MergeContext,
  node: EidosNode | undefined,
  id: FieldId,
): JsonValue {
  const { keys } = context;
  const own = keys.of(mine.length > theirs.length ? mine : theirs);
  const items = own.map((key, index) => {
    const [was, ours, sent] = [isArray(base) ? base[index] : undefined, mine[index], theirs[index]];
    const inside = partNode(node, String(index));
    return mergeData(was, ours, sent, context, inside, joinPointer(id, key)) ?? null;
  });
  keys.assign(items, own);
  return seal(items);
}
