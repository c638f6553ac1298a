import type { Smoothness } from './page/measure';

/** The measures of every library. Times are milliseconds. */
export interface Comparison {
  /** Processor time, unlike the others. */
  readonly mountFields: number;
  readonly keystroke: number;
  readonly renderedFields: number;
  readonly renderedComponents: number;
  readonly mountTable: number;
  readonly tableKeystroke: number;
}

/** A screen with an error in each of many rows, after a refused save. Times are milliseconds. */
export interface ManyErrors {
  /** One keystroke in a field outside of the table. */
  readonly outside: number;
  /** One keystroke in a cell. */
  readonly cell: number;
}

/** A `LargeTable` with many rows of the data. Times are milliseconds. */
export interface LargeRows {
  readonly mount: number;
  /** Until the rows are shown in the other order. */
  readonly sort: number;
  /** The longest that the page did not answer meanwhile. */
  readonly slowestFrame: number;
}

/** Measured only for Eidos, because the others render every row. Times are milliseconds. */
export interface ManyRows {
  readonly mount: number;
  readonly keystroke: number;
  /** Rolling the wheel through the first thousand rows. */
  readonly wheel: Smoothness;
  /** Dragging the scroll bar from end to end, with other rows in view in each frame. */
  readonly drag: Smoothness;
}
