import { GridLayout } from './GridLayout';
import type { EditableTableProps } from './EditableTable';
import { RowDrag } from './RowDrag';
import { RowHandle } from './RowHandle';
import { GridContext, useNewGrid } from './use-grid';

/** Props of `OrderedTable`, which are those of `EditableTable`. */
export type OrderedTableProps = EditableTableProps;

/**
 * An editable table whose rows the user can reorder: with the pointer on their handle, with Space and the arrow
 * keys on the handle, or with Alt and an arrow key anywhere in the row. Throws like `EditableTable`.
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
