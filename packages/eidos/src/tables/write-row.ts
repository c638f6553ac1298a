import type { EidosNode } from '../compiler/node';
import { adoptJson, type Json } from '../controller/adopt-json';
import { storeOf } from '../controller/create-controller';
import type { FieldId } from '../controller/field-id';
import { childNodes, isText, resolveNode } from '../controller/node-tree';
import { emptyValue } from '../controller/read-text';
import { keepEntries, WorkingContent } from '../controller/state';
import { writeInside } from '../controller/write-value';
import { childAt, equalJson, isArray } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { cellPointer, isFixed, isReplacedRow, type TableColumn } from './columns';
import type { Grid } from './grid';
import { type CellInput, readWordsIn } from './read-cell';

export interface CellEdit {
  readonly column: TableColumn;
  readonly input: CellInput;
  /** The text that it was read from, as what the column holds. */
  readonly text?: string | undefined;
  /** Whether the text stays in the cell above the value. */
  readonly isRefused?: boolean | undefined;
  /** Whether a new row gets no default there. */
  readonly isMissing?: boolean | undefined;
  /** Whether an entry empties the cell. A copied cell that has no value does not. */
  readonly isEmptied?: boolean;
}

export interface Line {
  readonly row: number;
  readonly cells: readonly CellEdit[];
}

type Lines = readonly Line[];

type RowTarget = Pick<Grid, 'pointer' | 'controller' | 'table'>;

export const countCells = (lines: Lines) => lines.reduce((sum, { cells }) => sum + cells.length, 0);

/**
 * Writes cells into rows that are there, as one change; returns those that were written. A condition on a row may
 * fix some of them, as the row is then, and these keep their values. What is stored in place of a row has no cells to write.
 */
export function writeCells(grid: RowTarget, lines: Lines): Lines {
  const written = lines.map(({ row, cells }) => {
    const isReplaced = cells[0] !== undefined && isReplacedAt(grid, row, cells[0].column);
    return { row, cells: isReplaced ? [] : cells.map((cell) => restoreEmpty(grid, row, cell)) };
  });
  return writeEditable(grid, written, (some) => writeValues(grid, some));
}

