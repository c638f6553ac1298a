import { useMemo } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import type { FieldSnapshot } from '../controller/controller';
import { useController } from './use-controller';
import { useFieldPart } from './use-field';

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

function rowKeysOf({ rowKeys }: FieldSnapshot): readonly string[] {
  return rowKeys;
}

/**
 * The rows of the table at `pointer`; renders again when rows are added, removed or moved, not when a cell changes.
 */
export function useRows(pointer: Pointer): Rows {
  const controller = useController();
  const keys = useFieldPart(pointer, rowKeysOf);
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
