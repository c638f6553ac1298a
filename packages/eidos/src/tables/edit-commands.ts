import { storeOf } from '../controller/create-controller';
import { equalJson } from '../json/json-object';
import { parentPointer, type Pointer } from '../json/json-pointer';
import { cellPointer, isFixed, isWritable, type TableColumn } from './columns';
import { firstDataColumn, type Grid } from './grid';
import type { GridRange } from './grid-state';
import { placeKeysBeside } from './row-order';
import { countCells, isReplacedAt, type Line, none, removeRows, touchWrong, writeCells } from './write-row';

export function canAdd(grid: Grid, rows: number): boolean {
  return !grid.table.readOnly && rows < (grid.table.maxItems ?? Infinity);
}

/** Whether that many rows may be deleted: always from a table that was begun here and may be missing. */
export function canDelete(grid: Grid, rows: number, count = 1): boolean {
  const { minItems = 0 } = grid.table;
  const { required, stored } = grid.controller.getField(grid.pointer);
  return rows - count >= minItems || (!required && !stored);
}

export function addRow(grid: Grid): void {
  insertEmptyRow(grid, grid.rowKeys().length, firstDataColumn);
}

/** Where added rows are shown in a sorted table: above or below a row that is shown. */
interface Neighbor {
  readonly side: 'above' | 'below';
  readonly key: string | undefined;
}

/** Shows the rows at some indexes of the data, which were just added, next to another row. */
export function showBeside(grid: Grid, rows: readonly number[], { side, key }: Neighbor): void {
  const { order } = grid.state;
  const { sorted } = grid.shownRows();
  if (!order || !sorted || key === undefined) return;
  const data = grid.rowKeys();
  const added = rows.flatMap((row) => data[row] ?? []);
  grid.set({ order: { ...order, sorted: placeKeysBeside(sorted, added, side, key) } });
}

/** Adds a row before the one at an index of the data and focuses one of its cells, except when the table is full. */
export function insertEmptyRow(grid: Grid, row: number, column: number, neighbor?: Neighbor): void {
  const { t } = grid.words;
  if (!canAdd(grid, grid.rowKeys().length))
    return grid.announce(t('table.full', { limit: grid.table.maxItems }));
  grid.controller.insertRow(grid.pointer, row);
  if (neighbor) showBeside(grid, [row], neighbor);
  grid.activate({ row: grid.shownRows().shownRow(row), column });
  grid.announce(t('table.rowAdded', { row: row + 1 }));
}

/** Deletes rows that are shown as one undo step, except when the table must keep them; the cell below takes the focus. */
export function deleteRows(grid: Grid, first: number, last: number): void {
  const { t } = grid.words;
  const { column } = grid.activePosition();
  const rows = grid.rowKeys().length;
  const count = last - first + 1;
  if (!canDelete(grid, rows, count)) {
    return grid.announce(t('table.keep', { limit: grid.table.minItems }));
  }
  const deleted = grid.dataRows(first, last);
  removeRows(grid, deleted);
  const left = grid.shownKeys().length;
  if (left > 0) grid.activate({ row: Math.min(first, left - 1), column });
  else grid.requestFocus();
  grid.notify(
    count === 1 ? t('table.rowDeleted', { row: deleted[0]! + 1 }) : t('table.rowsDeleted', { count }),
  );
}

export function toggleDetails(grid: Grid, key: string): void {
  const expanded = new Set(grid.state.expanded);
  if (!expanded.delete(key)) expanded.add(key);
  grid.set({ expanded });
}

export type Original = ReturnType<typeof originalOf>;

function originalOf({ controller }: Grid, pointer: Pointer) {
  const { state, place } = storeOf(controller).view;
  const { id, value, saved } = place(pointer);
  const draft = state.content.drafts.get(id);
  const isSaved = equalJson(value, saved);
  return { id, value, isSaved, text: draft?.text, loaded: draft?.loaded };
}

/** Whether a cell is edited with a checkbox that is always present. */
export function isCheckbox({ node }: TableColumn): boolean {
  const plain = node.widget === undefined || node.widget === 'checkbox' || node.widget === 'switch';
  // A checkbox would show the value of a write-only cell.
  return node.kind === 'boolean' && !node.nullable && !node.writeOnly && plain;
}