/** Writes values. Where a condition then fixes some of the cells, starts again without them. Texts that are not values come last. */
function writeEditable(grid: RowTarget, lines: Lines, write: (lines: Lines) => void): Lines {
  const store = storeOf(grid.controller);
  let edits = lines;
  store.batch(() => {
    const { state } = store.view;
    write(lines);
    const editable = lines.map(({ row, cells }) => ({
      row,
      cells: cells.filter((cell) => isEditable(grid, row, cell)),
    }));
    if (countCells(editable) < countCells(lines)) {
      store.update(state);
      write(editable);
    }
    edits = writeTexts(grid, editable);
  });
  return edits;
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
function writeValues(grid: RowTarget, lines: Lines): void {
  const { view } = storeOf(grid.controller);
  const { lookup, state } = view;
  const working = new WorkingContent(state.content, lookup);
  const ids = new Set<FieldId>();
  const entered = new Set<FieldId>();
  const values = new Map<number, Json>();
  for (const { row, cells } of lines) {
    const place = view.place(joinPointer(grid.pointer, row));
    const { size } = entered;
    let next = place.value;
    for (const { column, input, isRefused } of cells) {
      if (input.kind === 'text') continue;
      const tokens = column.isRow ? [] : [column.name];
      const id = joinPointer(place.id, ...tokens);
      const isSame = equalJson(tokens.reduce(childAt, next), input.value);
      if (!isSame || !isRefused) ids.add(id);
      if (isSame) continue;
      const value = input.value === undefined ? undefined : adoptJson(input.value);
      next = writeInside(working, place, next, tokens, value);
      if (value !== undefined && typeof value !== 'object') entered.add(id);
    }
    if (next === undefined || next === place.value) continue;
    // A row that was null before its first entry is null again once that is removed.
    const { was } = working.filled.get(place.id) ?? {};
    const isBlank = was !== undefined && size === entered.size && working.isFilled(place.id, next);
    values.set(row, isBlank ? was : next);
  }
  const drafts = keepEntries(state.content.drafts, (id) => !ids.has(id));
  if (values.size === 0 && drafts === state.content.drafts) return;
  working.drafts = drafts;
  working.filled = keepEntries(working.filled, (id) => !entered.has(id));
  setRows(grid, values, working);
}

/** Puts values in the place of rows, all at once. Other content may have changed with them. */
export function setRows(grid: RowTarget, values: ReadonlyMap<number, Json>, content?: WorkingContent): void {
  const { lookup, place } = storeOf(grid.controller).view;
  const rows = place(grid.pointer).value as readonly JsonValue[];
  const list =
    values.size > 0 ? rows.map((row, index) => (values.has(index) ? values.get(index)! : row)) : rows;
  setTable(grid, lookup.keys.freeze(list, lookup.keys.of(rows)), content);
}

function setTable(
  { controller, pointer }: RowTarget,
  rows: readonly JsonValue[],
  given?: WorkingContent,
): void {
  const store = storeOf(controller);
  const { lookup, state, next, place } = store.view;
  const content = given ?? new WorkingContent(state.content, lookup);
  // An option around the table that its value only implies is chosen then, as by typing.
  const data = writeInside(content, place(''), lookup.data, splitPointer(pointer), rows)!;
  const { apply } = next({ ...state, content: content.finish() });
  store.enter(apply({ kind: 'derive', data, pointers: [] }));
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

/** Adds rows with these cells, which get the places of their lines, as one change; returns the cells that were written. */
export function insertLines(grid: RowTarget, lines: Lines): Lines {
  const [first] = lines;
  if (!first) return lines;
  const node = resolveNode(grid.table.row);
  const isTuple = node.kind === 'group' && node.tuple;
  return writeEditable(grid, lines, (some) => {
    const values = some.map(({ cells }) => (isTuple ? undefined : newRow(grid, cells)));
    grid.controller.insertRows(grid.pointer, first.row, values);
    // A default would take the place of what is missing in the copied row.
    const left = some.map(({ row, cells }) => ({
      row,
      cells: isTuple
        ? cells.map((cell) => restoreEmpty(grid, row, cell))
        : cells.filter(({ isMissing }) => isMissing).map((cell) => ({ ...cell, input: none })),
    }));
    writeValues(grid, left);
    if (isTuple) setRows(grid, shortRows(grid, some));
  });
}

/** Those of the rows with fixed items that are shorter in what was copied, without their missing items. */
function shortRows({ controller, pointer }: RowTarget, lines: Lines) {
  return new Map(
    lines.flatMap(({ row, cells }): (readonly [number, Json])[] => {
      const value = controller.get(joinPointer(pointer, row));
      const missing = cells.filter(({ isMissing }) => isMissing).map(({ column }) => column.name);
      if (!isArray(value)) return [];
      const length = value.findLastIndex((_, index) => !missing.includes(String(index))) + 1;
      return length < value.length ? [[row, value.slice(0, length)]] : [];
    }),
  );
}

export const none: CellInput = { kind: 'value', value: undefined };

function newRow({ table }: RowTarget, cells: Line['cells']): JsonValue | undefined {
  const values = cells.flatMap(({ column, input }) =>
    input.kind === 'value' && input.value !== undefined ? [[column.name, input.value] as const] : [],
  );
  return resolveNode(table.row).kind === 'group' ? Object.fromEntries(values) : values[0]?.[1];
}

/** Marks written cells with an error as touched, so that it is shown; returns their pointers. */
export function touchWrong({ controller, pointer }: RowTarget, lines: Lines): readonly Pointer[] {
  const wrong = new Set(controller.getErrors(pointer).map((error) => error.pointer));
  const refused = lines
    .flatMap(({ row, cells }) => cells.map(({ column }) => cellPointer(pointer, row, column)))
    .filter((cell) => wrong.has(cell));
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

/** Writes the texts that are not values; returns the cells that can be edited. */
function writeTexts(grid: RowTarget, lines: Lines): Lines {
  readWordsIn(grid.controller);
  const { place, state } = storeOf(grid.controller).view;
  const { drafts } = state.content;
  const textAt = (row: number, column: TableColumn) =>
    drafts.size > 0 && drafts.get(place(cellPointer(grid.pointer, row, column)).id)?.text;
  return lines.map(({ row, cells }) => {
    const written = cells.filter((cell) => {
      const { column, input, text, isRefused } = cell;
      const entry =
        input.kind === 'text' ? input.text : (isRefused || isOtherField(grid, row, column)) && text;
      if (!isEditable(grid, row, cell)) return false;
      // The same text again would be an undo step that changes nothing.
      if (entry && textAt(row, column) !== entry)
        grid.controller.setText(cellPointer(grid.pointer, row, column), entry);
      return true;
    });
    return { row, cells: written };
  });
}

/** Whether a condition on the rest of the row has put another field in the place of the column's. */
function isOtherField(grid: RowTarget, at: number, column: TableColumn): boolean {
  const row = resolveNode(grid.table.row);
  if (row.kind !== 'group' || childNodes(row, column.name).length < 2) return false;
  return nodeAt(grid, at, column).schemaPointer !== column.node.schemaPointer;
}
