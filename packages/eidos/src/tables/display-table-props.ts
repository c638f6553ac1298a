import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import type { ColumnWidths } from './column-widths';
import type { SortOrder } from './sort-rows';
import type { RenderCell } from './render-cell';

/** A row of a display table, as passed to `onRowClick` and `rowHref`. */
export interface DisplayRow {
  /** Index of the row in the data, independent of the order in which rows are shown. */
  readonly index: number;
  /** JSON Pointer of the row. */
  readonly pointer: Pointer;
  readonly value: JsonValue;
}

/** Props of `DisplayTable`. */
export interface DisplayTableProps {
  /** JSON Pointer of the array that the table shows. */
  pointer: Pointer;
  /** Fields of a row to show as columns, in this order; all of them by default. */
  columns?: readonly string[];
  /** Heading of the table; its label by default. */
  caption?: string;
  /**
   * Height of the scroll area in px. With more than 100 rows it is 480 by default, and only the rows in view are
   * rendered.
   */
  height?: number;
  /**
   * Whether a search box over all columns is shown; by default, as the hint `filterable` says, or with more than 10
   * rows.
   */
  filterable?: boolean;
  /** Whether the column headers sort the rows; by default, as the hint `sortable` says, or true. */
  sortable?: boolean;
  /** The initial order of the rows; that of the data by default. */
  defaultSort?: SortOrder;
  /** Whether the column headers have a handle that changes the width; by default, as the hint `resizable` says. */
  resizable?: boolean;
  /** The initial widths of columns in px, by the name of their property; by default those of the hint `width`. */
  defaultWidths?: ColumnWidths;
  /** Called with the widths of all columns when someone has changed one, to keep them. */
  onWidthsChange?: (widths: ColumnWidths) => void;
  /** Called when a row is pressed. Each row then has a button over its whole width. */
  onRowClick?: (row: DisplayRow) => void;
  /** The `href` of a row. Each row then has a link over its whole width. */
  rowHref?: (row: DisplayRow) => string;
  /** Renders the content of a cell, instead of its value as text. */
  renderCell?: RenderCell;
}
