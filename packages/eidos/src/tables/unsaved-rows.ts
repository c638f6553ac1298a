import type { Pointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';
import { cellPointer, type TableColumn } from './columns';

/** What is not settled in the rows of a table. */
export interface UnsavedRows {
  /** Indexes of the rows that differ from the saved data or have text that is not a value. */
  readonly rows: ReadonlySet<number>;
  /** How many cells the server has changed too. */
  readonly conflicts: number;
}

/** Returns a function that finds the unsaved rows and conflicts of a table, once for each change of the data. */
export function createUnsavedRows(
  controller: Controller,
  table: Pointer,
  columns: readonly TableColumn[],
): () => UnsavedRows {
  let changed: readonly Pointer[] = [];
  let saved: unknown;
  let last: UnsavedRows = { rows: new Set(), conflicts: 0 };
  return () => {
    const snapshot = controller.getSnapshot();
    // Only newer data of the server makes conflicts, and only an edit or a choice ends them.
    const isSettled = snapshot.saved === saved && last.conflicts === 0;
    if (isSettled && snapshot.changed === changed) return last;
    changed = snapshot.changed;
    saved = snapshot.saved;
    const rows = new Set<number>();
    for (const pointer of changed) {
      if (pointer.startsWith(`${table}/`)) rows.add(Number.parseInt(pointer.slice(table.length + 1), 10));
    }
    const conflicts = isSettled
      ? 0
      : [...rows].reduce((sum, row) => sum + conflictsInRow(controller, table, row, columns), 0);
    last = { rows, conflicts };
    return last;
  };
}

/** How many cells of a row the server has changed too. */
export function conflictsInRow(
  controller: Controller,
  table: Pointer,
  row: number,
  columns: readonly TableColumn[],
): number {
  return columns.filter((column) => controller.getField(cellPointer(table, row, column)).conflict).length;
}
