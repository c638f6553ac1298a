import { useMemo, useState } from 'react';
import type { EidosNode, TableNode } from '../compiler/node';
import { adoptJson } from '../controller/adopt-json';
import { resolveNode } from '../controller/node-tree';
import { useBrowserLayoutEffect } from '../hooks/effects';
import { childAt } from '../json/json-object';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { ColumnFilter } from './column-filters';
import type { ShownRow } from './DisplayBody';
import type { SortOrder } from './sort-rows';

/** The rows that a `RowSource` loads. The request can be sent to a server as it is, except for `signal`. */
export interface RowRequest {
  /** Number of the first row in the result, counted from 0. */
  readonly start: number;
  /** Number of the row after the last one. */
  readonly end: number;
  /** How the rows are sorted; undefined for the order of the source. */
  readonly sort: SortOrder | undefined;
  /** The filters of the columns, by name; a row matches all of them. */
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

export type RowQuery = Pick<RowRequest, 'sort' | 'filters'>;

export interface FoundRows {
  /** Number of rows; undefined before any are found. */
  readonly total: number | undefined;
  /** All rows of the data; undefined for those of a source. */
  readonly rows?: readonly JsonValue[];
  /** The row in a line; undefined until it is loaded. */
  readonly rowAt: (line: number) => ShownRow | undefined;
  /** Whether the rows are still those of the query before. */
  readonly isLoading: boolean;
  /** Loads the rows of these lines, which are in view. */
  readonly show?: (first: number, last: number) => void;
  /** Loads rows in view that could not be loaded; undefined when there are none. */
  readonly retry?: (() => void) | undefined;
}

const pageSize = 100;

const mostPages = 50;

/** The pause between two loads while the table scrolls, in milliseconds. */
const scrollPause = 100;

interface Page {
  /** The rows of a stale page are shown until they are loaded again. */
  state: 'loading' | 'loaded' | 'stale' | 'failed';
  rows: readonly ShownRow[];
  readonly abort: AbortController;
}

/** Number of results so far: the elements of a row are never used for one of another result. */
let results = 0;

/** The result of one query, whose rows are loaded in pages. */
class RowPages {
  total: number | undefined;
  private readonly result = (results += 1);
  private readonly pages = new Map<number, Page>();
  private lines: readonly [number, number] = [0, 0];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listener: (() => void) | undefined;

  constructor(
    private readonly source: RowSource,
    private readonly query: RowQuery,
    private readonly row: EidosNode,
  ) {}

  get failed(): boolean {
    return this.view.some((number) => this.pages.get(number)?.state === 'failed');
  }

  get isLoaded(): boolean {
    return this.total !== undefined || this.failed;
  }

  readonly rowAt = (line: number): ShownRow | undefined =>
    this.pages.get(Math.floor(line / pageSize))?.rows[line % pageSize];

  /** Calls a function after each change; returns the function that ends all loading. */
  listen(listener: () => void): () => void {
    this.listener = listener;
    return () => {
      this.listener = undefined;
      clearTimeout(this.timer);
      this.timer = undefined;
      for (const page of this.pages.values())
        if (page.state === 'loading') {
          page.abort.abort();
          page.state = 'stale';
        }
    };
  }

  /** Loads the rows of these lines, which are in view; nothing waits any longer for others. */
  readonly show = (first: number, last: number): void => {
    this.lines = [first, Math.max(first, last)];
    if (this.total === undefined) this.loadView();
    else this.timer ??= setTimeout(() => this.loadView(), scrollPause);
  };

  readonly retry = (): void => {
    for (const page of this.pages.values()) if (page.state === 'failed') page.state = 'stale';
    this.loadView();
  };

  /** The numbers of the pages in view; before the first page is loaded, that of the first page. */
  private get view(): readonly number[] {
    const end = Math.max(1, this.total ?? 1) - 1;
    const [first, last] = this.lines.map((line) => Math.floor(Math.min(line, end) / pageSize));
    return Array.from({ length: last! - first! + 1 }, (_, at) => first! + at);
  }

  private loadView(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { view } = this;
    // The pages that were loaded first come first.
    for (const [number, { state, abort }] of this.pages)
      if (!view.includes(number) && (state !== 'loaded' || this.pages.size > mostPages)) {
        abort.abort();
        this.pages.delete(number);
      }
    for (const number of view)
      if ((this.pages.get(number)?.state ?? 'stale') === 'stale') void this.loadPage(number);
    this.listener?.();
  }

  private async loadPage(number: number): Promise<void> {
    const abort = new AbortController();
    const page: Page = { state: 'loading', rows: this.pages.get(number)?.rows ?? [], abort };
    this.pages.set(number, page);
    const start = number * pageSize;
    const request = { start, end: start + pageSize, ...this.query, signal: abort.signal };
    try {
      const result = await this.source.load(request);
      if (abort.signal.aborted) return;
      page.rows = this.readRows(result, request);
      page.state = 'loaded';
      if (result.total !== this.total) this.setTotal(result.total, page);
    } catch (cause) {
      if (abort.signal.aborted) return;
      console.error(cause);
      page.state = 'failed';
    }
    this.listener?.();
  }

  private readRows(result: Partial<RowPage> | undefined, { start, end }: RowRequest): readonly ShownRow[] {
    // A server may have sent anything.
    const { rows, total = -1 } = result ?? {};
    if (!Array.isArray(rows) || !(Number.isInteger(total) && total >= 0))
      throw new Error('load must return { rows, total }: a list, and the number of all rows.');
    const expected = Math.max(0, Math.min(end, total) - start);
    if (rows.length !== expected)
      throw new Error(
        `load returned ${rows.length} rows for ${start} to ${end} of ${total}. It must return ${expected}.`,
      );
    return (rows as readonly JsonValue[]).map((value, at) => {
      const index = start + at;
      expectJson(value, this.row, index);
      return { key: `${this.result}-${index}`, index, value };
    });
  }

  /** A row may be in another page when their number has changed, so all pages but the latest are loaded again. */
  private setTotal(total: number, latest: Page): void {
    this.total = total;
    for (const page of this.pages.values())
      if (page !== latest && page.state === 'loaded') page.state = 'stale';
    this.show(...this.lines);
  }
}

/** Throws a `TypeError` with the pointer of a value of the fields of a row that is not JSON, such as a `BigInt` or a `Date`. */
function expectJson(value: JsonValue, row: EidosNode, index: number): void {
  const names = row.kind === 'group' ? row.children.map(({ name }) => [name]) : [[]];
  for (const tokens of names)
    adoptJson(tokens.reduce(childAt, value) ?? null, undefined, joinPointer('', index, ...tokens));
}

/** The rows of a source. Those of the query before are shown until the first page is loaded. */
export function useSourceRows(source: RowSource, query: RowQuery, table: TableNode): FoundRows {
  const row = resolveNode(table.row);
  const pages = useMemo(() => new RowPages(source, query, row), [source, query, row]);
  const [last, setLast] = useState({ pages });
  // Before the effect that loads the first rows, which may fail at once.
  useBrowserLayoutEffect(
    () => pages.listen(() => setLast((before) => ({ pages: pages.isLoaded ? pages : before.pages }))),
    [pages],
  );
  const { total, rowAt } = pages.isLoaded ? pages : last.pages;
  const { isLoaded, failed, show, retry } = pages;
  return { total, rowAt, isLoading: !isLoaded, show, retry: failed ? retry : undefined };
}
