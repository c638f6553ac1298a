import { GridLayout } from './GridLayout';
import type { EditableTableProps } from './table-props';
import { GridContext, useNewGrid } from './use-grid';

/**
 * A table that is edited in place like a spreadsheet: one tab stop, arrow keys between cells, Enter or typing to
 * edit, rows added and deleted, cells copied to and pasted from a spreadsheet.
 * Throws when the schema has no table at `pointer`, or when `columns` or `defaultSort` has a name that is not a field of
 * its rows.
 */
export function EditableTable(props: EditableTableProps) {
  return (
    <GridContext.Provider value={useNewGrid('EditableTable', props)}>
      <GridLayout {...props} />
    </GridContext.Provider>
  );
}
