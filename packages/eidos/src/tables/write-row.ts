import { childNodes } from '../controller/node-tree';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { cellPointer, dereference, holdsOptions, isFixed, type TableColumn } from './columns';
import type { Grid } from './grid';
import { type CellInput, readWordsIn } from './read-cell';

/** The new value of one cell of a row. */
export interface CellEdit {
  readonly column: TableColumn;
  readonly input: CellInput;
  /** The text that it was read from, as what the column holds. */
  readonly text?: string;
}

/** The table whose rows are written. */
type RowTarget = Pick<Grid, 'pointer' | 'controller' | 'table'>;

/**
 * Writes rows as one change: the values of all rows, then all texts, which takes much less time than row by row.
 *
 * @param rows Places in the data.
 * @param writeValues Writes the values of one row, and returns the cells that can be written.
 * @returns The cells that were written, by row.
 */
export function writeRows(
  grid: RowTarget,
  rows: readonly number[],
  writeValues: (row: number, place: number) => readonly CellEdit[],
): readonly (readonly CellEdit[])[] {
  let edits: readonly (readonly CellEdit[])[] = [];
  grid.controller.batch(() => {
    edits = rows.map(writeValues);
    edits.forEach((cells, place) => writeTexts(grid, rows[place]!, cells));
  });
  return edits;
}

/** Adds rows with the values of these cells before the one at `row`, all at once. */
export function insertRowsWithCells(
  grid: RowTarget,
  row: number,
  lines: readonly (readonly CellEdit[])[],
): void {
  const values = lines.map((cells) => {
    const [only] = cells;
    return only?.column.isRow ? valueOf(only) : merge({}, cells);
  });
  if (values.length > 0) grid.controller.insertRows(grid.pointer, row, values);
}

/**
 * Removes from a row that was just added what a condition makes read-only there; returns the other cells.
 */
export function keepEditable(grid: RowTarget, row: number, cells: readonly CellEdit[]): readonly CellEdit[] {
  const editable = editableCells(grid, row, cells);
  if (editable.length < cells.length) {
    grid.controller.removeRow(grid.pointer, row);
    insertRowsWithCells(grid, row, [editable]);
  }
  return editable;
}

/**
 * Writes the values of a row of the data, all at once if possible, which is many times faster than one by one. Rows with errors
 * are written cell by cell, because typed text that is not a value would be lost with its row; so are rows with
 * unions, because the chosen options would be lost. Returns the cells that can be edited.
 */
export function writeRow(
  grid: RowTarget,
  row: number,
  edits: readonly CellEdit[],
  hasErrors: boolean,
): readonly CellEdit[] {
  const cells = editableCells(grid, row, edits);
  if (cells.every(({ input }) => input.kind === 'text')) return cells;
  const pointer = joinPointer(grid.pointer, row);
  const value: JsonValue | undefined = grid.controller.get(pointer);
  const isApart = hasErrors || holdsOptions(grid.table.row);
  if (isApart || typeof value !== 'object' || value === null || Array.isArray(value)) {
    writeEach(grid, row, cells);
  } else {
    grid.controller.set(pointer, merge(value as Readonly<Record<string, JsonValue>>, cells));
  }
  return cells;
}

/** The cells without those that a condition fixes in this row. */
function editableCells(grid: RowTarget, row: number, cells: readonly CellEdit[]): readonly CellEdit[] {
  const node = dereference(grid.table.row);
  if (node.kind !== 'group' || node.conditions.length === 0) return cells;
  return cells.filter(
    ({ column }) => !isFixed(grid.controller.getField(cellPointer(grid.pointer, row, column)).node),
  );
}

function merge(row: Readonly<Record<string, JsonValue>>, cells: readonly CellEdit[]): JsonValue {
  const values = new Map(Object.entries(row));
  for (const cell of cells) {
    const value = valueOf(cell);
    if (value !== undefined) values.set(cell.column.name, value);
    else if (cell.input.kind === 'value') values.delete(cell.column.name);
  }
  return Object.fromEntries(values);
}

function valueOf({ input }: CellEdit): JsonValue | undefined {
  return input.kind === 'value' ? input.value : undefined;
}

function writeEach(grid: RowTarget, row: number, cells: readonly CellEdit[]): void {
  for (const { column, input } of cells) {
    if (input.kind === 'value') grid.controller.set(cellPointer(grid.pointer, row, column), input.value);
  }
}

/** Writes the cells whose text is not a value. */
function writeTexts(grid: RowTarget, row: number, cells: readonly CellEdit[]): void {
  readWordsIn(grid.controller);
  for (const { column, input, text } of cells) {
    const pointer = cellPointer(grid.pointer, row, column);
    if (input.kind === 'text') grid.controller.setText(pointer, input.text);
    // A condition on the rest of the row may have put another field in the place of the column's.
    else if (text && isOtherField(grid, pointer, column)) grid.controller.setText(pointer, text);
  }
}

/** Whether a cell that can be edited has another field than its column. */
function isOtherField({ controller, table }: RowTarget, pointer: Pointer, column: TableColumn): boolean {
  const row = dereference(table.row);
  if (row.kind !== 'group' || childNodes(row, column.name).length < 2) return false;
  const { node } = controller.getField(pointer);
  return node.schemaPointer !== column.node.schemaPointer && !isFixed(node);
}
