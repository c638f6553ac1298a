import type { Pointer } from '../json/json-pointer';
import type { ColumnWidths } from './column-widths';
import type { RenderCell } from './render-cell';
import type { SortOrder } from './sort-rows';

/** Props of `EditableTable`. */
export interface EditableTableProps {
  /** JSON Pointer of the array that the table edits. */
  pointer: Pointer;
  /**
   * The properties of a row to show as columns, in this order. The others are in the details of the row.
   * @default all properties
   */
  columns?: readonly string[];
  /**
   * The caption of the table.
   * @default the label of the array
   */
  caption?: string;
  /**
   * The height of the scroll area in px. With more than 100 rows, only those in view are rendered.
   * @default `480` with more than 100 rows
   */
  height?: number;
  /**
   * Whether the column headers sort the rows on the screen. The order of the data does not change.
   * @default the hint `sortable`
   */
  sortable?: boolean;
  /**
   * The initial order of the rows on the screen.
   * @default the order of the data
   */
  defaultSort?: SortOrder;
  /**
   * Whether a search box for all columns is shown.
   * @default the hint `filterable`
   */
  filterable?: boolean;
  /**
   * Whether the column headers have a handle that changes the width.
   * @default the hint `resizable`
   */
  resizable?: boolean;
  /**
   * The initial widths of columns in px, by the name of their property.
   * @default the hints `width`
   */
  defaultWidths?: ColumnWidths;
  /** Called with the widths of all columns when someone has changed one, to keep them. */
  onWidthsChange?: (widths: ColumnWidths) => void;
  /** Renders the content of a cell that is not being edited; keep the function the same between renders. */
  renderCell?: RenderCell;
}
