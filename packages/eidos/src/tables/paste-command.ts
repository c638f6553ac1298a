import { parseDelimited } from './delimited-text';
import { isEditable } from './edit-commands';
import { activate, dataColumn, type Grid, notify, rowKeys, selectedRange } from './grid';
import type { GridRange } from './grid-state';
import { readCell } from './read-cell';
import { type CellEdit, insertRowWithCells, writeRow } from './write-row';
import { cellPointer } from './columns';
import { sortIntoRows } from './row-errors';

/**
 * Writes the cells of a spreadsheet, starting at the upper left corner of the selection, as one undo step. Rows are
 * added up to the table's limit; a single cell fills the whole selection. Text that does not fit its field is kept
 * and shown with its error.
 */
export function paste(grid: Grid, clipboard: string): void {
  const range = selectedRange(grid);
  const cells = spread(parseDelimited(clipboard), range);
  const before = rowKeys(grid).length;
  const most = grid.table.readOnly ? before : (grid.table.maxItems ?? Infinity);
  const room = Math.max(before, most) - range.top;
  const rows = cells.slice(0, room).map((line) => readLine(grid, line, range.left));
  const wrong = sortIntoRows(grid.controller.getSnapshot().errors, grid.pointer);
  grid.controller.batch(() =>
    rows.forEach((line, offset) => {
      const row = range.top + offset;
      if (row >= before) insertRowWithCells(grid, row, line);
      else writeRow(grid, row, line, wrong.has(row));
    }),
  );
  selectPasted(grid, range, cells);
  report(grid, range.top, rows, cells.length - rows.length);
}

/** A single copied cell fills every selected cell; several are pasted unchanged. */
function spread(cells: string[][], range: GridRange): string[][] {
  const [first] = cells;
  if (cells.length !== 1 || first?.length !== 1) return cells;
  const row = Array.from({ length: range.right - range.left + 1 }, () => first[0]!);
  return Array.from({ length: range.bottom - range.top + 1 }, () => row);
}

function readLine(grid: Grid, line: readonly string[], left: number): CellEdit[] {
  return line.flatMap((text, offset) => {
    const column = dataColumn(grid, left + offset);
    if (!column || column.compound || !isEditable(column)) return [];
    return [{ column, input: readCell(column.node, text, grid.words) }];
  });
}

function selectPasted(grid: Grid, range: GridRange, cells: readonly (readonly string[])[]): void {
  const width = Math.max(...cells.map((line) => line.length));
  const bottom = Math.min(range.top + cells.length, rowKeys(grid).length) - 1;
  const right = Math.min(range.left + width, grid.columns.length) - 1;
  activate(grid, { row: range.top, column: range.left });
  if (bottom === range.top && right === range.left) return;
  grid.store.set({ range: { ...range, bottom, right } });
}

function report(grid: Grid, top: number, rows: readonly (readonly CellEdit[])[], lost: number): void {
  const { t } = grid.words;
  const wrong = new Set(grid.controller.getSnapshot().errors.map((error) => error.pointer));
  const pasted = rows.flatMap((line, row) =>
    line.map(({ column }) => cellPointer(grid.pointer, top + row, column)),
  );
  const refused = pasted.filter((pointer) => wrong.has(pointer));
  grid.controller.batch(() => refused.forEach((pointer) => grid.controller.touch(pointer)));
  const sentences = [t('table.pasted', { count: pasted.length })];
  if (refused.length > 0) sentences.push(t('table.pasteRefused', { count: refused.length }));
  if (lost > 0) sentences.push(t('table.full', { limit: grid.table.maxItems }));
  notify(grid, sentences.join(' '));
}
