import { GridLayout } from './EditableTable';
import type { EditableTableProps } from './table-props';
import { GridContext, useNewGrid } from './use-grid';

/** Props of `OrderedTable`, which are those of `EditableTable`. */
export type OrderedTableProps = EditableTableProps;

/**
 * An editable table whose rows the user can reorder: with the pointer on their handle, with Space and the arrow
 * keys on the handle, or with Alt and an arrow key anywhere in the row. While it is sorted or filtered, rows cannot be
 * moved. Throws like `EditableTable`.
 */
export function OrderedTable(props: OrderedTableProps) {
  return (
    <GridContext.Provider value={useNewGrid('OrderedTable', props, true)}>
      <GridLayout {...props} />
    </GridContext.Provider>
  );
}
