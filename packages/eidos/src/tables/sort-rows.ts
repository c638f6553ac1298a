import type { EidosNode, TableNode } from '../compiler/node';
import { choicesOf } from '../controller/node-tree';
import type { TextWords } from '../controller/read-text';
import type { JsonValue } from '../json/json-schema';
import { cellText, textIn, valueIn } from './cell-text';
import { isReplacedRow, type TableColumn } from './columns';

/** A column of a table and the direction in which it is sorted. */
export interface SortOrder {
  /** Name of the column (a property of the rows; empty for single values). */
  readonly column: string;
  /** Whether the lowest or the highest value comes first. */
  readonly direction: 'ascending' | 'descending';
}

/** The sort key of a row: a number or a text; undefined for an empty cell. */
type SortKey = number | string | undefined;

/** Returns a function that reads what a row is sorted by: nothing when there is no such column any more. */
export function createSortKey(
  { column: wanted }: SortOrder,
  columns: readonly TableColumn[],
  words: TextWords,
): (row: JsonValue) => SortKey {
  const column = columns.find(({ name }) => name === wanted);
  return (row) => {
    if (!column) return undefined;
    if (isReplacedRow(row, column)) return textIn(row, column, columns, words) || undefined;
    return sortKey(column.node, valueIn(row, column), words);
  };
}

/**
 * The sort key of a cell: numbers by size, dates and times by time, everything else by the visible text, such as the
 * label of a choice.
 */
function sortKey(node: EidosNode, value: JsonValue | undefined, words: TextWords): SortKey {
  // A write-only value must not be revealed by its place.
  if (!choicesOf(node) && !node.writeOnly) {
    if (typeof value === 'number') return value;
    const time = typeof value === 'string' ? timeOf(value, node.format) : NaN;
    if (!Number.isNaN(time)) return time;
  }
  return cellText(node, value, words) || undefined;
}

/** Number of rows that are read or compared before a search may pause. */
export const slice = 500;

/** Runs steps that may pause to their end. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  let next = steps.next();
  while (!next.done) next = steps.next();
  return next.value;
}

/**
 * Sorts row numbers: numbers by size before texts, and texts in the order of the locale, with numbers inside them by size
 * (`item 9` before `item 10`). Equal rows keep their order; empty cells come last. It may pause at each `yield`.
 */
export function* sortRows(
  rows: readonly number[],
  keyOf: (row: number) => SortKey,
  direction: SortOrder['direction'],
  locale: string,
): Generator<void, readonly number[]> {
  const { compare: compareTexts } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = (row: number): KeyedRow => ({ row, key: keyOf(row) });
  const compareKeys = (a: number | string, b: number | string) => {
    if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
    return typeof b === 'number' ? 1 : compareTexts(a, b);
  };
  const compare = ({ key: a }: KeyedRow, { key: b }: KeyedRow) =>
    a === undefined || b === undefined
      ? Number(a === undefined) - Number(b === undefined)
      : sign * compareKeys(a, b);
  let runs: (readonly KeyedRow[])[] = [];
  for (let row = 0; row < rows.length; row += slice) {
    if (row > 0) yield;
    const run = rows.slice(row, row + slice).map(keyed);
    runs.push(run.sort(compare));
  }
  while (runs.length > 1) {
    const longer: typeof runs = [];
    for (let run = 0; run < runs.length; run += 2)
      longer.push(yield* merge(runs[run]!, runs[run + 1] ?? [], compare));
    runs = longer;
  }
  return runs.flat().map(({ row }) => row);
}

function* merge<Item>(
  a: readonly Item[],
  b: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, readonly Item[]> {
  const merged: Item[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (merged.length % slice === 0) yield;
    merged.push(compare(a[i]!, b[j]!) <= 0 ? a[i++]! : b[j++]!);
  }
  return [...merged, ...a.slice(i), ...b.slice(j)];
}

/** The order after the next press of a column's header: ascending, descending, that of the data. */
export function nextSortOrder(order: SortOrder | undefined, column: string): SortOrder | undefined {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

interface KeyedRow {
  readonly row: number;
  readonly key: SortKey;
}

/** The moment of a date or a time in milliseconds; NaN for other texts. */
function timeOf(text: string, format: string | undefined): number {
  if (format === 'date' || format === 'date-time') return Date.parse(text);
  return format === 'time' ? Date.parse(`1970-01-01T${text}`) : NaN;
}

/** An initial order; throws an error when the table has no such column. */
export function expectSortColumn(
  order: SortOrder,
  columns: readonly TableColumn[],
  table: TableNode,
): SortOrder {
  if (columns.some(({ name }) => name === order.column)) return order;
  const known = columns.map(({ name }) => `"${name}"`).join(', ');
  throw new Error(
    `defaultSort of the table "${table.label}": there is no column "${order.column}". Use one of ${known}.`,
  );
}
