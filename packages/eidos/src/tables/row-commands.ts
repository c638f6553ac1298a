import type { EidosNode } from '../compiler/node';
import { type Json, setProperties } from '../controller/adopt-json';
import { childAt, isArray, isJsonObject } from '../json/json-object';
import { mapItems, mapMembers } from '../json/members';
import { storeOf } from '../controller/create-controller';
import type { FieldId } from '../controller/field-id';
import { withoutReadDrafts, WorkingContent } from '../controller/state';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { cellPointer, type TableColumn } from './columns';
import type { Grid } from './grid';
import { columnMark, plainCellText, readCell, readCopiedCell } from './read-cell';
import { type CellEdit, countCells, isReplacedAt, none, setRows, writeCells } from './write-row';
import { childNodes, isFields } from '../controller/node-tree';
import { enter, type FieldPlace, type LookupContext, tryEnter } from '../controller/place';
import { canAdd, showBeside, insertEmptyRow, writableColumns, showErrors } from './edit-commands';

/** Adds an empty row above or below the selected ones, and focuses its cell in the same column. */
function insertBeside(grid: Grid, side: 'above' | 'below'): void {
  const { top, bottom } = grid.selectedRange();
  const { column } = grid.activePosition();
  const row = side === 'above' ? top : bottom;
  const key = grid.shownKeys()[row];
  const isBelow = side === 'below' && key !== undefined;
  insertEmptyRow(grid, grid.shownRows().dataRow(row) + Number(isBelow), column, { side, key });
}

/** Adds copies of the selected rows below them, as one undo step. Values that nobody can change are not copied. */
function duplicateRows(grid: Grid): void {
  const { t } = grid.words;
  const { top, bottom } = grid.selectedRange();
  const count = bottom - top + 1;
  if (!canAdd(grid, grid.rowKeys().length + count - 1))
    return grid.announce(t('table.full', { limit: grid.table.maxItems }));
  const key = grid.shownKeys()[bottom];
  if (key === undefined) return;
  const originals = grid.dataRows(top, bottom);
  const below = originals.at(-1)! + 1;
  const added = originals.map((_, offset) => below + offset);
  grid.controller.batch(() => {
    const placeOf = (row: number) => storeOf(grid.controller).view.place(joinPointer(grid.pointer, row));
    const { lookup: before } = storeOf(grid.controller).view;
    const places = originals.map(placeOf);
    const copies = (next: (at: number) => Json) =>
      places.map((place, at) => copyOf(before, place, next(at), grid.table.rowKey));
    grid.controller.insertRows(
      grid.pointer,
      below,
      copies(() => undefined),
    );
    // A default would take the place of what is missing in the original.
    const exact = copies((at) => placeOf(added[at]!).value).map((copy, at) => [added[at]!, copy] as const);
    const { lookup, state } = storeOf(grid.controller).view;
    const content = new WorkingContent(withoutReadDrafts(state.content), lookup);
    const ids = new Map(added.map((row, at) => [places[at]!.id, placeOf(row).id]));
    content.drafts = addCopies(content.drafts, ids);
    content.choices = addCopies(content.choices, ids);
    setRows(grid, new Map(exact), content);
  });
  showBeside(grid, added, { side: 'below', key });
  grid.activate({ row: bottom + 1, column: grid.activePosition().column });
  grid.notify(t('table.duplicated', { count }));
}

/**
 * Copies the first selected cell of each column to the selected cells below it, as one undo step; without a selection,
 * the cell above to the active one.
 */
function fillDown(grid: Grid): void {
  const range = grid.selectedRange();
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const columns = writableColumns(grid, range);
  const [source, ...rows] = grid.dataRows(from, range.bottom);
  if (from < 0 || !columns[0] || isReplacedAt(grid, source!, columns[0])) return;
  const cells = columns.map((column) => cellAt(grid, source!, column));
  const lines = rows.map((row) => ({ row, cells }));
  const store = storeOf(grid.controller);
  const { content } = store.view.state;
  const written = writeCells(grid, lines);
  const filled = grid.words.t('table.filled', { count: countCells(written) });
  grid.notify(filled + showErrors(grid, written), store.view.state.content !== content);
}

