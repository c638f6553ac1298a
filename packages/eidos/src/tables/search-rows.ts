import type { TextWords } from '../controller/read-text';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useController } from '../hooks/contexts';
import { useRows, useValue } from '../hooks/use-value';
import { isArray, ownValue } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { createFilterTest } from './column-filters';
import type { TableColumn } from './columns';
import type { FoundRows, RowQuery } from './row-pages';
import { placesOf } from '../controller/field-id';
import { createRowTexts, createTextTest, sortTexts, type TextsByRow, typedTexts } from './cell-text';
import { createSortKey, slice, sortRows } from './sort-rows';

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

  advance(time = step): void {
    const end = performance.now() + time;
    let next = this.work.next();
    while (!next.done && performance.now() < end) next = this.work.next();
    if (next.done) this.order = next.value;
  }
}

export interface DataQuery extends RowQuery {
  /** Words that must occur in a row, in any column. */
  readonly text?: string;
}

export interface FoundDataRows extends FoundRows {
  readonly rows: readonly JsonValue[];
  /** The numbers of the rows that are found; undefined before any are. */
  readonly order: Order | undefined;
}

/**
 * The rows of the data. While they are searched, those that were found before are shown, with their values of now.
 *
 * @param isComplete The first rendering waits for the rows, also on the server.
 */
export function useDataRows(
  pointer: Pointer,
  columns: readonly TableColumn[],
  query: DataQuery,
  words: TextWords,
  isComplete = false,
): FoundDataRows {
  const value = useValue(pointer);
  const rows = isArray(value) ? value : nothing;
  const { keys } = useRows(pointer);
  const controller = useController();
  const texts = useMemo(() => createRowTexts(columns, words), [columns, words]);
  const isSearched = Boolean(query.text) || Object.keys(query.filters).length > 0;
  const readTyped = () => JSON.stringify(isSearched ? typedTexts(controller, pointer) : []);
  const typed = useSyncExternalStore(controller.subscribe, readTyped, readTyped);
  const search = useMemo(() => {
    const byRow = sortTexts(JSON.parse(typed) as ReturnType<typeof typedTexts>);
    const test = createTextTest(query.text ?? '', rows, texts, byRow, words.locale);
    return new Search(findRows(rows, query, columns, test, byRow, words), keys);
  }, [rows, query, columns, texts, typed, words, keys]);
  const [last, setLast] = useState(() => {
    if (isComplete && !search.order) search.advance(Infinity);
    return search;
  });
  const { order: found } = search;
  if (found && last !== search) setLast(search);
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
  return useMemo(() => {
    const order = found ?? currentOrder(last, keys);
    return {
      rows,
      order,
      total: order?.length,
      rowAt(line) {
        const index = order?.[line];
        return index === undefined ? undefined : { key: keys[index]!, index, value: rows[index]! };
      },
      isLoading: !found,
    };
  }, [rows, keys, found, last]);
}

const nothing: readonly JsonValue[] = [];

/** Where the rows that a search found are now; those that were removed are left out. */
function currentOrder({ order, keys: before }: Search, keys: readonly string[]): Order | undefined {
  if (before === keys) return order;
  return order?.flatMap((row) => placesOf(keys).get(before[row]!) ?? []);
}

function* findRows(
  rows: readonly JsonValue[],
  { sort, filters }: RowQuery,
  columns: readonly TableColumn[],
  textTest: ((row: number) => boolean) | undefined,
  typed: TextsByRow,
  words: TextWords,
): Generator<void, Order> {
  const ofColumns = columns.flatMap((column) => {
    const filter = ownValue(filters, column.name);
    if (!filter) return [];
    const test = createFilterTest(column, filter, columns, words);
    return [(row: number) => test(rows[row]!, typed.get(row)?.get(column.name))];
  });
  const isSearched = ofColumns.length > 0 || textTest !== undefined;
  const found: number[] = [];
  for (const row of rows.keys()) {
    if (isSearched && row > 0 && row % slice === 0) yield;
    if (ofColumns.every((test) => test(row)) && textTest?.(row) !== false) found.push(row);
  }
  if (!sort) return found;
  const keyOf = createSortKey(sort, columns, words);
  return yield* sortRows(found, (row) => keyOf(rows[row]!), sort.direction, words.locale);
}
