import type { ReactNode } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';

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
