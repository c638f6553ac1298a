import { placeOfRow, rowAtPlace, type Lifted } from './reorder';

/** One line of a grid's body: a row, or the details under it. */
export interface GridLine {
  readonly kind: 'row' | 'details';
  /** Index of the row among those that are shown. */
  readonly row: number;
  /** Key of the row. */
  readonly key: string;
}

/** The lines of a grid in visual order. */
export interface GridLines {
  readonly count: number;
  at(line: number): GridLine;
  /** The line of a row that is shown. */
  lineOf(row: number): number;
}

/**
 * Lays out the rows that are shown and their open details; a lifted row is shown where it would drop.
 *
 * @param keys Keys of the rows that are shown.
 */
export function layOutLines(
  keys: readonly string[],
  expanded: ReadonlySet<string>,
  lifted: Lifted | undefined,
): GridLines {
  const rowLine = (row: number): GridLine => ({ kind: 'row', row, key: keys[row]! });
  if (expanded.size === 0) {
    return {
      count: keys.length,
      at: (line) => rowLine(rowAtPlace(line, lifted)),
      lineOf: (row) => placeOfRow(row, lifted),
    };
  }
  const lines: GridLine[] = [];
  const places: number[] = [];
  keys.forEach((_, place) => {
    const line = rowLine(rowAtPlace(place, lifted));
    places[line.row] = lines.push(line) - 1;
    if (expanded.has(line.key)) lines.push({ ...line, kind: 'details' });
  });
  return { count: lines.length, at: (line) => lines[line]!, lineOf: (row) => places[row]! };
}
