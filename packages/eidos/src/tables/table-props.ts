import type { ReactNode } from 'react';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { ColumnWidths } from './column-widths';
import type { SortOrder } from './sort-rows';

/** One cell, as passed to `renderCell`. */
export interface CellContent {
  /** JSON Pointer of the cell's value. */
  readonly pointer: Pointer;
  /** The field that the cell shows; empty when the rows are single values. */
  readonly column: string;
  /** The value of the cell. */
  readonly value: JsonValue | undefined;
  /** The text that the cell would show: the value as text, or typed text that is not a valid value. */
  readonly text: string;
}

/** Renders the content of a cell that is not being edited. */
export type RenderCell = (cell: CellContent) => ReactNode;

/** A row of a display table, as passed to `onRowClick` and `rowHref`. */
export interface DisplayRow {
  /** Index of the row in the data, independent of the order in which rows are shown. */
  readonly index: number;
  /** JSON Pointer of the row. */
  readonly pointer: Pointer;
  /** The value of the row. */
  readonly value: JsonValue;
}

/** Props of `EditableTable`. */
export interface EditableTableProps {
  /** JSON Pointer of the array. */
  pointer: Pointer;
  /**
   * The caption of the table.
   * @default the label of the array
   */
  caption?: string;
  /**
   * The properties of a row to show as columns, in this order. The others are in the details of a row, if it has any.
   * @default all properties
   */
  columns?: readonly string[];
  /**
   * The height of the scroll area in px. With more than 100 rows, only those in view are rendered.
   * @default `480` with more than 100 rows
   */
  height?: number;
  /**
   * Whether a search box for all columns is shown.
   * @default the hint `filterable`, or `true` in a display table with more than 10 rows
   */
  filterable?: boolean;
  /**
   * Whether the column headers sort the rows on the screen. The order of the data does not change.
   * @default the hint `sortable`, or `true` in a display table
   */
  sortable?: boolean;
  /**
   * The initial order of the rows on the screen.
   * @default the order of the data
   */
  defaultSort?: SortOrder;
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

/** Props of `DisplayTable`: those of an editable table, and what opens a row. */
export interface DisplayTableProps extends EditableTableProps {
  /** Called when a row is pressed. Each row then has a button over its whole width. */
  onRowClick?: (row: DisplayRow) => void;
  /** The `href` of a row. Each row then has a link over its whole width. */
  rowHref?: (row: DisplayRow) => string;
}