/**
 * Opens the active cell for editing; a checkbox is toggled instead, a summarized cell opens its row's details.
 *
 * @param replace Typing replaces the value of the cell.
 */
export function startEditing(grid: Grid, { replace = false } = {}): void {
  const place = grid.activePosition();
  const column = grid.dataColumn(place.column);
  const pointer = grid.pointerAt(place);
  const key = grid.shownKeys()[place.row];
  if (!column || pointer === undefined || key === undefined) return;
  if (column.compound) return toggleDetails(grid, key);
  if (column.readOnly || isReplacedAt(grid, grid.shownRows().dataRow(place.row), column)) return;
  const field = grid.controller.getField(pointer);
  // A condition may forbid in one row what the column allows.
  if (isFixed(field.node)) return;
  if (isCheckbox(column)) return grid.controller.set(pointer, field.value !== true);
  const original = originalOf(grid, pointer);
  grid.set({ active: { key, ...place }, editing: true, original, range: undefined });
  grid.requestFocus({ selectText: replace });
}

/** Ends editing and marks the field as touched, so that its errors may be shown. */
export function stopEditing(grid: Grid, { restore = false } = {}): void {
  const { editing, original } = grid.state;
  if (!editing) return;
  // A control that leaves the document gets no blur event.
  if (!restore) storeOf(grid.controller).complete();
  const pointer = grid.pointerAt(grid.activePosition());
  grid.set({ editing: false });
  if (pointer === undefined) return;
  if (restore && original) restoreField(grid, pointer, original);
  grid.controller.touch(pointer);
  const { errors, node } = grid.controller.getField(pointer);
  // The focus moves on, so that the error at the cell would not be noticed. The field in the details of the row announces it itself.
  const hasDetails = grid.state.expanded.has(grid.state.active!.key);
  if (!restore && errors.length > 0 && !hasDetails)
    grid.announce(errors.map((error) => grid.words.error(error, node)).join(' '));
}

export function writableColumns(grid: Grid, range: GridRange): readonly TableColumn[] {
  return grid.dataColumnsIn(range).filter(isWritable);
}

/**
 * Empties the selected cells, as one undo step.
 *
 * @param isCut Whether a paste restores what is removed. Cells without a value then get none, and write-only cells keep
 *   theirs, which is not on the clipboard.
 */
export function clearSelected(grid: Grid, { isCut = false } = {}): void {
  const range = grid.selectedRange();
  const columns = writableColumns(grid, range).filter(({ node }) => !isCut || !node.writeOnly);
  const isMissing = (row: number, column: TableColumn) =>
    isCut && grid.controller.get(cellPointer(grid.pointer, row, column)) === undefined;
  const lines = grid.dataRows(range.top, range.bottom).map((row) => ({
    row,
    cells: columns.map((column) => ({ column, input: none, isEmptied: !isMissing(row, column) })),
  }));
  const written = writeCells(grid, lines);
  const cleared = grid.words.t('table.cleared', { count: countCells(written) });
  grid.announce(cleared + showErrors(grid, written));
}

/** Shows the errors of written cells; returns the sentence that says how many there are, if any. */
export function showErrors(grid: Grid, written: readonly Line[]): string {
  const count = touchWrong(grid, written).length;
  return count === 0 ? '' : ` ${grid.words.t('table.cellErrors', { count })}`;
}

function restoreField({ controller }: Grid, pointer: Pointer, original: Original): void {
  const { isSaved, text, loaded } = original;
  const { place } = storeOf(controller).view;
  const { id, node, saved, isRow } = place(pointer);
  // The columns were replaced, or nobody may change the cell any more.
  if (id !== original.id || isFixed(node)) return;
  const isKept = (isRow ? saved : place(parentPointer(pointer)).saved) !== undefined;
  // A newer saved value takes the place of the one that was saved before.
  const value = isSaved && isKept ? saved : original.value;
  const isRestored = equalJson(controller.get(pointer), value) && controller.getField(pointer).text === text;
  if (isRestored) return;
  controller.batch(() => {
    controller.set(pointer, value);
    // A text that is not a value leaves the value as it is.
    if (text !== undefined) controller.setText(pointer, text || undefined, loaded);
  });
}
