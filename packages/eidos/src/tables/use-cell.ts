import { useSyncExternalStore } from 'react';
import { cellId, firstDataColumn } from './grid';
import type { GridPosition } from './grid-keys';
import { type GridState, isInRange } from './grid-state';
import { useGrid } from './use-grid';

export interface CellProps {
  readonly rowKey: string;
  /** Index of the row among those that are shown. */
  readonly row: number;
  /** Index of the row in the data. */
  readonly dataRow: number;
  /** Index of the column in the grid. */
  readonly column: number;
}

const isActive = 1;
const isEditing = 2;
const isSelected = 4;
const isFirst = 8;
const isLast = 16;

/** The state of one cell as a single number, because long tables render hundreds of cells at once. */
function flagsOf(state: GridState, { rowKey, row, column }: CellProps): number {
  const { active, edge, editing, range } = state;
  const here =
    !edge &&
    (active ? active.key === rowKey && active.column === column : row === 0 && column === firstDataColumn);
  const selected = isInRange({ row, column }, range) ? isSelected : 0;
  return (
    selected + (here ? isActive + (editing ? isEditing : 0) : 0) + cornersOf(state, { row, column }, here)
  );
}

/** Which corners of the selection a cell is; none until a table is used by touch, where these can be dragged. */
function cornersOf({ touch, active, edge, editing, range }: GridState, place: GridPosition, here: boolean) {
  if (!touch || !active || edge || editing) return 0;
  const { row, column } = place;
  const first = range ? range.top === row && range.left === column : here;
  const last = range ? range.bottom === row && range.right === column : here;
  return (first ? isFirst : 0) + (last ? isLast : 0);
}

/** The state of a grid cell, and the attributes by which the grid finds it. */
export function useCell(props: CellProps) {
  const grid = useGrid();
  const getFlags = () => flagsOf(grid.store.getState(), props);
  const flags = useSyncExternalStore(grid.store.subscribe, getFlags, getFlags);
  const active = (flags & isActive) !== 0;
  const selected = (flags & isSelected) !== 0;
  return {
    grid,
    active,
    editing: (flags & isEditing) !== 0,
    corners: { first: (flags & isFirst) !== 0, last: (flags & isLast) !== 0 },
    attributes: {
      id: cellId(grid, props.rowKey, props.column),
      'data-column': props.column,
      'data-active': active || undefined,
      'data-selected': selected || undefined,
      'aria-colindex': props.column + 1,
      'aria-selected': selected || undefined,
    },
  };
}
