import { advice } from '../development/advice';
import { isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { isArray } from '../validation/canonical-json';
import { adoptJson } from './adopt-json';
import { apply, type Operation } from './apply';
import type { Controller } from './controller';
import type { Store } from './create-store';
import type { FieldPlace } from './place';
import { editablePlace } from './view';
import { afterEdit, withFreshRows, withMovedMeta } from './state';

type RowCommands = Pick<
  Controller,
  'getRowKeys' | 'insertRow' | 'insertRows' | 'removeRow' | 'moveRow' | 'renameEntry'
>;

/** The commands about the rows of tables and the entries of maps. */
export function createRowCommands(store: Store): RowCommands {
  function enter({ id }: FieldPlace, operation: Operation): void {
    const { lookup, state } = store.view;
    const applied = apply(lookup, state.content, [operation]);
    if (applied.content !== state.content) store.enter(applied, { meta: afterEdit(state.meta, id, false) });
  }

  function insertRows(pointer: Pointer, index: number, values: readonly unknown[]): void {
    const place = editablePlace(store.view, pointer, 'inner');
    checkIndex(pointer, index, countRows(place) + 1);
    const rows = values.map((value, at) =>
      value === undefined ? undefined : adoptJson(value, undefined, joinPointer(pointer, index + at)),
    );
    if (rows.length === 0) return;
    store.batch(() => {
      enter(place, { kind: 'insert', pointer, index, values: rows });
      const added = store.view.lookup.keys.of(store.view.place(pointer).value as []).slice(index);
      const ids = added.slice(0, rows.length).map((key) => joinPointer(place.id, key));
      store.note(withFreshRows(store.view.state.meta, ids));
    });
  }

  return {
    getRowKeys: (pointer) => store.field(pointer).rowKeys,
    insertRow: (pointer, index, value) => insertRows(pointer, index, [value]),
    insertRows,
    removeRow(pointer, index) {
      const place = editablePlace(store.view, pointer, 'inner');
      checkIndex(pointer, index, countRows(place));
      enter(place, { kind: 'remove', pointer, index });
    },
    moveRow(pointer, from, to) {
      const place = editablePlace(store.view, pointer, 'inner');
      for (const index of [from, to]) checkIndex(pointer, index, countRows(place));
      if (from !== to) enter(place, { kind: 'move', pointer, from, to });
    },
    renameEntry(pointer, from, to) {
      const place = editablePlace(store.view, pointer, 'inner');
      checkRename(place, from, to);
      if (from === to) return;
      store.batch(() => {
        enter(place, { kind: 'rename', pointer, from, to });
        const [before, after] = [joinPointer(place.id, from), joinPointer(place.id, to)];
        store.note(withMovedMeta(store.view.state.meta, before, after));
      });
    },
  };
}

function countRows({ pointer, inner, value }: FieldPlace): number {
  if (inner.kind !== 'table') throw new Error(`"${pointer}" is not a table and has no rows.`);
  return isArray(value) ? value.length : 0;
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

function checkRename({ pointer, value }: FieldPlace, from: string, to: string): void {
  const names = isJsonObject(value) ? Object.keys(value) : [];
  if (!names.includes(from)) throw new Error(`There is no entry "${from}" at "${pointer}".`);
  if (from !== to && names.includes(to))
    throw new Error(`There is an entry "${to}" at "${pointer}" already.`);
}
