import type { JsonValue } from '../json/json-schema';

/** A column of a table and the direction in which it is sorted. */
export interface SortOrder {
  /** Name of the column (a property of the rows; empty for single values). */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The sort key of a row: its value, and the text that the reader sees for it. */
export interface SortKey {
  readonly value: JsonValue | undefined;
  readonly text: string;
}

/**
 * Sorts row numbers: numbers by size, everything else by the visible text, in the order of the locale and with
 * numbers inside texts by size (`item 9` before `item 10`). Equal rows keep their order; empty cells come last.
 */
export function sortRows(
  rows: readonly number[],
  keyOf: (row: number) => SortKey,
  direction: SortOrder['direction'],
  locale: string,
): readonly number[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const keys = new Map(rows.map((row) => [row, keyOf(row)]));
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((first, second) => {
    const a = keys.get(first)!;
    const b = keys.get(second)!;
    const emptiness = Number(a.text === '') - Number(b.text === '');
    return emptiness || sign * compare(a, b, collator);
  });
}

/** The order after the next press of a column's header: ascending, descending, that of the data. */
export function nextSortOrder(order: SortOrder | undefined, column: string): SortOrder | undefined {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

function compare(a: SortKey, b: SortKey, collator: Intl.Collator): number {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value;
  return collator.compare(a.text, b.text);
}
