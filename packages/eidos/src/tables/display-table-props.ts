import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import type { SortOrder } from './sort-rows';
import type { RenderCell } from './use-grid';

/** A row of a display table, as it is handed to `onRowClick` and `rowHref`. */
export interface DisplayRow {
  /** Index of the row in the data, whatever the order in which rows are shown. */
  readonly index: number;
  /** JSON Pointer of the row. */
  readonly pointer: Pointer;
  readonly value: JsonValue;
}

/** What a `DisplayTable` takes. */
export interface DisplayTableProps {
  /** JSON Pointer of the array that the table shows. */
  pointer: Pointer;
  /** Fields of a row to show as columns, in this order; all of them unless told. */
  columns?: readonly string[];
  /** Heading of the table; its label unless told. */
  caption?: string;
  /** Height of the scroll area in px. From 101 rows on it is 480 unless told, and only rows in view are drawn. */
  height?: number;
  /** Whether a search box over all columns is shown; from 11 rows on unless told. */
  filterable?: boolean;
  /** Whether the column headers sort the rows; true unless told. */
  sortable?: boolean;
  /** The order in which rows are shown at first; that of the data unless told. */
  defaultSort?: SortOrder;
  /** Called when a row is pressed. Each row then has a button over its whole length. */
  onRowClick?: (row: DisplayRow) => void;
  /** Address that a row leads to. Each row then has a link over its whole length. */
  rowHref?: (row: DisplayRow) => string;
  /** Draws what a cell shows, instead of its value in words. */
  renderCell?: RenderCell;
}
