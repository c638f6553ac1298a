import type { GridPosition } from './grid-keys';
import type { Lifted } from './reorder';

/** A rectangle of cells; all four edges belong to it. */
export interface GridRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cell that holds the tab stop. It is known by its row's key, so that it travels with the row. */
export interface ActiveCell {
  readonly key: string;
  /** Where the row was when the cell became active: where to go on when the row is deleted. */
  readonly row: number;
  readonly column: number;
}

/** What a grid remembers beside its data. */
export interface GridState {
  readonly active: ActiveCell | undefined;
  readonly editing: boolean;
  /** The corner at which the selection was begun. */
  readonly anchor: GridPosition | undefined;
  /** Set when more than one cell is selected. */
  readonly range: GridRange | undefined;
  /** The row that is being moved by keyboard. */
  readonly lifted: Lifted | undefined;
  /** Keys of the rows whose details are open. */
  readonly expanded: ReadonlySet<string>;
  /** What was done to many cells at once and can be taken back, in words. */
  readonly notice: string | undefined;
  /** Counts the wishes to bring the focus to the active cell. */
  readonly focus: number;
  /** Whether the text of the control that takes the focus is to be selected, so that typing replaces it. */
  readonly selectText: boolean;
}

export interface GridStore {
  readonly getState: () => GridState;
  readonly set: (change: Partial<GridState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const initial: GridState = {
  active: undefined,
  editing: false,
  anchor: undefined,
  range: undefined,
  lifted: undefined,
  expanded: new Set(),
  notice: undefined,
  focus: 0,
  selectText: false,
};

/** Keeps a grid's state outside React, so that moving from cell to cell renders those two cells and no other. */
export function createGridStore(): GridStore {
  const listeners = new Set<() => void>();
  let state = initial;
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
