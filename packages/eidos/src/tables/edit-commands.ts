import type { Pointer } from '../json/json-pointer';
import type { FieldSnapshot } from '../controller/controller';
import { cellPointer, isFixed, type TableColumn } from './columns';
import {
  activePosition,
  dataColumn,
  dataRows,
  type Grid,
  pointerAt,
  requestFocus,
  selectedRange,
  shownKeys,
} from './grid';
import type { GridStore } from './grid-state';
import { readCell } from './read-cell';
import { toggleDetails } from './row-commands';
import { sortIntoRows } from './row-errors';
import { writeRow } from './write-row';

/** The value of each grid's cell when editing began, so that Escape can restore it. */
const originals = new WeakMap<GridStore, FieldSnapshot>();

/** Whether a cell is edited with a checkbox that is always present. */
export function isCheckbox({ node }: TableColumn): boolean {
  const plain = node.widget === undefined || node.widget === 'checkbox' || node.widget === 'switch';
  // A checkbox would show the value of a write-only cell.
  return node.kind === 'boolean' && !node.nullable && !node.writeOnly && plain;
}

export function isEditable({ readOnly }: TableColumn): boolean {
  return !readOnly;
}

/**
 * Opens the active cell for editing; a checkbox is toggled instead, a summarised cell opens its row's details.
 *
 * @param replace Typing replaces the value of the cell.
 */
export function startEditing(grid: Grid, { replace = false } = {}): void {
  const place = activePosition(grid);
  const column = dataColumn(grid, place.column);
  const pointer = pointerAt(grid, place);
  const key = shownKeys(grid)[place.row];
  if (!column || pointer === undefined || key === undefined) return;
  if (column.compound) return toggleDetails(grid, key);
  if (!isEditable(column)) return;
  const field = grid.controller.getField(pointer);
  // A condition may forbid in one row what the column allows.
  if (isFixed(field.node)) return;
  if (isCheckbox(column)) return grid.controller.set(pointer, field.value !== true);
  originals.set(grid.store, field);
  grid.store.set({ active: { key, ...place }, editing: true, range: undefined });
  requestFocus(grid, { selectText: replace });
}

/** Ends editing and marks the field as touched, so that its errors may be shown. */
export function stopEditing(grid: Grid, { restore = false } = {}): void {
  if (!grid.store.getState().editing) return;
  // A control that leaves the document gets no blur event.
  if (!restore) grid.completeEntry();
  const pointer = pointerAt(grid, activePosition(grid));
  const original = originals.get(grid.store);
  grid.store.set({ editing: false });
  if (pointer === undefined) return;
  if (restore && original) restoreField(grid, pointer, original);
  grid.controller.touch(pointer);
  const { errors, node } = grid.controller.getField(pointer);
  // The focus moves on, so that the error at the cell would not be noticed.
  if (!restore && errors.length > 0)
    grid.announce(errors.map((error) => grid.words.error(error, node)).join(' '));
}

/**
 * Empties the selected cells, as one undo step.
 *
 * @param keepSecrets Write-only cells keep their values, which a cut does not put on the clipboard.
 */
export function clearSelected(grid: Grid, { keepSecrets = false } = {}): void {
  const range = selectedRange(grid);
  const columns = grid.columns
    .slice(range.left, range.right + 1)
    .flatMap((one) =>
      one.kind === 'data' && !one.column.compound && isEditable(one.column) ? [one.column] : [],
    )
    .filter(({ node }) => !keepSecrets || !node.writeOnly);
  const cells = columns.map((column) => ({ column, input: readCell(column.node, '', grid.words) }));
  const wrong = sortIntoRows(grid.controller.getSnapshot().errors, grid.pointer);
  const rows = dataRows(grid, range.top, range.bottom);
  grid.controller.batch(() => rows.forEach((row) => writeRow(grid, row, cells, wrong.has(row))));
  const cleared = grid.words.t('table.cleared', { count: rows.length * columns.length });
  grid.announce(cleared + touchErrors(grid, rows, columns));
}

/**
 * Marks changed cells of rows of the data as touched, so that their errors are shown; returns the sentence that says how
 * many there are, if any.
 */
export function touchErrors(grid: Grid, rows: readonly number[], columns: readonly TableColumn[]): string {
  const { errors } = grid.controller.getSnapshot();
  const wrong = sortIntoRows(errors, grid.pointer);
  const touched = rows.filter((row) => wrong.has(row));
  const cells = touched.flatMap((row) => columns.map((column) => cellPointer(grid.pointer, row, column)));
  grid.controller.touch(cells);
  const pointers = new Set(errors.map((error) => error.pointer));
  const count = cells.filter((cell) => pointers.has(cell)).length;
  return count === 0 ? '' : ` ${grid.words.t('table.cellErrors', { count })}`;
}

function restoreField(grid: Grid, pointer: Pointer, original: FieldSnapshot): void {
  const { value, text } = grid.controller.getField(pointer);
  if (Object.is(value, original.value) && text === original.text) return;
  if (original.text === undefined) grid.controller.set(pointer, original.value);
  else grid.controller.setText(pointer, original.text || undefined);
}
