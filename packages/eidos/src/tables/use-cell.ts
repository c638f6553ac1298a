import { cellId, firstDataColumn } from './grid';
import { isInRange } from './grid-state';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

export interface CellProps {
  readonly rowKey: string;
  /** Index of the row in the data. */
  readonly row: number;
  /** Index of the column in the grid. */
  readonly column: number;
}

/** What every cell of a grid needs: its state, and the attributes by which the grid finds it. */
export function useCell({ rowKey, row, column }: CellProps) {
  const grid = useGrid();
  const active = useGridState(({ active }) =>
    active ? active.key === rowKey && active.column === column : row === 0 && column === firstDataColumn,
  );
  const editing = useGridState((state) => state.editing) && active;
  const selected = useGridState(({ range }) => isInRange({ row, column }, range));
  return {
    grid,
    active,
    editing,
    attributes: {
      id: cellId(grid, rowKey, column),
      'data-column': column,
      'data-active': active || undefined,
      'data-selected': selected || undefined,
      'aria-colindex': column + 1,
      'aria-selected': selected || undefined,
    },
  };
}
