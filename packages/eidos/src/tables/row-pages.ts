import { useEffect, useMemo, useState } from 'react';
import { ownValue } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import type { CellWords } from './cell-text';
import { type ColumnFilter, createFilterTest } from './column-filters';
import type { TableColumn } from './columns';
import type { ShownRow } from './DisplayBody';
import { valueIn } from './row-texts';
import { createRowOrder, type KeyedRow, sortKey, type SortOrder } from './sort-rows';

/** The rows that a `RowSource` loads. The request can be sent to a server as it is, except for `signal`. */
export interface RowRequest {
  /** Number of the first row in the result, counted from 0. */
  readonly start: number;
  /** Number of the row after the last one. */
  readonly end: number;
  /** How the rows are sorted; undefined for the order of the source. */
  readonly sort: SortOrder | undefined;
  /** What a row must match, by the name of the column; a row matches all of them. */
  readonly filters: Readonly<Record<string, ColumnFilter>>;
  /** Aborted when the rows are no longer needed; pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/** Some rows of a result. */
export interface RowPage<Row = unknown> {
  /** The rows from `start` to `end`, or to the last row. */
  readonly rows: readonly Row[];
  /** Number of all rows that match the filters. */
  readonly total: number;
}

/** Rows that are loaded when they are shown, sorted and filtered by whoever has them. */
export interface RowSource<Row = unknown> {
  /** Loads some rows. When it throws, the table says so and offers to try again. */
  readonly load: (request: RowRequest) => PromiseLike<RowPage<Row>>;
}

/** What the rows of a table must match, and their order. */
export type RowQuery = Pick<RowRequest, 'sort' | 'filters'>;

/** Loads rows of a table, immediately or later. */
export type LoadRows = (request: RowRequest) => RowPage<ShownRow> | Promise<RowPage<ShownRow>>;

/** Number of rows that are loaded together. */
const pageSize = 100;

/** Number of pages that are kept. */
const mostPages = 50;

/** The pause between two loads while the table scrolls, in milliseconds. */
const scrollPause = 100;

/** Something that is loading has an `abort`, and something that could not be loaded has neither. */
interface Page {
  readonly rows?: readonly ShownRow[];
  readonly abort?: AbortController;
}

/** The result of one query, whose rows are loaded in pages. */
class RowPages {
  /** Number of rows; undefined before the first answer. */
  total: number | undefined;
  private readonly pages = new Map<number, Page>();
  private view = { first: 0, last: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listener: (() => void) | undefined;

  constructor(
    private readonly load: LoadRows,
    private readonly query: RowQuery,
  ) {}

  /** Whether some rows in view could not be loaded. */
  get failed(): boolean {
    return [...this.pages].some(([number, { rows, abort }]) => this.isInView(number) && !rows && !abort);
  }

  rowAt(line: number): ShownRow | undefined {
    return this.pages.get(Math.floor(line / pageSize))?.rows?.[line % pageSize];
  }

  /** Calls a function after each answer; returns the function that ends all loading. */
  listen(listener: () => void): () => void {
    this.listener = listener;
    return () => {
      this.listener = undefined;
      clearTimeout(this.timer);
      this.timer = undefined;
      for (const [number, { abort }] of this.pages) if (abort) this.forget(number);
    };
  }

  /**
   * Loads the rows of these lines, which are in view; nothing waits any longer for others. Before the first answer, no line
   * is in view, and the first rows are loaded.
   */
  show(first: number, last: number): void {
    this.view = { first: Math.floor(first / pageSize), last: Math.floor(Math.max(first, last) / pageSize) };
    const loadView = () => {
      this.timer = undefined;
      this.loadView();
    };
    if (this.total === undefined) loadView();
    else this.timer ??= setTimeout(loadView, scrollPause);
  }

  retry(): void {
    for (const [number, { rows, abort }] of this.pages) if (!rows && !abort) this.forget(number);
    this.loadView();
    this.listener?.();
  }

  private isInView(number: number): boolean {
    return number >= this.view.first && number <= this.view.last;
  }

  private forget(number: number): void {
    this.pages.get(number)?.abort?.abort();
    this.pages.delete(number);
  }

  private loadView(): void {
    // The pages that were loaded first come first.
    for (const [number, { rows }] of this.pages)
      if (!this.isInView(number) && (!rows || this.pages.size > mostPages)) this.forget(number);
    const last = Math.min(this.view.last, Math.ceil((this.total ?? 1) / pageSize) - 1);
    for (let number = this.view.first; number <= last; number += 1)
      if (!this.pages.has(number)) void this.loadPage(number);
  }

  private async loadPage(number: number): Promise<void> {
    const abort = new AbortController();
    const start = number * pageSize;
    const request = { start, end: start + pageSize, ...this.query, signal: abort.signal };
    this.pages.set(number, { abort });
    try {
      const answer = this.load(request);
      this.keep(number, request, 'then' in answer ? await answer : answer);
    } catch (cause) {
      if (abort.signal.aborted) return;
      console.error(cause);
      this.pages.set(number, {});
    }
    this.listener?.();
  }

  private keep(number: number, { start, end, signal }: RowRequest, { rows, total }: RowPage<ShownRow>): void {
    signal.throwIfAborted();
    const expected = Math.max(0, Math.min(end, total) - start);
    if (rows.length !== expected)
      throw new Error(
        `load returned ${rows.length} rows for ${start} to ${end} of ${total}. It must return ${expected}.`,
      );
    // The rows have changed in between, and a row may now be in another page.
    if (total !== this.total)
      for (const other of this.pages.keys()) if (!this.isInView(other)) this.forget(other);
    this.pages.set(number, { rows });
    this.total = total;
  }
}

/**
 * The rows of a query. Those of the query before are shown until the first answer.
 *
 * @param isLocal Whether the first rows are read while rendering, also on the server.
 */
export function useRowPages(load: LoadRows, query: RowQuery, isLocal: boolean) {
  const pages = useMemo(() => {
    const created = new RowPages(load, query);
    if (isLocal) created.show(0, 0);
    return created;
  }, [load, query, isLocal]);
  const [last, setLast] = useState({ pages });
  useEffect(() => pages.listen(() => setLast({ pages })), [pages]);
  const isLoading = pages.total === undefined && !pages.failed;
  return { pages, shown: isLoading ? last.pages : pages, isLoading };
}

/** Loads the rows of a source, as `useRowPages` does. */
export function loadFromSource(source: RowSource): LoadRows {
  let [queries, last]: [number, RowQuery | undefined] = [0, undefined];
  return async (request) => {
    // The elements of a row are never used for one of another result.
    if (last?.sort !== request.sort || last?.filters !== request.filters) queries += 1;
    last = request;
    const query = queries;
    const { rows, total } = await source.load(request);
    const shown = rows.map((row, at) => {
      const index = request.start + at;
      return { key: `${query}-${index}`, index, value: row as JsonValue };
    });
    return { rows: shown, total };
  };
}

/** The rows of a list, as `useRowPages` loads them: searched and sorted in steps that do not block the page. */
export function loadFromList(
  rows: readonly ShownRow[],
  columns: readonly TableColumn[],
  words: CellWords,
): LoadRows {
  let found: (RowQuery & { order?: Order | Promise<Order> }) | undefined;
  return ({ start, end, sort, filters }) => {
    if (found?.sort !== sort || found?.filters !== filters) {
      const mine: typeof found = { sort, filters };
      found = mine;
      mine.order = inSteps(search(rows, { sort, filters }, columns, words), () => found !== mine);
    }
    const page = (order: Order) => ({
      rows: order.slice(start, end).map((row) => rows[row]!),
      total: order.length,
    });
    const { order } = found;
    return order instanceof Promise ? order.then(page) : page(order!);
  };
}

/** Row numbers in the order in which they are shown. */
type Order = readonly number[];

/** The longest time in milliseconds in which other work waits for a search. */
const step = 12;

/** Runs a generator, in several tasks if it takes longer than one may. */
function inSteps<Result>(work: Generator<void, Result>, isStale: () => boolean): Result | Promise<Result> {
  const advance = () => {
    const end = performance.now() + step;
    let next = work.next();
    while (!next.done && performance.now() < end) next = work.next();
    return next;
  };
  const first = advance();
  if (first.done) return first.value;
  return new Promise((resolve, reject) => {
    function advanceLater() {
      if (isStale()) return reject(new Error('Another search has begun.'));
      const next = advance();
      if (next.done) resolve(next.value);
      else setTimeout(advanceLater);
    }
    setTimeout(advanceLater);
  });
}

/** Number of rows that are read or compared before a search may pause. */
const slice = 500;

function* search(
  rows: readonly ShownRow[],
  { sort, filters }: RowQuery,
  columns: readonly TableColumn[],
  words: CellWords,
): Generator<void, Order> {
  const tests = columns.flatMap((column) => {
    const filter = ownValue(filters, column.name);
    return filter ? [createFilterTest(column, filter, words)] : [];
  });
  let found: number[] = [...rows.keys()];
  if (tests.length > 0) {
    found = [];
    for (const [row, { value }] of rows.entries()) {
      if (row % slice === 0) yield;
      if (tests.every((test) => test(value))) found.push(row);
    }
  }
  const column = sort && columns.find(({ name }) => name === sort.column);
  if (!column) return found;
  const keyOf = (row: number) => sortKey(column.node, valueIn(rows[row]!.value, column), words);
  const { keyed, compare } = createRowOrder(keyOf, sort.direction, words.locale);
  let runs: (readonly KeyedRow[])[] = [];
  for (let row = 0; row < found.length; row += slice) {
    yield;
    runs.push(
      found
        .slice(row, row + slice)
        .map(keyed)
        .sort(compare),
    );
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
