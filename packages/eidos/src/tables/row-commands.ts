import {
  activate,
  activePosition,
  dataRows,
  firstDataColumn,
  type Grid,
  notify,
  requestFocus,
  rowKeys,
  shownKeys,
} from './grid';
import { placeKeysBeside } from './row-order';

/** Whether another row may be added. */
export function canAdd(grid: Grid, rows: number): boolean {
  return !grid.table.readOnly && rows < (grid.table.maxItems ?? Infinity);
}

/** Whether that many rows may be deleted: always from a table that was begun here and may be missing. */
export function canDelete(grid: Grid, rows: number, count = 1): boolean {
  const { minItems = 0 } = grid.table;
  const { required, stored } = grid.controller.getField(grid.pointer);
  return rows - count >= minItems || (!required && !stored);
}

/** Adds a row at the end and focuses its first field. */
export function addRow(grid: Grid): void {
  insertEmptyRow(grid, rowKeys(grid).length, firstDataColumn);
}

/** Where added rows are shown in a sorted table: above or below a row that is shown. */
export interface Neighbour {
  readonly side: 'above' | 'below';
  readonly key: string | undefined;
}

/** Shows the rows at some indexes of the data, which were just added, next to another row. */
export function showBeside(grid: Grid, rows: readonly number[], { side, key }: Neighbour): void {
  const { order } = grid.store.getState();
  const { sorted } = grid.shownRows();
  if (!order || !sorted || key === undefined) return;
  const data = rowKeys(grid);
  const added = rows.flatMap((row) => data[row] ?? []);
  grid.store.set({ order: { ...order, sorted: placeKeysBeside(sorted, added, side, key) } });
}

/** Adds a row before the one at an index of the data and focuses one of its cells, except when the table is full. */
export function insertEmptyRow(grid: Grid, row: number, column: number, neighbour?: Neighbour): void {
  const { t } = grid.words;
  if (!canAdd(grid, rowKeys(grid).length))
    return grid.announce(t('table.full', { limit: grid.table.maxItems }));
  grid.controller.insertRow(grid.pointer, row);
  if (neighbour) showBeside(grid, [row], neighbour);
  activate(grid, { row: grid.shownRows().shownRow(row), column });
  grid.announce(t('table.rowAdded', { row: row + 1 }));
}

/** Deletes rows that are shown as one undo step, except when the table must keep them; the cell below takes the focus. */
export function deleteRows(grid: Grid, first: number, last: number): void {
  const { t } = grid.words;
  const { column } = activePosition(grid);
  const rows = rowKeys(grid).length;
  const count = last - first + 1;
  if (!canDelete(grid, rows, count)) {
    return grid.announce(t('table.keep', { limit: grid.table.minItems }));
  }
  const deleted = dataRows(grid, first, last).toSorted((a, b) => b - a);
  grid.controller.batch(() => deleted.forEach((row) => grid.controller.removeRow(grid.pointer, row)));
  const left = shownKeys(grid).length;
  if (left > 0) activate(grid, { row: Math.min(first, left - 1), column });
  else {
    grid.store.set({
      active: undefined,
      edge: undefined,
      range: undefined,
      anchor: undefined,
      editing: false,
    });
    requestFocus(grid);
  }
  notify(
    grid,
    count === 1 ? t('table.rowDeleted', { row: deleted[0]! + 1 }) : t('table.rowsDeleted', { count }),
  );
}

/** Opens or closes the details of a row. */
export function toggleDetails(grid: Grid, key: string): void {
  const expanded = new Set(grid.store.getState().expanded);
  if (!expanded.delete(key)) expanded.add(key);
  grid.store.set({ expanded });
}
