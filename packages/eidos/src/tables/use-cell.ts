import { useSyncExternalStore } from 'react';
import { cellId, firstDataColumn } from './grid';
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

/** The state of one cell as a single number, because long tables draw hundreds of cells at once. */
function flagsOf({ active, edge, editing, range }: GridState, { rowKey, row, column }: CellProps): number {
  const here =
    !edge &&
    (active ? active.key === rowKey && active.column === column : row === 0 && column === firstDataColumn);
  const selected = isInRange({ row, column }, range) ? isSelected : 0;
  return selected + (here ? isActive + (editing ? isEditing : 0) : 0);
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
