/** A cell by its row and column, both counted from 0. */
export interface GridPosition {
  /** Index among the rows that are shown, in the order of the screen. */
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
  /** Right-to-left text: the arrow keys follow the visual order. */
  readonly rightToLeft: boolean;
}

/** The part of a keyboard event that moving needs. */
interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The cell that a key moves to in a data grid, following the grid pattern of the ARIA Authoring Practices Guide.
 *
 * @returns The new cell, kept inside the grid; undefined when the key does not move.
 */
export function moveByKey(event: GridKey, from: GridPosition, bounds: GridBounds): GridPosition | undefined {
  const target = targetOf(event, from, bounds);
  return (
    target && { row: clamp(target.row, bounds.rows - 1), column: clamp(target.column, bounds.columns - 1) }
  );
}

function targetOf(
  event: GridKey,
  { row, column }: GridPosition,
  bounds: GridBounds,
): GridPosition | undefined {
  const far = event.ctrlKey || event.metaKey;
  const lastRow = bounds.rows - 1;
  const lastColumn = bounds.columns - 1;
  const forward = bounds.rightToLeft ? -1 : 1;
  switch (event.key) {
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: far ? lastRow : row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - (far ? bounds.columns : 1) * forward };
    case 'ArrowRight':
      return { row, column: column + (far ? bounds.columns : 1) * forward };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? lastRow : row, column: lastColumn };
    case 'PageUp':
      return { row: row - bounds.page, column };
    case 'PageDown':
      return { row: row + bounds.page, column };
    default:
      return undefined;
  }
}

/**
 * The next cell in reading order, in which Tab moves through cells while they are edited.
 *
 * @returns undefined before the first and after the last cell, where Tab leaves the grid.
 */
export function stepInReadingOrder(from: GridPosition, step: 1 | -1, bounds: GridBounds) {
  const place = from.row * bounds.columns + from.column + step;
  if (place < 0 || place >= bounds.rows * bounds.columns) return undefined;
  return { row: Math.floor(place / bounds.columns), column: place % bounds.columns };
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(value, last));
}
