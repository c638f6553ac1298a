import { GridLayout } from './GridLayout';
import type { EditableTableProps } from './EditableTable';
import { RowDrag } from './RowDrag';
import { RowHandle } from './RowHandle';
import { GridContext, useNewGrid } from './use-grid';

/** An ordered table takes what an editable one takes. */
export type OrderedTableProps = EditableTableProps;

/**
 * An editable table whose rows have an order of their own: moved by their handle with the pointer, by Space and the
 * arrow keys on the handle, or by Alt and an arrow key anywhere in the row.
 * Throws as `EditableTable` does.
 */
export function OrderedTable({ pointer, columns, caption, height, renderCell }: OrderedTableProps) {
  const grid = useNewGrid('OrderedTable', pointer, columns, { renderCell, RowHandle });
  return (
    <GridContext.Provider value={grid}>
      <RowDrag>
        <GridLayout height={height} caption={caption} />
      </RowDrag>
    </GridContext.Provider>
  );
}