/** A map in which what is known about rows of one table is also known about their copies. */
function addCopies<Value>(
  map: ReadonlyMap<FieldId, Value>,
  copies: ReadonlyMap<FieldId, FieldId>,
): ReadonlyMap<FieldId, Value> {
  const [row = ''] = copies.keys();
  const depth = row.split('/').length;
  const added = [...map].flatMap(([id, value]) => {
    const from = id.split('/', depth).join('/');
    const copy = copies.get(from);
    return copy === undefined ? [] : [[copy + id.slice(from.length), value] as const];
  });
  return new Map([...map, ...added]);
}

function cellAt({ controller, pointer, words }: Grid, row: number, column: TableColumn): CellEdit {
  const { node, text, value, errors } = controller.getField(cellPointer(pointer, row, column));
  if (errors.length > 0 && text)
    return { column, input: { kind: 'text', text }, readAs: (other) => readCell(other, text, words) };
  const copied = { text: plainCellText(node, value, words), value, column: columnMark(node) };
  const readAs = (other: EidosNode) => (value === undefined ? none : readCopiedCell(other, copied, words));
  return { column, input: { kind: 'value', value }, readAs };
}

/**
 * A copy of a value, in which fields that nobody can change have the values of what was added for it, and so have the hidden keys
 * of rows, which identify the originals.
 */
function copyOf(lookup: LookupContext, place: FieldPlace, added: Json, rowKey?: string): Json {
  const { inner, value } = place;
  const copyAt = (token: string | number, key?: string) =>
    copyOf(lookup, enter(lookup, place, String(token)), childAt(added, String(token)), key);
  if (isArray(value) && inner.kind === 'table') {
    const rows = mapItems(value, (row, index) => copyAt(index, inner.rowKey) ?? row);
    // Texts and options in the rows are found in the copies by the same keys.
    return lookup.keys.freeze(rows, lookup.keys.of(value));
  }
  if (!isFields(inner) || !isJsonObject(value)) return value;
  const isFixed = (name: string) => {
    const nodes = childNodes(inner, name);
    // A key that is shown is a value like any other.
    if (name === rowKey && !inner.children.some((child) => child.name === name)) return true;
    return nodes.length > 0 && nodes.every(({ readOnly, kind }) => readOnly && kind !== 'constant');
  };
  const copied = mapMembers(value, (part, name) => {
    if (isFixed(name)) return undefined;
    return tryEnter(lookup, place, name) ? copyAt(name) : part;
  });
  const own = Object.entries<JsonValue>(isJsonObject(added) ? added : {}).filter(([name]) => isFixed(name));
  return copied === value && own.length === 0 ? value : setProperties(copied, own);
}

interface RowCommand {
  readonly label: 'table.insertAbove' | 'table.insertBelow' | 'table.duplicate' | 'table.fillDown';
  /** Its key, pressed with Ctrl or Command, and whether Shift is pressed too. */
  readonly key: string;
  readonly shift: boolean;
  readonly run: (grid: Grid) => void;
}

/** The commands for the rows with the focus, in the order of their menu. */
export const rowCommands: readonly RowCommand[] = [
  { label: 'table.insertAbove', key: 'Enter', shift: true, run: (grid) => insertBeside(grid, 'above') },
  { label: 'table.insertBelow', key: 'Enter', shift: false, run: (grid) => insertBeside(grid, 'below') },
  { label: 'table.duplicate', key: 'D', shift: true, run: duplicateRows },
  { label: 'table.fillDown', key: 'D', shift: false, run: fillDown },
];

export function runRowShortcut(grid: Grid, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || grid.table.readOnly) return false;
  const key = event.key.toLowerCase();
  const command = rowCommands.find((one) => one.key.toLowerCase() === key && one.shift === event.shiftKey);
  command?.run(grid);
  return command !== undefined;
}
