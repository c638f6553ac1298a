import { type Lifted, placeOfRow, rowAtPlace } from './reorder';

/** One line of a grid's body: a row, or the details under it. */
interface GridLine {
  readonly kind: 'row' | 'details';
  /** Index of the row among those that are shown. */
  readonly row: number;
  readonly key: string;
}

/** Lays out the rows with these keys and their open details as lines; a lifted row is shown where it would drop. */
export function layOutLines(
  keys: readonly string[],
  expanded: ReadonlySet<string>,
  lifted: Lifted | undefined,
) {
  const rowLine = (row: number): GridLine => ({ kind: 'row', row, key: keys[row]! });
  if (expanded.size === 0) {
    return {
      count: keys.length,
      at: (line: number) => rowLine(rowAtPlace(line, lifted)),
      lineOf: (row: number) => placeOfRow(row, lifted),
    };
  }
  const lines: GridLine[] = [];
  const places: number[] = [];
  keys.forEach((_, place) => {
    const line = rowLine(rowAtPlace(place, lifted));
    places[line.row] = lines.push(line) - 1;
    if (expanded.has(line.key)) lines.push({ ...line, kind: 'details' });
  });
  return { count: lines.length, at: (line: number) => lines[line]!, lineOf: (row: number) => places[row]! };
}

/**
 * Returns a function that gives each row in view the key of an element, of which those of rows that left are reused, because
 * creating one takes much longer. A row keeps its element, and the focus in it, while it is in view. When the keys of all
 * rows have changed, nothing is reused.
 */
export function createRowRecycler() {
  let last: readonly string[] | undefined;
  let elements: ReadonlyMap<string, string> = new Map();
  let made = 0;
  return (rows: readonly string[], seen: readonly string[]): ReadonlyMap<string, string> => {
    const reused = rows === last ? reuse(elements, seen) : new Map<string, string>();
    elements = new Map(
      seen.map((key) => [key, elements.get(key) ?? reused.get(key) ?? `element${(made += 1)}`] as const),
    );
    last = rows;
    return elements;
  };
}

/**
 * Free elements for the rows that came into view. Those that would move up past one that stays are left out,
 * because React would move all those that stay instead.
 */
function reuse(elements: ReadonlyMap<string, string>, seen: readonly string[]): ReadonlyMap<string, string> {
  const order = [...elements.keys()];
  const places = new Map(order.map((key, place) => [key, place]));
  const inView = new Set(seen);
  const free = order.filter((key) => !inView.has(key));
  const reused = new Map<string, string>();
  let lowest = Infinity;
  for (const key of seen.toReversed()) {
    lowest = Math.min(lowest, places.get(key) ?? Infinity);
    while (free.length > 0 && (places.get(free.at(-1) ?? '') ?? 0) > lowest) free.pop();
    const left = places.has(key) ? undefined : free.pop();
    const element = left === undefined ? undefined : elements.get(left);
    if (element !== undefined) reused.set(key, element);
  }
  return reused;
}
