import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import { advice } from '../development/advice';
import { isArray } from '../validation/canonical-json';
import { adoptJson, seal } from './adopt-json';
import type { Content } from './content';
import { setInContent } from './edit-values';
import { fillDefaults, newRow } from './fill-defaults';
import type { View } from './view';

/** Content with a new row before the one at `index`, filled with `value` or with the schema's defaults. */
export function insertRow(view: View, pointer: Pointer, index: number, value: unknown): Content {
  const { row, rows } = tableAt(view, pointer);
  checkIndex(pointer, index, rows.length + 1);
  const { fits } = view.ground.validator;
  const adopted = value === undefined ? undefined : adoptJson(value, undefined, `${pointer}/${index}`);
  const item =
    adopted === undefined ? newRow(row, fits) : (fillDefaults(row, adopted, true, fits) ?? adopted);
  const key = view.ground.keys.create();
  return withRows(view, pointer, (list, one) => list.toSpliced(index, 0, one), item, key);
}

/** Content without the row at `index`. */
export function removeRow(view: View, pointer: Pointer, index: number): Content {
  checkIndex(pointer, index, tableAt(view, pointer).rows.length);
  return withRows(view, pointer, (list) => list.toSpliced(index, 1));
}

/** Content with the row at `from` moved to `to`. */
export function moveRow(view: View, pointer: Pointer, from: number, to: number): Content {
  const { rows } = tableAt(view, pointer);
  checkIndex(pointer, from, rows.length);
  checkIndex(pointer, to, rows.length);
  if (from === to) return view.state.content;
  return withRows(view, pointer, (list) =>
    list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)),
  );
}

function tableAt(view: View, pointer: Pointer) {
  const { inner, value } = view.place(pointer);
  if (inner.kind !== 'table') {
    throw new Error(`"${pointer}" is not a table and has no rows.`);
  }
  return { row: inner.row, rows: isArray(value) ? value : [] };
}

function checkIndex(pointer: Pointer, index: number, count: number): void {
  if (Number.isInteger(index) && index >= 0 && index < count) return;
  const fix = advice(
    () =>
      process.env.NODE_ENV !== 'production' &&
      (count > 0 ? ` Use a whole number from 0 to ${count - 1}.` : ' The table is empty.'),
  );
  throw new RangeError(`Index ${index} is outside the table at "${pointer}".${fix}`);
}

/** Applies the same change to the rows and to their keys. */
function withRows(
  view: View,
  pointer: Pointer,
  edit: <Item>(list: readonly Item[], added: Item) => Item[],
  item?: JsonValue,
  key?: string,
): Content {
  const { keys } = view.ground;
  const { rows } = tableAt(view, pointer);
  const next = seal(edit(rows, item ?? null));
  keys.assign(next, edit(keys.of(rows), key ?? ''));
  return setInContent(view, pointer, next, view.state.content);
}
