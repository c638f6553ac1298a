import { adoptJson } from '../controller/adopt-json';
import { storeOf } from '../controller/create-controller';
import { type FieldId, isWithin } from '../controller/field-id';
import { childNodes, resolveNode } from '../controller/node-tree';
import { afterEdit, keepEntries } from '../controller/state';
import { equalJson, isArray, isJsonObject, type JsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { withValues } from '../rules/create-rules';
import { cellPointer, holdsOptions, isFixed, isReplacedRow, type TableColumn } from './columns';
import type { Grid } from './grid';
import { type CellInput, readWordsIn } from './read-cell';
import { sortIntoRows } from './row-order';

export interface CellEdit {
  readonly column: TableColumn;
  readonly input: CellInput;
  /** The text that it was read from, as what the column holds. */
  readonly text?: string;
  /** Whether a new row gets no default there. */
  readonly isMissing?: boolean | undefined;
}

type Cells = readonly CellEdit[];

/** Cells by row. */
export type CellRows = readonly Cells[];

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
  writeValues: (row: number, place: number) => Cells,
): CellRows {
  let edits: CellRows = [];
  grid.controller.batch(() => {
    const valued = rows.map(writeValues);
    edits = valued.map((cells, place) => writeTexts(grid, rows[place]!, cells));
  });
  return edits;
}

/** Writes cells into rows that are there, as one change; returns those that were written, by row. */
export function writeCells(grid: RowTarget, rows: readonly number[], lines: CellRows): CellRows {
  const wrong = sortIntoRows(grid.controller.getErrors(grid.pointer), grid.pointer);
  const cells = lines.map((line, place) => line.map((cell) => restoreNull(grid, rows[place]!, cell)));
  let written: ReadonlySet<number> = new Set();
  return writeRows(grid, rows, (row, place) => {
    // The first row is written by itself, which also pins the options of unions around the table.
    if (place === 1) written = writeAtOnce(grid, rows, cells, wrong);
    return written.has(row) ? cells[place]! : writeRow(grid, row, cells[place]!, wrong.has(row));
  });
}

/** An emptied cell gets the null that was loaded there, as an emptied field does. */
function restoreNull({ controller, pointer }: RowTarget, row: number, cell: CellEdit): CellEdit {
  const { column, input } = cell;
  if (!column.node.nullable || input.kind !== 'value' || input.value !== undefined) return cell;
  const place = storeOf(controller).view.tryPlace(cellPointer(pointer, row, column));
  return place?.saved === null ? { ...cell, input: { kind: 'value', value: null } } : cell;
}

/**
 * Writes the values of all rows but the first into the data at once, because the table is copied for each change. Rows with
 * errors, typed texts or conditions are left to `writeRow`. Returns those that were written.
 */
function writeAtOnce(
  { controller, pointer, table }: RowTarget,
  rows: readonly number[],
  lines: CellRows,
  wrong: ReadonlyMap<number, unknown>,
): ReadonlySet<number> {
  const done = new Set<number>();
  const node = resolveNode(table.row);
  if (node.kind !== 'group' || node.conditions.length > 0 || holdsOptions(node)) return done;
  const store = storeOf(controller);
  const { view } = store;
  const { content, meta } = view.state;
  const { id } = view.place(pointer);
  const keys = controller.getRowKeys(pointer);
  const tokensOf = (path: FieldId) => (isWithin(path, id) ? splitPointer(path.slice(id.length)) : []);
  const withTexts = new Set([...content.drafts.keys()].map((path) => tokensOf(path)[0]));
  const values = new Map<Pointer, JsonValue>();
  const changed = new Set<string | undefined>();
  rows.forEach((row, place) => {
    const at = joinPointer(pointer, row);
    const value: JsonValue | undefined = controller.get(at);
    if (place === 0 || wrong.has(row) || withTexts.has(keys[row]) || !isJsonObject(value)) return;
    done.add(row);
    const next = merge(value, lines[place]!);
    if (equalJson(next, value)) return;
    values.set(at, adoptJson(next, value, at));
    changed.add(keys[row]);
  });
  if (values.size === 0) return done;
  const written = view.apply({ kind: 'derive', data: withValues(view.lookup, values), pointers: [] });
  const isEntered = ([key, ...inside]: readonly string[]) => inside.length > 0 && changed.has(key);
  const filled = keepEntries(written.filled, (path) => !isEntered(tokensOf(path)));
  store.enter({ ...written, filled }, { meta: afterEdit(meta, id, false) });
  return done;
}

/** Removes rows as one change. All but the first are removed at once, because the table is copied for each change. */
export function removeRows({ controller, pointer }: RowTarget, rows: readonly number[]): void {
  const [first, ...others] = rows.toSorted((a, b) => a - b);
  const gone = new Set(others);
  controller.batch(() => {
    const store = storeOf(controller);
    const { lookup, state, apply, place } = store.view;
    const { id, value } = place(pointer);
    if (others.length > 0 && isArray(value)) {
      const isKept = (_: unknown, row: number) => !gone.has(row);
      const left = lookup.keys.freeze(value.filter(isKept), lookup.keys.of(value).filter(isKept));
      const data = withValues(lookup, new Map([[pointer, left]]));
      store.enter(apply({ kind: 'derive', data, pointers: [] }), { meta: afterEdit(state.meta, id, false) });
    }
    controller.removeRow(pointer, first!);
  });
}

