import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { isArray } from '../validation/canonical-json';
import { isJsonObject } from '../json/json-object';
import type { Json } from './adopt-json';
import { equalJson } from './equal-json';
import { childAt } from './field-id';
import type { RowKeys } from './row-keys';

type Rows = readonly JsonValue[];

/**
 * Pointers of the leaves in which `data` differs from `saved`. Rows are matched by their keys: a new row counts as
 * one change, and so does a table whose rows were removed or moved.
 */
export function listChanges(
  data: Json,
  saved: Json,
  keys: RowKeys,
  pointer: Pointer = '',
): readonly Pointer[] {
  if (data === saved) return [];
  if (isJsonObject(data) && isJsonObject(saved)) {
    const names = new Set([...Object.keys(data), ...Object.keys(saved)]);
    return [...names].flatMap((name) =>
      listChanges(childAt(data, name), childAt(saved, name), keys, joinPointer(pointer, name)),
    );
  }
  if (isArray(data) && isArray(saved)) {
    const inRows = listRowChanges(data, saved, keys, pointer);
    return isReordered(data, saved, keys) ? [pointer, ...inRows] : inRows;
  }
  return equalJson(data, saved) ? [] : [pointer];
}

function listRowChanges(data: Rows, saved: Rows, keys: RowKeys, pointer: Pointer): readonly Pointer[] {
  const changes: Pointer[] = [];
  const own = keys.of(data);
  const isInPlace = own === keys.of(saved);
  data.forEach((row, index) => {
    const before = isInPlace ? index : keys.indexOf(saved, own[index] ?? '');
    if (row === saved[before]) return;
    const rowPointer = joinPointer(pointer, index);
    if (before === -1) changes.push(rowPointer);
    else changes.push(...listChanges(row, saved[before], keys, rowPointer));
  });
  return changes;
}

/** Whether rows of `saved` were removed or reordered. */
function isReordered(data: Rows, saved: Rows, keys: RowKeys): boolean {
  if (keys.of(data) === keys.of(saved)) return false;
  const places = keys
    .of(data)
    .map((key) => keys.indexOf(saved, key))
    .filter((place) => place !== -1);
  return places.length < saved.length || places.some((place, index) => place !== index);
}
