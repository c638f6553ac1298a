import type { Pointer } from '../json/json-pointer';
import type { ColumnWidths } from './column-widths';
import type { RenderCell } from './render-cell';
import type { SortOrder } from './sort-rows';

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
  /**
   * Whether the column headers sort the rows on the screen; the order of the data stays. By default, as the hint
   * `sortable` says.
   */
  sortable?: boolean;
  /** The initial order of the rows on the screen; that of the data by default. */
  defaultSort?: SortOrder;
  /** Whether a search box over all columns is shown; by default, as the hint `filterable` says. */
  filterable?: boolean;
  /** Whether the column headers have a handle that changes the width; by default, as the hint `resizable` says. */
  resizable?: boolean;
  /** The initial widths of columns in px, by the name of their property; by default those of the hint `width`. */
  defaultWidths?: ColumnWidths;
  /** Called with the widths of all columns when someone has changed one, to keep them. */
  onWidthsChange?: (widths: ColumnWidths) => void;
  /** Renders the content of a cell that is not being edited; keep the function the same between renders. */
  renderCell?: RenderCell;
}
