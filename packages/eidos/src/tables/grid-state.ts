import { addTo } from '../controller/field-listeners';
import type { Original } from './edit-commands';
import type { Lifted } from './reorder';
import type { RowOrder } from './row-order';
import type { SortOrder } from './sort-rows';

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
  readonly active?: ActiveCell | undefined;
  /** The cell that has the tab stop instead of the active one. */
  readonly edge?: EdgeCell | undefined;
  readonly editing: boolean;
  /** The content of the cell when editing began, which Escape restores. */
  readonly original?: Original | undefined;
  /** The corner where the selection began, while more than one cell is selected. */
  readonly anchor?: GridPosition | undefined;
  /** Set when more than one cell is selected. */
  readonly range?: GridRange | undefined;
  /** The row that is being moved by keyboard. */
  readonly lifted?: Lifted | undefined;
  readonly sort?: SortOrder | undefined;
  readonly filter: string;
  /** The rows after sorting and filtering; undefined in the order of the data. */
  readonly order?: RowOrder | undefined;
  /** Keys of the rows whose details are open. */
  readonly expanded: ReadonlySet<string>;
  /** The message about the last change of many cells, which can be undone if anything has changed. */
  readonly notice?: { readonly text: string; readonly isChanged: boolean } | undefined;
  /** Counts the requests to focus the active cell. */
  readonly focus: number;
  /** Whether the text of the focused control is selected, so that typing replaces it. */
  readonly selectText: boolean;
  /** Whether the table is used by touch, so that it shows what keys and a mouse do elsewhere. */
  readonly touch: boolean;
  /** Whether the next cell that is pressed extends the selection. */
  readonly extends: boolean;
}

/** Keeps the state of a grid outside React, so that moving between two cells renders only those two. */
export function createGridStore() {
  const listeners = new Set<() => void>();
  const none = { editing: false, selectText: false, touch: false, extends: false };
  let state: GridState = { ...none, filter: '', expanded: new Set(), focus: 0 };
  return {
    getState: () => state,
    set: (change: Partial<GridState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => addTo(listeners, listener),
  };
}

export type GridStore = ReturnType<typeof createGridStore>;

/** The rectangle between two cells; undefined when they are the same cell. */
export function rangeBetween(a: GridPosition, b: GridPosition): GridRange | undefined {
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
