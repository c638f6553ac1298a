import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { useController } from './contexts';
import { useFieldPart } from './use-field';

/**
 * The value at `pointer`, which may be a group or table; renders again whenever anything in it changes.
 * @param pointer Any value: a field, a group or a table.
 * @returns The value, or `undefined` while it is missing.
 * @example
 * function Greeting() {
 *   return <p>Hello {String(useValue('/name'))}</p>;
 * }
 */
export function useValue(pointer: Pointer): JsonValue | undefined {
  const controller = useController();
  const getValue = useCallback(() => controller.get(pointer), [controller, pointer]);
  return useSyncExternalStore(controller.subscribe, getValue, getValue);
}

/** The rows of a table, and the functions that change them. */
export interface Rows {
  /** One stable key for each row, in order; the row at `index` is at `${pointer}/${index}`. */
  readonly keys: readonly string[];
  /** Adds a row before `index`, or at the end, filled with `value` or the defaults of the schema. */
  readonly insert: (index?: number, value?: JsonValue) => void;
  /** Removes the row at `index`. */
  readonly remove: (index: number) => void;
  /** Moves the row at `from` to the index `to`. */
  readonly move: (from: number, to: number) => void;
}

/**
 * The rows of the table at `pointer`; renders again when rows are added, removed or moved, not when a cell changes.
 * @param pointer A table or a list.
 * @returns The keys of its rows, and functions that add, remove and move rows.
 * @example
 * function AddWish() {
 *   const { insert } = useRows('/wishes');
 *   return <button onClick={() => insert(0)}>Add a wish</button>;
 * }
 */
export function useRows(pointer: Pointer): Rows {
  const controller = useController();
  const keys = useFieldPart(pointer, ({ rowKeys }) => rowKeys);
  return useMemo(
    () => ({
      keys,
      insert: (index = controller.getRowKeys(pointer).length, value?: JsonValue) =>
        controller.insertRow(pointer, index, value),
      remove: (index: number) => controller.removeRow(pointer, index),
      move: (from: number, to: number) => controller.moveRow(pointer, from, to),
    }),
    [controller, pointer, keys],
  );
}
