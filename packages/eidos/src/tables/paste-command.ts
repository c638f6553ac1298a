import { type CopiedCell, parseDelimited, textCells } from './delimited-text';
import {
  activate,
  dataColumns,
  dataRows,
  firstDataColumn,
  type Grid,
  notify,
  rowKeys,
  selectedRange,
  shownKeys,
} from './grid';
import type { GridRange } from './grid-state';
import { type CellEdit, insertRowsWithCells, keepEditable, writeRow, writeRows } from './write-row';
import { cellPointer } from './columns';
import { columnsFrom, countSkipped, type Header, readHeader, readLine } from './read-cell';
import { sortIntoRows } from './row-order';

/**
 * Writes the cells of a spreadsheet, starting at the upper left corner of the selection, as one undo step. Rows are
 * added up to the table's limit; a single cell fills the whole selection. A first line with the names of columns
 * decides which cell belongs to which column. Text that does not fit its field is kept and shown with its error. Cells
 * that were copied here have their values with them, and a write-only one changes nothing.
 */
export function paste(grid: Grid, clipboard: string | CopiedCell[][]): void {
  const selected = selectedRange(grid);
  const first = (column: number) => Math.max(column, firstDataColumn);
  // The header of a row is not a cell to paste to.
  const range = { ...selected, left: first(selected.left), right: first(selected.right) };
  const before = rowKeys(grid).length;
  const shown = shownKeys(grid).length;
  const isText = typeof clipboard === 'string';
  const parsed = isText ? textCells(parseDelimited(clipboard)) : clipboard;
  const header = isText ? headerOf(grid, parsed, before) : undefined;
  const cells = header ? parsed.slice(1) : spread(parsed, range);
  const width = cells.reduce((most, line) => Math.max(most, line.length), 0);
  const columns = header?.columns ?? columnsFrom(grid, range.left, width);
  const most = grid.table.readOnly ? before : (grid.table.maxItems ?? Infinity);
  const room = Math.max(before, most) - before + shown - range.top;
  const lines = cells.slice(0, room);
  const rows = lines.map((line) => readLine(line, columns, grid.words));
  const wrong = sortIntoRows(grid.controller.getSnapshot().errors, grid.pointer);
  const places = dataRows(grid, range.top, shown - 1);
  const written = rows.map((_, offset) => places[offset] ?? before + offset - places.length);
  const firstNew = written.findIndex((row) => row >= before);
  let edits: readonly (readonly CellEdit[])[] = rows;
  grid.controller.batch(() => {
    if (firstNew !== -1) insertRowsWithCells(grid, written[firstNew]!, rows.slice(firstNew));
    edits = writeRows(grid, written, (row, place) =>
      row >= before
        ? keepEditable(grid, row, rows[place]!)
        : writeRow(grid, row, rows[place]!, wrong.has(row)),
    );
  });
  selectPasted(
    grid,
    range.top,
    rows.length,
    header ? placesOf(grid, header) : [range.left, range.left + width - 1],
  );
  const secrets = cells.flat().filter(({ isSecret }) => isSecret).length;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const skipped =
    sum(lines.map((line) => countSkipped(line, columns, header))) +
    sum(rows.map((row, place) => row.length - edits[place]!.length));
  report(grid, { written, edits, header, lost: cells.length - rows.length, secrets, skipped });
}

/** One cell may be a value that equals a column's name; only in an empty table is it more likely the name. */
function headerOf(grid: Grid, cells: readonly CopiedCell[][], rows: number): Header | undefined {
  const [first = []] = cells;
  if (cells.length < 2) return undefined;
  const columns = dataColumns(grid.columns);
  return readHeader(
    first.map(({ text }) => text),
    columns,
    grid.words,
    rows === 0 ? 1 : 2,
  );
}

/** A single copied cell fills every selected cell; several are pasted unchanged. */
function spread(cells: CopiedCell[][], range: GridRange): CopiedCell[][] {
  const [first] = cells;
  if (cells.length !== 1 || first?.length !== 1) return cells;
  const row = Array.from({ length: range.right - range.left + 1 }, () => first[0]!);
  return Array.from({ length: range.bottom - range.top + 1 }, () => row);
}

/** The columns of the grid that a header names. */
function placesOf(grid: Grid, { columns }: Header): readonly number[] {
  return grid.columns.flatMap((one, place) =>
    one.kind === 'data' && columns.includes(one.column) ? [place] : [],
  );
}

function selectPasted(grid: Grid, top: number, rows: number, columns: readonly number[]): void {
  const bottom = Math.min(top + rows, shownKeys(grid).length) - 1;
  const left = Math.min(...columns);
  const right = Math.min(Math.max(...columns), grid.columns.length - 1);
  activate(grid, { row: top, column: left });
  if (bottom === top && right === left) return;
  grid.store.set({ range: { top, bottom, left, right } });
}

interface Pasted {
  readonly written: readonly number[];
  /** The cells that were written, by row. */
  readonly edits: readonly (readonly CellEdit[])[];
  readonly header: Header | undefined;
  /** How many rows had no room. */
  readonly lost: number;
  /** How many cells are write-only where they were copied. */
  readonly secrets: number;
  /** How many cells have no column, or cannot be edited. */
  readonly skipped: number;
}

function report(grid: Grid, { written, edits, header, lost, secrets, skipped }: Pasted): void {
  const { t } = grid.words;
  const wrong = new Set(grid.controller.getSnapshot().errors.map((error) => error.pointer));
  const pasted = edits.flatMap((line, row) =>
    line.map(({ column }) => cellPointer(grid.pointer, written[row]!, column)),
  );
  const refused = pasted.filter((pointer) => wrong.has(pointer));
  grid.controller.touch(refused);
  const sentences = [t('table.pasted', { count: pasted.length })];
  if (header) sentences.push(t('table.pasteHeader'));
  if (header && header.unknown.length > 0)
    sentences.push(t('table.pasteUnknown', { names: header.unknown.join(', ') }));
  if (refused.length > 0) sentences.push(t('table.pasteRefused', { count: refused.length }));
  if (skipped > 0) sentences.push(t('table.pasteSkipped', { count: skipped }));
  if (secrets > 0) sentences.push(t('table.pasteSecret', { count: secrets }));
  if (lost > 0) sentences.push(t('table.full', { limit: grid.table.maxItems }));
  notify(grid, sentences.join(' '));
}
