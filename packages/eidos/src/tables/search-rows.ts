import { useEffect, useMemo, useState } from 'react';
import { useRows, useValue } from '../hooks/use-value';
import { isArray, ownValue } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { CellWords } from './cell-text';
import { createFilterTest } from './column-filters';
import type { TableColumn } from './columns';
import type { FoundRows, RowQuery } from './row-pages';
import { valueIn } from './row-texts';
import { slice, sortInSteps, sortKey } from './sort-rows';

/** Row numbers in the order in which they are shown. */
type Order = readonly number[];

/** The longest time in milliseconds in which other work waits for a search. */
const step = 12;

/** A search that has begun, in steps that do not block the page. */
class Search {
  /** The rows that were found; undefined until the search has ended. */
  order: Order | undefined;

  constructor(
    private readonly work: Generator<void, Order>,
    readonly keys: readonly string[],
  ) {
    this.advance();
  }

  advance(): void {
    const end = performance.now() + step;
    let next = this.work.next();
    while (!next.done && performance.now() < end) next = this.work.next();
    if (next.done) this.order = next.value;
  }
}

/** The rows of the data. While they are searched, those that were found before are shown, with their values of now. */
export function useDataRows(
  pointer: Pointer,
  columns: readonly TableColumn[],
  query: RowQuery,
  words: CellWords,
): FoundRows {
  const value = useValue(pointer);
  const rows = isArray(value) ? value : nothing;
  const { keys } = useRows(pointer);
  const search = useMemo(
    () => new Search(findRows(rows, query, columns, words), keys),
    [rows, query, columns, words, keys],
  );
  const [last, setLast] = useState(search.order && search);
  if (search.order && last !== search) setLast(search);
  useEffect(() => {
    if (search.order) return undefined;
    let timer = setTimeout(advance);
    function advance() {
      search.advance();
      if (search.order) setLast(search);
      else timer = setTimeout(advance);
    }
    return () => clearTimeout(timer);
  }, [search]);
  const order = search.order ?? (last && currentOrder(last, keys));
  return {
    total: order?.length,
    rowAt(line) {
      const index = order?.[line];
      return index === undefined ? undefined : { key: keys[index]!, index, value: rows[index]! };
    },
    isLoading: !search.order,
  };
}

const nothing: readonly JsonValue[] = [];

/** Where the rows that a search found are now; those that were removed are left out. */
function currentOrder({ order = [], keys: before }: Search, keys: readonly string[]): Order {
  if (before === keys) return order;
  const places = new Map(keys.map((key, index) => [key, index]));
  return order.flatMap((row) => places.get(before[row]!) ?? []);
}

function* findRows(
  rows: readonly JsonValue[],
  { sort, filters }: RowQuery,
  columns: readonly TableColumn[],
  words: CellWords,
): Generator<void, Order> {
  const tests = columns.flatMap((column) => {
    const filter = ownValue(filters, column.name);
    return filter ? [createFilterTest(column, filter, words)] : [];
  });
  const found: number[] = [];
  for (const [row, value] of rows.entries()) {
    if (tests.length > 0 && row % slice === 0) yield;
    if (tests.every((test) => test(value))) found.push(row);
  }
  const column = sort && columns.find(({ name }) => name === sort.column);
  if (!column) return found;
  const keyOf = (row: number) => sortKey(column.node, valueIn(rows[row]!, column), words);
  return yield* sortInSteps(found, keyOf, sort.direction, words.locale);
}
