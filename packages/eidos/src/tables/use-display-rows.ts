import { useDeferredValue, useMemo } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { TableNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import { expectKind } from '../fields/control';
import { useRows, useValue } from '../hooks/use-field';
import { useNode } from '../parts/use-node';
import type { Translator } from '../translations/translator';
import { englishTables } from '../translations/english-tables';
import { useTranslator } from '../translations/translations-context';
import { cellText } from './cell-text';
import type { TableColumn } from './columns';
import { useColumns } from './use-columns';
import { filterRows } from './filter-rows';
import { createRowTexts, valueIn } from './row-texts';
import { expectSortColumn, sortKey, type SortOrder, sortRows } from './sort-rows';

/** The rows of a display table, as they are shown. */
export interface DisplayRows {
  readonly table: TableNode;
  readonly columns: readonly TableColumn[];
  readonly words: Translator;
  readonly keys: readonly string[];
  /** Number of rows in the data. */
  readonly total: number;
  /** Indexes of the rows to show, in order. */
  readonly shown: readonly number[];
  valueOf(row: number, column: TableColumn): JsonValue | undefined;
  textOf(row: number, column: TableColumn): string;
  rowAt(row: number): JsonValue;
}

/** Filters and sorts the rows of the table at `pointer`. Typing into the filter is never blocked by the rows. */
export function useDisplayRows(
  pointer: Pointer,
  names: readonly string[] | undefined,
  sort: SortOrder | undefined,
  filter: string,
): DisplayRows {
  const table = expectKind({ node: useNode(pointer), pointer }, 'DisplayTable', 'table');
  const words = useTranslator(englishTables);
  const value = useValue(pointer);
  const { keys } = useRows(pointer);
  const wanted = useDeferredValue(filter);
  const columns = useColumns(table, names).shown;
  const access = useMemo(() => readRows(value, words), [value, words]);
  const texts = useMemo(() => createRowTexts(columns, words), [columns, words]);
  const shown = useMemo(() => {
    const all = Array.from({ length: access.total }, (_, row) => row);
    const found = filterRows(all, wanted, (row, numbers) => texts(access.rowAt(row), numbers), words.locale);
    if (!sort) return found;
    const { column: name } = expectSortColumn(sort, columns, table);
    const column = columns.find((candidate) => candidate.name === name);
    if (!column) return found;
    const keyOf = (row: number) => sortKey(column.node, access.valueOf(row, column), words);
    return sortRows(found, keyOf, sort.direction, words.locale);
  }, [access, columns, texts, sort, table, wanted, words]);
  return { table, columns, words, keys, shown, ...access };
}

type RowAccess = Pick<DisplayRows, 'total' | 'valueOf' | 'textOf' | 'rowAt'>;

function readRows(value: JsonValue | undefined, words: Translator): RowAccess {
  const rows: readonly JsonValue[] = Array.isArray(value) ? value : [];
  const valueOf = (row: number, column: TableColumn) => valueIn(rows[row] ?? null, column);
  return {
    total: rows.length,
    rowAt: (row) => rows[row] ?? null,
    valueOf,
    textOf: (row, column) => cellText(column.node, valueOf(row, column), words),
  };
}
