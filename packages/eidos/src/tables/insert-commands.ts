import { joinPointer } from '../json/json-pointer';
import { isJsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { cellPointer, dereference } from './columns';
import { isEditable, touchErrors } from './edit-commands';
import { activate, activePosition, type Grid, notify, rowKeys, selectedRange } from './grid';
import { canAdd, insertEmptyRow } from './row-commands';
import { sortIntoRows } from './row-errors';
import { type CellEdit, writeRow, writeTexts } from './write-row';

/** Adds an empty row above or below the selected ones, and focuses its cell in the same column. */
export function insertBeside(grid: Grid, side: 'above' | 'below'): void {
  const { top, bottom } = selectedRange(grid);
  insertEmptyRow(grid, side === 'above' ? top : bottom + 1, activePosition(grid).column);
}

/** Adds copies of the selected rows below them, as one undo step. Values that nobody can change are not copied. */
export function duplicateRows(grid: Grid): void {
  const { t } = grid.words;
  const { top, bottom } = selectedRange(grid);
  const count = bottom - top + 1;
  if (!canAdd(grid, rowKeys(grid).length + count - 1))
    return grid.announce(t('table.full', { limit: grid.table.maxItems }));
  const texts = Array.from({ length: count }, (_, offset) => typedTexts(grid, top + offset));
  grid.controller.batch(() =>
    texts.forEach((cells, offset) => {
      const value: JsonValue | undefined = grid.controller.get(joinPointer(grid.pointer, top + offset));
      grid.controller.insertRow(grid.pointer, bottom + 1 + offset, copyOf(grid, value));
      writeTexts(grid, bottom + 1 + offset, cells);
    }),
  );
  activate(grid, { row: bottom + 1, column: activePosition(grid).column });
  notify(grid, t('table.duplicated', { count }));
}

/**
 * Copies the first selected cell of each column to the selected cells below it, as one undo step; without a selection,
 * the cell above to the active one.
 */
export function fillDown(grid: Grid): void {
  const range = selectedRange(grid);
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const columns = grid.columns
    .slice(range.left, range.right + 1)
    .flatMap((one) =>
      one.kind === 'data' && !one.column.compound && isEditable(one.column) ? [one.column] : [],
    );
  if (from < 0 || columns.length === 0) return;
  const cells = columns.map((column): CellEdit => {
    const { text, value, errors } = grid.controller.getField(cellPointer(grid.pointer, from, column));
    const isText = text !== undefined && errors.length > 0;
    return { column, input: isText ? { kind: 'text', text } : { kind: 'value', value } };
  });
  const wrong = sortIntoRows(grid.controller.getSnapshot().errors, grid.pointer);
  grid.controller.batch(() => {
    for (let row = from + 1; row <= range.bottom; row++) writeRow(grid, row, cells, wrong.has(row));
  });
  touchErrors(grid, range, columns);
  notify(grid, grid.words.t('table.filled', { count: (range.bottom - from) * cells.length }));
}

/** The cells of a row with text that is not a value. */
function typedTexts(grid: Grid, row: number): CellEdit[] {
  return grid.columns.flatMap((one): CellEdit[] => {
    if (one.kind !== 'data' || one.column.compound || !isEditable(one.column)) return [];
    const { text, errors } = grid.controller.getField(cellPointer(grid.pointer, row, one.column));
    if (text === undefined || errors.length === 0) return [];
    return [{ column: one.column, input: { kind: 'text', text } }];
  });
}

function copyOf(grid: Grid, value: JsonValue | undefined): JsonValue | undefined {
  const row = dereference(grid.table.row);
  if (row.kind !== 'group' || !isJsonObject(value)) return value;
  const fixed = row.children.filter(({ readOnly, kind }) => readOnly && kind !== 'constant');
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => !fixed.some((child) => child.name === name)),
  );
}
