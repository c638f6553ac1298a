import type { EidosNode } from '../compiler/node';
import { adoptJson, type Json } from '../controller/adopt-json';
import { storeOf } from '../controller/create-controller';
import { childAt, type FieldId } from '../controller/field-id';
import { childNodes, isText, resolveNode } from '../controller/node-tree';
import { emptyValue } from '../controller/read-text';
import { afterEdit, keepEntries, WorkingContent } from '../controller/state';
import { writeInside } from '../controller/write-value';
import { equalJson, isArray } from '../json/json-object';
import { joinPointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { cellPointer, isFixed, isReplacedRow, type TableColumn } from './columns';
import type { Grid } from './grid';
import { type CellInput, readWordsIn } from './read-cell';

export interface CellEdit {
  readonly column: TableColumn;
  readonly input: CellInput;
  /** The text that it was read from, as what the column holds. */
  readonly text?: string | undefined;
  /** Whether a new row gets no default there. */
  readonly isMissing?: boolean | undefined;
  /** Whether the cell is emptied, and not given a value or none that is known. */
  readonly isEmptied?: boolean;
}

type Cells = readonly CellEdit[];

/** Cells by row. */
export type CellRows = readonly Cells[];

type RowTarget = Pick<Grid, 'pointer' | 'controller' | 'table'>;

const countOf = (lines: CellRows) => lines.reduce((sum, { length }) => sum + length, 0);

/**
 * Writes cells into rows that are there, as one change; returns those that were written, by row. A condition on a row may
 * fix some of them, as the row is then, and these keep their values. What is stored in place of a row has no cells to write.
 */
export function writeCells(grid: RowTarget, rows: readonly number[], lines: CellRows): CellRows {
  let edits: CellRows = [];
  grid.controller.batch(() => {
    const cells = lines.map((line, place) =>
      line[0] && isReplacedAt(grid, rows[place]!, line[0].column)
        ? []
        : line.map((cell) => restoreEmpty(grid, rows[place]!, cell)),
    );
    edits = writeEditable(grid, rows, cells, (some) => writeValues(grid, rows, some));
  });
  return edits;
}

/** Writes values, and again without those in cells that are fixed then; then the texts that are not values. */
function writeEditable(
  grid: RowTarget,
  rows: readonly number[],
  cells: CellRows,
  write: (cells: CellRows) => void,
): CellRows {
  const store = storeOf(grid.controller);
  const { state } = store.view;
  write(cells);
  const editable = cells.map((line, place) => line.filter((cell) => isEditable(grid, rows[place]!, cell)));
  if (countOf(editable) < countOf(cells)) {
    store.update(state);
    write(editable);
  }
  return writeTexts(grid, rows, editable);
}

/** An emptied cell gets the null or the empty text that was loaded there, as an emptied field does. */
function restoreEmpty({ controller, pointer }: RowTarget, row: number, cell: CellEdit): CellEdit {
  const place = cell.isEmptied && storeOf(controller).view.tryPlace(cellPointer(pointer, row, cell.column));
  if (!place) return cell;
  const value = place.saved === '' && isText(place.inner) ? '' : emptyValue(place);
  return { ...cell, input: { kind: 'value', value } };
}

/**
 * Writes the values of all cells into the data at once, because the table is copied for each change. Typed texts and chosen
 * options elsewhere in the rows stay.
 */
function writeValues(grid: RowTarget, rows: readonly number[], lines: CellRows): void {
  const { view } = storeOf(grid.controller);
  const { lookup, state } = view;
  const working = new WorkingContent(state.content, lookup);
  const ids = new Set<FieldId>();
  const entered = new Set<FieldId>();
  const values = new Map<number, Json>();
  rows.forEach((row, at) => {
    const place = view.place(joinPointer(grid.pointer, row));
    const { size } = entered;
    let next = place.value;
    for (const { column, input } of lines[at]!) {
      if (input.kind === 'text') continue;
      const tokens = column.isRow ? [] : [column.name];
      const id = joinPointer(place.id, ...tokens);
      ids.add(id);
      if (equalJson(tokens.reduce(childAt, next), input.value)) continue;
      const value = input.value === undefined ? undefined : adoptJson(input.value);
      next = writeInside(working, place, next, tokens, value);
      if (value !== undefined && typeof value !== 'object') entered.add(id);
    }
    if (next === undefined || next === place.value) return;
    // A row that took the place of a null goes back to it.
    const { was } = working.filled.get(place.id) ?? {};
    const isBlank = was !== undefined && size === entered.size && working.isFilled(place.id, next);
    values.set(row, isBlank ? was : next);
  });
  const drafts = keepEntries(state.content.drafts, (id) => !ids.has(id));
  if (values.size === 0 && drafts === state.content.drafts) return;
  working.drafts = drafts;
  working.filled = keepEntries(working.filled, (id) => !entered.has(id));
  setRows(grid, values, working, ids);
}

/** Puts values in the place of rows, all at once. Other content may have changed with them, at some ids. */
export function setRows(
  grid: RowTarget,
  values: ReadonlyMap<number, Json>,
  content?: WorkingContent,
  ids?: ReadonlySet<FieldId>,
): void {
  const { lookup, place } = storeOf(grid.controller).view;
  const rows = place(grid.pointer).value as readonly JsonValue[];
  const list =
    values.size > 0 ? rows.map((row, index) => (values.has(index) ? values.get(index)! : row)) : rows;
  setTable(grid, lookup.keys.freeze(list, lookup.keys.of(rows)), content, ids);
}

function setTable(
  { controller, pointer }: RowTarget,
  rows: readonly JsonValue[],
  given?: WorkingContent,
  ids: ReadonlySet<FieldId> = new Set(),
): void {
  const store = storeOf(controller);
  const { lookup, state, next, place } = store.view;
  const content = given ?? new WorkingContent(state.content, lookup);
  // An option around the table that its value only implies is chosen then, as by typing.
  const data = writeInside(content, place(''), lookup.data, splitPointer(pointer), rows)!;
  const { apply } = next({ ...state, content: content.finish() });
  const edited = afterEdit(state.meta, place(pointer).id, false);
  const meta = [...ids].reduce((last, id) => afterEdit(last, id, true), edited);
  store.enter(apply({ kind: 'derive', data, pointers: [] }), { meta });
}

/** Removes rows as one change. All but the first are removed at once, because the table is copied for each change. */
export function removeRows(grid: RowTarget, rows: readonly number[]): void {
  const { controller, pointer } = grid;
  const [first, ...others] = rows.toSorted((a, b) => a - b);
  const gone = new Set(others);
  controller.batch(() => {
    const { lookup, place } = storeOf(controller).view;
    const { value } = place(pointer);
    if (others.length > 0 && isArray(value)) {
      const isKept = (_: unknown, row: number) => !gone.has(row);
      setTable(grid, lookup.keys.freeze(value.filter(isKept), lookup.keys.of(value).filter(isKept)));
    }
    controller.removeRow(pointer, first!);
  });
}

/** Adds rows with these cells before the one at `row`, as one change; returns the cells that were written, by row. */
export function insertLines(grid: RowTarget, row: number, lines: CellRows): CellRows {
  if (lines.length === 0) return lines;
  const rows = lines.map((_, place) => row + place);
  let edits = lines;
  grid.controller.batch(() => {
    const node = resolveNode(grid.table.row);
    if (node.kind === 'group' && node.tuple) {
      grid.controller.insertRows(
        grid.pointer,
        row,
        lines.map(() => undefined),
      );
      edits = writeCells(grid, rows, lines);
      const short = shortRows(grid, rows, lines);
      if (short.size > 0) setRows(grid, short);
      return;
    }
    edits = writeEditable(grid, rows, lines, (cells) => {
      grid.controller.insertRows(
        grid.pointer,
        row,
        cells.map((line) => newRow(grid, line)),
      );
      // A default would take the place of what is missing in the copied row.
      const missing = cells.map((line) =>
        line.filter(({ isMissing }) => isMissing).map((cell) => ({ ...cell, input: none })),
      );
      writeValues(grid, rows, missing);
    });
  });
  return edits;
}

/** Those of the rows with fixed items that are shorter in what was copied, without their missing items. */
function shortRows({ controller, pointer }: RowTarget, rows: readonly number[], lines: CellRows) {
  return new Map(
    rows.flatMap((row, place): (readonly [number, Json])[] => {
      const value = controller.get(joinPointer(pointer, row));
      const missing = lines[place]!.filter(({ isMissing }) => isMissing).map(({ column }) => column.name);
      if (!isArray(value)) return [];
      const length = value.findLastIndex((_, index) => !missing.includes(String(index))) + 1;
      return length < value.length ? [[row, value.slice(0, length)]] : [];
    }),
  );
}

export const none: CellInput = { kind: 'value', value: undefined };

/** The value of a new row with these cells. */
function newRow({ table }: RowTarget, cells: Cells): JsonValue | undefined {
  const values = cells.flatMap(({ column, input }) =>
    input.kind === 'value' && input.value !== undefined ? [[column.name, input.value] as const] : [],
  );
  return resolveNode(table.row).kind === 'group' ? Object.fromEntries(values) : values[0]?.[1];
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

/** Whether something else is stored in place of a row of the data, so that its cells must not be written. */
export function isReplacedAt({ controller, pointer }: RowTarget, row: number, column: TableColumn): boolean {
  return isReplacedRow(controller.get(joinPointer(pointer, row)), column);
}

/** Whether no condition fixes a cell in this row. */
function isEditable(grid: RowTarget, row: number, { column }: CellEdit): boolean {
  const node = resolveNode(grid.table.row);
  return node.kind !== 'group' || node.conditions.length === 0 || !isFixed(nodeAt(grid, row, column));
}

/** The node of a cell, which a condition may have put in the place of its column's. A field would be validated too. */
function nodeAt({ controller, pointer }: RowTarget, row: number, column: TableColumn): EidosNode {
  return storeOf(controller).view.place(cellPointer(pointer, row, column)).node;
}

/** Writes the texts that are not values; returns the cells that can be edited, by row. */
export function writeTexts(grid: RowTarget, rows: readonly number[], lines: CellRows): CellRows {
  readWordsIn(grid.controller);
  return lines.map((cells, place) => {
    const row = rows[place]!;
    return cells.filter((cell) => {
      const { column, input, text } = cell;
      const entry = input.kind === 'text' ? input.text : isOtherField(grid, row, column) && text;
      if (!isEditable(grid, row, cell)) return false;
      if (entry) grid.controller.setText(cellPointer(grid.pointer, row, column), entry);
      return true;
    });
  });
}

/** Whether a condition on the rest of the row has put another field in the place of the column's. */
function isOtherField(grid: RowTarget, at: number, column: TableColumn): boolean {
  const row = resolveNode(grid.table.row);
  if (row.kind !== 'group' || childNodes(row, column.name).length < 2) return false;
  return nodeAt(grid, at, column).schemaPointer !== column.node.schemaPointer;
}
