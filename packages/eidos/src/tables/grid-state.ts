import type { GridPosition } from './grid-keys';
import type { Lifted } from './reorder';

/** A rectangle of cells; its bounds are inclusive. */
export interface GridRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cell with the tab stop. It is identified by its row's key, so that it moves with the row. */
export interface ActiveCell {
  readonly key: string;
  /** The index of the row when the cell became active: where to continue when the row is deleted. */
  readonly row: number;
  readonly column: number;
}

/** The state of a grid besides its data. */
export interface GridState {
  readonly active: ActiveCell | undefined;
  readonly editing: boolean;
  /** The corner where the selection began. */
  readonly anchor: GridPosition | undefined;
  /** Set when more than one cell is selected. */
  readonly range: GridRange | undefined;
  /** The row that is being moved by keyboard. */
  readonly lifted: Lifted | undefined;
  /** Keys of the rows whose details are open. */
  readonly expanded: ReadonlySet<string>;
  /** The message about the last change of many cells, which can be undone. */
  readonly notice: string | undefined;
  /** Counts the requests to focus the active cell. */
  readonly focus: number;
  /** Whether the text of the focused control is selected, so that typing replaces it. */
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

/** Keeps the state of a grid outside React, so that moving between two cells renders only those two. */
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
