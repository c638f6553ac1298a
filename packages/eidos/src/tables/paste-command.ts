import { type CopiedCell, parseDelimited, textCells } from './delimited-text';
import type { TableColumn } from './columns';
import { firstDataColumn, type Grid } from './grid';
import type { GridRange } from './grid-state';
import { countSkipped, readHeader, readLine } from './read-cell';
import { storeOf } from '../controller/create-controller';
import { joinPointer } from '../json/json-pointer';
import { countCells, insertLines, type Line, nodeAt, touchWrong, writeCells } from './write-row';

/**
 * Writes the cells of a spreadsheet, starting at the upper left corner of the selection, as one undo step. Rows are
 * added up to the table's limit; a single cell fills the whole selection. A first line with the names of columns
 * decides which cell belongs to which column. Text that does not fit its field is kept and shown with its error. Cells
 * that were copied here have their values with them, and a write-only one changes nothing.
 */
export function paste(grid: Grid, clipboard: string | CopiedCell[][]): void {
  const selected = grid.selectedRange();
  const first = (column: number) => Math.max(column, firstDataColumn);
  // The header of a row is not a cell to paste to.
  const range = { ...selected, left: first(selected.left), right: first(selected.right) };
  const before = grid.rowKeys().length;
  const shown = grid.shownKeys().length;
  const isText = typeof clipboard === 'string';
  const parsed = isText ? textCells(parseDelimited(clipboard)) : clipboard;
  const names = isText && parsed.length > 1 ? parsed[0]!.map(({ text }) => text) : [];
  // One cell may be a value that equals a column's name; only in an empty table is it more likely the name.
  const header = readHeader(names, grid.dataColumns, grid.words, before === 0 ? 1 : 2);
  const cells = header ? parsed.slice(1) : spread(parsed, range);
  const width = cells.reduce((most, line) => Math.max(most, line.length), 0);
  const below = Array.from({ length: width }, (_, offset) => grid.dataColumn(range.left + offset));
  const columns = header?.columns ?? below;
  // A row would have none of the pasted values where all of them belong to groups or lists.
  const addsRows = !grid.table.readOnly && columns.some((column) => column?.compound === false);
  const most = addsRows ? (grid.table.maxItems ?? Infinity) : before;
  const room = Math.max(before, most) - before + shown - range.top;
  const lines = cells.slice(0, room);
  const places = grid.dataRows(range.top, shown - 1).slice(0, lines.length);
  const store = storeOf(grid.controller);
  const { tryPlace, state } = store.view;
  const read = lines.map((line, offset): Line => {
    const row = places[offset] ?? before + offset - places.length;
    const { value, saved } = (row < before && tryPlace(joinPointer(grid.pointer, row))) || {};
    const nodeOf = (column: TableColumn) => (row < before ? nodeAt(grid, row, column) : column.node);
    return { row, cells: readLine(line, columns, grid.words, value, saved, nodeOf) };
  });
  let edits = read;
  grid.controller.batch(() => {
    const inserted = read.slice(places.length);
    edits = [...writeCells(grid, read.slice(0, places.length)), ...insertLines(grid, inserted)];
  });
  const named = grid.columns.flatMap((one, place) =>
    typeof one !== 'string' && header?.columns.includes(one) ? [place] : [],
  );
  selectPasted(grid, range.top, lines.length, header ? named : [range.left, range.left + width - 1]);
  const counts = [
    ['table.pasteRefused', touchWrong(grid, edits).length],
    [
      'table.pasteSkipped',
      countSkipped(addsRows ? lines : cells, columns, header) + countCells(read) - countCells(edits),
    ],
    ['table.pasteSecret', cells.flat().filter(({ isSecret }) => isSecret).length],
  ] as const;
  const { t } = grid.words;
  const sentences = [
    t('table.pasted', { count: countCells(edits) }),
    header && t('table.pasteHeader'),
    header && header.unknown.length > 0 && t('table.pasteUnknown', { names: header.unknown.join(', ') }),
    ...counts.map(([key, count]) => count > 0 && t(key, { count })),
    addsRows && cells.length > lines.length && t('table.full', { limit: grid.table.maxItems }),
  ];
  grid.notify(sentences.filter(Boolean).join(' '), store.view.state.content !== state.content);
}

/** A single copied cell fills every selected cell; several are pasted unchanged. */
function spread(cells: CopiedCell[][], range: GridRange): CopiedCell[][] {
  const [first] = cells;
  if (cells.length !== 1 || first?.length !== 1) return cells;
  const row = Array.from({ length: range.right - range.left + 1 }, () => first[0]!);
  return Array.from({ length: range.bottom - range.top + 1 }, () => row);
}

function selectPasted(grid: Grid, top: number, rows: number, columns: readonly number[]): void {
  // No row has come into an empty table, so there is none to select.
  if (rows === 0) return;
  const bottom = Math.min(top + rows, grid.shownKeys().length) - 1;
  const left = Math.min(...columns);
  const right = Math.min(Math.max(...columns), grid.columns.length - 1);
  grid.activate({ row: top, column: left });
  if (bottom === top && right === left) return;
  grid.set({ range: { top, bottom, left, right } });
}