/** Adds rows with these cells before the one at `row`, as one change; returns the cells that were written, by row. */
export function insertLines(grid: RowTarget, row: number, lines: CellRows): CellRows {
  let edits = lines;
  grid.controller.batch(() => {
    const rows = lines.map((_, place) => row + place);
    const node = resolveNode(grid.table.row);
    if (node.kind === 'group' && node.tuple) {
      grid.controller.insertRows(
        grid.pointer,
        row,
        lines.map(() => undefined),
      );
      edits = writeCells(grid, rows, lines);
      return;
    }
    insertRowsWithCells(grid, row, lines);
    edits = writeRows(grid, rows, (added, place) => {
      const cells = keepEditable(grid, added, lines[place]!);
      const missing = cells.filter(({ isMissing }) => isMissing);
      const pointers = missing.map(({ column }) => cellPointer(grid.pointer, added, column));
      for (const pointer of pointers)
        if (grid.controller.get(pointer) !== undefined) grid.controller.set(pointer, undefined);
      return cells;
    });
  });
  return edits;
}

/** Marks written cells with an error as touched, so that it is shown; returns their pointers. */
export function touchWrong({ controller, pointer }: RowTarget, rows: readonly number[], edits: CellRows) {
  const wrong = new Set(controller.getErrors(pointer).map((error) => error.pointer));
  const cells = edits.flatMap((line, place) =>
    line.map(({ column }) => cellPointer(pointer, rows[place]!, column)),
  );
  const refused = cells.filter((cell) => wrong.has(cell));
  controller.touch(refused);
  return refused;
}

/** Adds rows with the values of these cells before the one at `row`, all at once. */
function insertRowsWithCells(grid: RowTarget, row: number, lines: CellRows): void {
  const values = lines.map((cells) => {
    const [only] = cells;
    return only?.column.isRow ? valueOf(only) : merge({}, cells);
  });
  if (values.length > 0) grid.controller.insertRows(grid.pointer, row, values);
}

/** Removes from a row that was just added what a condition makes read-only there; returns the other cells. */
function keepEditable(grid: RowTarget, row: number, cells: Cells): Cells {
  const editable = cells.filter((cell) => isEditable(grid, row, cell));
  if (editable.length < cells.length) {
    grid.controller.removeRow(grid.pointer, row);
    insertRowsWithCells(grid, row, [editable]);
  }
  return editable;
}

/**
 * Writes the values of a row of the data, and returns the cells that can be edited in the row as it is then. A condition
 * on the row may fix the others, which keep their values. What is stored in place of a row has no cells to write.
 */
function writeRow(grid: RowTarget, row: number, cells: Cells, hasErrors: boolean): Cells {
  if (cells[0] && isReplacedAt(grid, row, cells[0].column)) return [];
  const store = storeOf(grid.controller);
  const { content } = store.view.state;
  const written = writeValues(grid, row, cells, hasErrors);
  const editable = written.filter((cell) => isEditable(grid, row, cell));
  if (editable.length === cells.length) return cells;
  store.update({ content });
  writeValues(grid, row, editable, hasErrors);
  return editable;
}

/**
 * Writes the values of a row all at once if possible, which is many times faster than one by one. Rows with errors
 * are written cell by cell, because typed text that is not a value would be lost with its row; so are rows with
 * unions, because the chosen options would be lost. Returns the cells that could be written.
 */
function writeValues(grid: RowTarget, row: number, cells: Cells, hasErrors: boolean): Cells {
  if (cells.every(({ input }) => input.kind === 'text')) return cells;
  const pointer = joinPointer(grid.pointer, row);
  const value: unknown = grid.controller.get(pointer);
  if (hasErrors || holdsOptions(grid.table.row) || !isJsonObject(value)) return writeEach(grid, row, cells);
  grid.controller.set(pointer, merge(value, cells));
  return cells;
}

/** Whether something else is stored in place of a row of the data, so that its cells must not be written. */
export function isReplacedAt({ controller, pointer }: RowTarget, row: number, column: TableColumn): boolean {
  return isReplacedRow(controller.get(joinPointer(pointer, row)), column);
}

/** Whether no condition fixes a cell in this row. */
function isEditable(grid: RowTarget, row: number, { column }: CellEdit): boolean {
  const node = resolveNode(grid.table.row);
  if (node.kind !== 'group' || node.conditions.length === 0) return true;
  return !isFixed(grid.controller.getField(cellPointer(grid.pointer, row, column)).node);
}

function merge(row: JsonObject, cells: Cells): JsonValue {
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

/** Writes one cell after the other, those last that only the others make editable. */
function writeEach(grid: RowTarget, row: number, cells: Cells): Cells {
  const writeCell = (cell: CellEdit) => {
    if (!isEditable(grid, row, cell)) return false;
    const { column, input } = cell;
    if (input.kind === 'value') grid.controller.set(cellPointer(grid.pointer, row, column), input.value);
    return true;
  };
  const fixed = cells.filter((cell) => !writeCell(cell));
  return cells.filter((cell) => !fixed.includes(cell) || writeCell(cell));
}

/** Writes the cells whose text is not a value; returns those that can be edited. */
function writeTexts(grid: RowTarget, row: number, cells: Cells): Cells {
  readWordsIn(grid.controller);
  return cells.filter((cell) => {
    const { column, input, text } = cell;
    const pointer = cellPointer(grid.pointer, row, column);
    // A condition on the rest of the row may have put another field in the place of the column's.
    const entry = input.kind === 'text' ? input.text : isOtherField(grid, pointer, column) && text;
    if (!isEditable(grid, row, cell)) return false;
    if (entry) grid.controller.setText(pointer, entry);
    return true;
  });
}

/** Whether a cell has another field than its column. */
function isOtherField({ controller, table }: RowTarget, pointer: Pointer, column: TableColumn): boolean {
  const row = resolveNode(table.row);
  if (row.kind !== 'group' || childNodes(row, column.name).length < 2) return false;
  return controller.getField(pointer).node.schemaPointer !== column.node.schemaPointer;
}
