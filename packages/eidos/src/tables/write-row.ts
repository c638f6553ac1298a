import type { EidosNode } from '../compiler/node';
import { adoptJson, type Json, setProperties } from '../controller/adopt-json';
import { isEmptied } from '../controller/apply';
import { storeOf } from '../controller/create-controller';
import type { FieldId } from '../controller/field-id';
import { isText, planOf, resolveNode } from '../controller/node-tree';
import { emptyValue } from '../controller/read-text';
import { enter, type FieldPlace, tryEnter } from '../controller/place';
import { type Content, keepEntries, WorkingContent } from '../controller/state';
import { writeInside } from '../controller/write-value';
import { childAt, equalJson, isArray, isJsonObject, type JsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { memoize } from '../json/memoize';
import { cellPointer, isFixed, isReplacedRow, type TableColumn } from './columns';
import type { Grid } from './grid';
import { type CellInput, readWordsIn } from './read-cell';

export interface CellEdit {
  readonly column: TableColumn;
  readonly input: CellInput;
  /** The input for a field that a condition puts in the place of the column's. */
  readonly readAs?: (node: EidosNode) => CellInput;
  /** The cell already holds this value, which is left as it is. */
  readonly isKept?: boolean;
  /** The text that it was read from, as what the column holds. */
  readonly text?: string | undefined;
  /** Whether the text stays in the cell above the value. */
  readonly isRefused?: boolean | undefined;
  /** Whether a new row gets no default there. */
  readonly isMissing?: boolean | undefined;
  /** Whether an entry empties the cell. A copied cell that has no value does not. */
  readonly isEmptied?: boolean | undefined;
}

export interface Line {
  readonly row: number;
  readonly cells: readonly CellEdit[];
}

type Lines = readonly Line[];

type RowTarget = Pick<Grid, 'pointer' | 'controller' | 'table'>;

export const countCells = (lines: Lines) => lines.reduce((sum, { cells }) => sum + cells.length, 0);

/**
 * Writes cells into rows that are there, as one change; returns those that were written. What is stored in place of a row has no
 * cells to write.
 */
export function writeCells(grid: RowTarget, lines: Lines): Lines {
  const some = lines.map(({ row, cells }) => {
    const isReplaced = cells[0] !== undefined && isReplacedAt(grid, row, cells[0].column);
    return { row, cells: isReplaced ? [] : cells };
  });
  return writeInRounds(grid, some, (round) => writeValues(grid, round));
}

/**
 * The round in which the cell of each conditional field is written: after the cells that the conditions on the field read, in
 * the order in which a user would type them. All other cells are written in round 0.
 */
const roundsOf = memoize((row: EidosNode): ReadonlyMap<string, number> => {
  const group = resolveNode(row);
  const rounds = new Map<string, number>();
  if (group.kind !== 'group' || group.tuple) return rounds;
  const { reads, affects, order } = planOf(group);
  for (const at of order) {
    const read = [...(reads[at] ?? rounds.keys())].map((name) => rounds.get(name) ?? 0);
    for (const name of affects[at]!) rounds.set(name, Math.max(rounds.get(name) ?? 0, ...read) + 1);
  }
  return rounds;
});

/** Writes cells in their rounds, each read by the field that it has then, without those that a condition fixes by then. */
function writeInRounds(grid: RowTarget, lines: Lines, write: (lines: Lines, round: number) => void): Lines {
  const rounds = roundsOf(grid.table.row);
  const roundOf = ({ column }: CellEdit) => rounds.get(column.name) ?? 0;
  const later = new Set(lines.flatMap(({ cells }) => cells.map(roundOf)));
  later.delete(0);
  const fixed = new Set<CellEdit>();
  storeOf(grid.controller).batch(() => {
    // A cell that keeps its value is read again only where its field becomes another one.
    const kept = new Map(
      lines.flatMap(({ row, cells }) =>
        cells
          .filter((cell) => cell.isKept && roundOf(cell) > 0)
          .map((cell) => [cell, nodeAt(grid, row, cell.column)]),
      ),
    );
    for (const round of [0, ...[...later].toSorted((a, b) => a - b)]) {
      const some = lines.map(({ row, cells }) => ({
        row,
        cells: cells.flatMap((cell): readonly CellEdit[] => {
          if (roundOf(cell) !== round) return [];
          if (round === 0) return [cell];
          const node = nodeAt(grid, row, cell.column);
          if (isFixed(node)) {
            fixed.add(cell);
            return [];
          }
          if (kept.get(cell) === node) return [cell];
          // An empty text empties the field that applies now.
          const isEmptied = cell.isEmptied || (cell.isKept && cell.text === '' && !cell.isMissing);
          return [{ ...cell, isEmptied, input: cell.readAs?.(node) ?? cell.input }];
        }),
      }));
      write(some, round);
      writeTexts(grid, some);
    }
  });
  return lines.map(({ row, cells }) => ({ row, cells: cells.filter((cell) => !fixed.has(cell)) }));
}

/** An emptied cell gets the null or the empty text that was loaded there, as an emptied field does; an empty one stays. */
function emptiedInput({ drafts }: Content, place: FieldPlace): CellInput {
  if (place.value === undefined && !drafts.has(place.id)) return none;
  return { kind: 'value', value: place.saved === '' && isText(place.inner) ? '' : emptyValue(place) };
}

/**
 * Writes the values of all cells into the data at once, because the table and each row are copied for each change. Typed texts
 * and chosen options elsewhere in the rows stay.
 */
function writeValues(grid: RowTarget, lines: Lines): void {
  if (countCells(lines) === 0) return;
  const { lookup, state, place: placeAt } = storeOf(grid.controller).view;
  const { content } = state;
  const table = placeAt(grid.pointer);
  const working = new WorkingContent(content, lookup);
  const ids = new Set<FieldId>();
  const entered = new Set<FieldId>();
  const values = new Map<number, Json>();
  for (const { row, cells } of lines) {
    const place = enter(lookup, table, String(row));
    const { size } = entered;
    const changes: [name: string, value: Json][] = [];
    let next = place.value;
    for (const { column, isRefused, ...cell } of cells) {
      const { isRow, name } = column;
      const tokens = isRow ? [] : [name];
      const cellPlace = () => (isRow ? place : tryEnter(lookup, place, name)!);
      const input = cell.isEmptied ? emptiedInput(content, cellPlace()) : cell.input;
      if (input.kind === 'text') continue;
      const id = joinPointer(place.id, ...tokens);
      const isSame = equalJson(tokens.reduce(childAt, next), input.value);
      if (content.drafts.size > 0 && !(isSame && isRefused)) ids.add(id);
      if (isSame) continue;
      const value = input.value === undefined ? undefined : adoptJson(input.value);
      if (isJsonObject(next) && !isRow) changes.push([name, value]);
      else next = writeInside(working, place, next, tokens, value);
      const nullPlace = value === null ? cellPlace() : undefined;
      // A null counts as chosen where there was no value.
      if (nullPlace ? nullPlace.value === undefined : value !== undefined) entered.add(id);
      else if (nullPlace && isEmptied(nullPlace)) working.fill(id, null, null);
    }
    if (changes.length > 0) next = setProperties(next as JsonObject, changes);
    if (next === undefined || next === place.value) continue;
    // A row that was null before its first entry is null again once that is removed.
    const { was } = working.filled.get(place.id) ?? {};
    const isBlank = was !== undefined && size === entered.size && working.isFilled(place.id, next);
    values.set(row, isBlank ? was : next);
  }
  const drafts = keepEntries(content.drafts, (id) => !ids.has(id));
  if (values.size === 0 && drafts === content.drafts) return;
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
  // A value that a condition brings into a row is removed with the condition, unless the row was inserted with it.
  const isEmpty = isTuple || roundsOf(grid.table.row).size > 0;
  return writeInRounds(grid, lines, (some, round) => {
    if (round === 0) {
      const values = some.map(({ cells }) => (isEmpty ? undefined : newRow(grid, cells)));
      grid.controller.insertRows(grid.pointer, first.row, values);
    }
    // A default would take the place of what is missing in the copied row.
    const left = some.map(({ row, cells }) => ({
      row,
      cells: isTuple
        ? cells
        : cells
            .filter((cell) => cell.isMissing ?? (isEmpty && !isNothing(cell)))
            .map((cell) => (cell.isMissing ? { ...cell, input: none } : cell)),
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

const isNothing = ({ input }: CellEdit) => input.kind === 'value' && input.value === undefined;

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

/** The node of a cell, which a condition may have put in the place of its column's. A field would be validated too. */
export function nodeAt(
  { controller, pointer, table }: RowTarget,
  row: number,
  column: TableColumn,
): EidosNode {
  if (!roundsOf(table.row).has(column.name)) return column.node;
  return storeOf(controller).view.place(cellPointer(pointer, row, column)).node;
}

/** Writes the texts that are not values. */
function writeTexts(grid: RowTarget, lines: Lines): void {
  readWordsIn(grid.controller);
  const { place, state } = storeOf(grid.controller).view;
  const { drafts } = state.content;
  const textAt = (row: number, column: TableColumn) =>
    drafts.size > 0 && drafts.get(place(cellPointer(grid.pointer, row, column)).id)?.text;
  for (const { row, cells } of lines)
    for (const { column, input, text, isRefused } of cells) {
      const entry = input.kind === 'text' ? input.text : isRefused && text;
      // The same text again would be an undo step that changes nothing.
      if (entry && textAt(row, column) !== entry)
        grid.controller.setText(cellPointer(grid.pointer, row, column), entry);
    }
}
