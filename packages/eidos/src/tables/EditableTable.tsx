import type { Pointer } from '../json/json-pointer';
import { GridLayout } from './GridLayout';
import { GridContext, type RenderCell, useNewGrid } from './use-grid';

/** Props of `EditableTable`. */
export interface EditableTableProps {
  /** JSON Pointer of the array that the table edits. */
  pointer: Pointer;
  /** Fields of a row to show as columns, in this order; all of them by default. The others are in the row's details. */
  columns?: readonly string[];
  /** Heading of the table; its label by default. */
  caption?: string;
  /**
   * Height of the scroll area in px. With more than 100 rows it is 480 by default, and only the rows in view are
   * rendered.
   */
  height?: number;
  /** Renders the content of a cell that is not being edited; keep the function the same between renders. */
  renderCell?: RenderCell;
}

/**
 * A table that is edited in place like a spreadsheet: one tab stop, arrow keys between cells, Enter or typing to
 * edit, rows added and deleted, cells copied to and pasted from a spreadsheet.
 * Throws when the schema has no table at `pointer`, or when `columns` has a name that is not a field of its rows.
 */
export function EditableTable({ pointer, columns, caption, height, renderCell }: EditableTableProps) {
  const grid = useNewGrid('EditableTable', pointer, columns, { renderCell, RowHandle: undefined });
  return (
    <GridContext.Provider value={grid}>
      <GridLayout height={height} caption={caption} />
    </GridContext.Provider>
  );
}
