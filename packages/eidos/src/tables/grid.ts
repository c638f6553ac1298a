import type { ComponentType } from 'react';
import type { TableNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';
import type { Translator } from '../translations/translator';
import { cellPointer, type TableColumn } from './columns';
import type { RowOrder, ShownRows } from './row-order';
import type { RowText } from './row-texts';
import type { UnsavedRows } from './use-grid';
import type { Lifted } from './reorder';
import type { SortOrder } from './sort-rows';
import type { RenderCell } from './table-props';

/** A column of a grid: the row number, a field, or a button. */
export type GridColumn =
  { readonly kind: 'row' | 'details' | 'delete' } | { readonly kind: 'data'; readonly column: TableColumn };

/** Everything that the commands and cells of one grid share. It does not change while the user types. */
export interface Grid {
  /** Prefix of the ids of the grid's elements. */
  readonly id: string;
  readonly pointer: Pointer;
  readonly table: TableNode;
  readonly columns: readonly GridColumn[];
  readonly sortable: boolean;
  readonly filterable: boolean;
  readonly resizable: boolean;
  /** The rows as they are shown; the same object until they or their order change. */
  readonly shownRows: () => ShownRows;
  /** The text in which the filter searches. */
  readonly rowText: RowText;
  readonly controller: Controller;
  readonly store: GridStore;
  readonly words: Translator;
  readonly unsavedRows: () => UnsavedRows;
  /** Completes the entry of a control that is not in the data yet, before the control is closed. */
  readonly completeEntry: () => void;
  readonly announce: (message: string) => void;
  readonly renderCell: RenderCell | undefined;
  /** The handle of a row; without it rows cannot be moved. */
  readonly RowHandle: ComponentType<RowHandleProps> | undefined;
}

export interface RowHandleProps {
  readonly rowKey: string;
  /** Index of the row in the data. */
  readonly row: number;
  /** Whether the handle is the grid's tab stop. */
  readonly tabStop: boolean;
}

/** The columns of a grid, including those around the fields of its rows. */
export function gridColumns(
  shown: readonly TableColumn[],
  buttons: { readonly details: boolean; readonly delete: boolean },
): readonly GridColumn[] {
  const data = shown.map((column) => ({ kind: 'data', column }) as const);
  const kinds = (['details', 'delete'] as const).filter((kind) => buttons[kind]);
  return [{ kind: 'row' }, ...data, ...kinds.map((kind) => ({ kind }))];
}

/** The first column with a field, where the focus enters the grid and where pasting starts. */
export const firstDataColumn = 1;

/** Keys of all rows in the order of the data. */
export function rowKeys(grid: Grid): readonly string[] {
  return grid.controller.getRowKeys(grid.pointer);
}

/** Keys of the rows that are shown, in the order of the screen. */
export function shownKeys(grid: Grid): readonly string[] {
  return grid.shownRows().keys;
}

/** Indexes in the data of the rows between two that are shown, both included. */
export function dataRows(grid: Grid, top: number, bottom: number): readonly number[] {
  const { dataRow } = grid.shownRows();
  return Array.from({ length: bottom - top + 1 }, (_, offset) => dataRow(top + offset));
}

/** The field shown in a grid column; undefined for numbers and buttons. */
export function dataColumn(grid: Grid, column: number): TableColumn | undefined {
  const found = grid.columns[column];
  return found?.kind === 'data' ? found.column : undefined;
}

/** The last column with a field. */
export function lastDataColumn(grid: Grid): number {
  return grid.columns.findLastIndex(({ kind }) => kind === 'data');
}

export function dataColumns(columns: readonly GridColumn[]): readonly TableColumn[] {
  return columns.flatMap((one) => (one.kind === 'data' ? [one.column] : []));
}

/** JSON Pointer of the cell at a row and column; undefined when there is no field. */
export function pointerAt(grid: Grid, { row, column }: GridPosition): Pointer | undefined {
  const data = dataColumn(grid, column);
  return data && cellPointer(grid.pointer, grid.shownRows().dataRow(row), data);
}

/** Id of a cell's element; it moves with the row. */
export function cellId(grid: Grid, key: string, column: number): string {
  return `${grid.id}${key}-${column}`;
}

/** Id of the active cell's element; undefined when no row is shown. */
export function activeCellId(grid: Grid): string | undefined {
  const { row, column } = activePosition(grid);
  const key = shownKeys(grid)[row];
  return key === undefined ? undefined : cellId(grid, key, column);
}

/** The position of the active cell; the first field of the first row until a cell is activated. */
export function activePosition(grid: Grid): GridPosition {
  const { active } = grid.store.getState();
  if (!active) return { row: 0, column: firstDataColumn };
  const keys = shownKeys(grid);
  const row = keys[active.row] === active.key ? active.row : keys.indexOf(active.key);
  return { row: row < 0 ? Math.max(0, Math.min(active.row, keys.length - 1)) : row, column: active.column };
}

/** The selected rectangle; only the active cell when nothing else is selected. */
export function selectedRange(grid: Grid): GridRange {
  const { row, column } = activePosition(grid);
  return grid.store.getState().range ?? { top: row, bottom: row, left: column, right: column };
}

/**
 * Activates and focuses a cell; ends editing.
 *
 * @param extend Extends the selection from the corner where it began.
 */
export function activate(grid: Grid, place: GridPosition, { extend = false } = {}): void {
  const key = shownKeys(grid)[place.row];
  if (key === undefined) return;
  const { anchor: begun, focus } = grid.store.getState();
  const anchor = extend ? (begun ?? activePosition(grid)) : place;
  grid.store.set({
    active: { key, ...place },
    edge: undefined,
    anchor,
    range: rangeBetween(anchor, place),
    editing: false,
    selectText: false,
    focus: focus + 1,
  });
}

export function selectRows(grid: Grid, top: number, bottom: number): void {
  const anchor = { row: top, column: firstDataColumn };
  activate(grid, anchor);
  const range = { top, bottom, left: firstDataColumn, right: lastDataColumn(grid) };
  grid.store.set({ range, anchor });
}

/** Focuses the active cell at its current position. */
export function requestFocus(grid: Grid, change: { readonly selectText?: boolean } = {}): void {
  grid.store.set({ focus: grid.store.getState().focus + 1, selectText: change.selectText ?? false });
}

/** Announces a change, and shows it together with a button that undoes it. */
export function notify(grid: Grid, notice: string): void {
  grid.store.set({ notice });
  grid.announce(notice);
}

/** A cell by its row and column, both counted from 0. */
export interface GridPosition {
  /** Index among the rows that are shown, in the order of the screen. */
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells; its bounds are inclusive. Its rows are counted as they are shown. */
export interface GridRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cell with the tab stop. It is identified by its row's key, so that it moves with the row. */
interface ActiveCell {
  readonly key: string;
  /** The index of the row when the cell became active: where to continue when the row is deleted. */
  readonly row: number;
  readonly column: number;
}

/** A cell above or below the rows: of the header, or of the totals. */
export interface EdgeCell {
  readonly line: 'header' | 'totals';
  readonly column: number;
}

export interface GridState {
  readonly active: ActiveCell | undefined;
  /** The cell that has the tab stop instead of the active one. */
  readonly edge: EdgeCell | undefined;
  readonly editing: boolean;
  /** The corner where the selection began. */
  readonly anchor: GridPosition | undefined;
  /** Set when more than one cell is selected. */
  readonly range: GridRange | undefined;
  /** The row that is being moved by keyboard. */
  readonly lifted: Lifted | undefined;
  readonly dragged: boolean;
  readonly sort: SortOrder | undefined;
  readonly filter: string;
  /** The rows after sorting and filtering; undefined in the order of the data. */
  readonly order: RowOrder | undefined;
  /** Keys of the rows whose details are open. */
  readonly expanded: ReadonlySet<string>;
  /** The message about the last change of many cells, which can be undone. */
  readonly notice: string | undefined;
  /** Counts the requests to focus the active cell. */
  readonly focus: number;
  /** Whether the text of the focused control is selected, so that typing replaces it. */
  readonly selectText: boolean;
  /** Whether the table is used by touch, so that it shows what keys and a mouse do elsewhere. */
  readonly touch: boolean;
  /** Whether the next cell that is pressed extends the selection. */
  readonly extends: boolean;
}

export interface GridStore {
  readonly getState: () => GridState;
  readonly set: (change: Partial<GridState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const initial: GridState = {
  active: undefined,
  edge: undefined,
  editing: false,
  anchor: undefined,
  range: undefined,
  lifted: undefined,
  dragged: false,
  sort: undefined,
  filter: '',
  order: undefined,
  expanded: new Set(),
  notice: undefined,
  focus: 0,
  selectText: false,
  touch: false,
  extends: false,
};

/** Keeps the state of a grid outside React, so that moving between two cells renders only those two. */
export function createGridStore(start: Partial<GridState> = {}): GridStore {
  const listeners = new Set<() => void>();
  let state: GridState = { ...initial, ...start };
  return {
    getState: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The rectangle between two cells; undefined when they are the same cell. */
function rangeBetween(a: GridPosition, b: GridPosition): GridRange | undefined {
  if (a.row === b.row && a.column === b.column) return undefined;
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

export function isInRange({ row, column }: GridPosition, range: GridRange | undefined): boolean {
  if (!range) return false;
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
}
