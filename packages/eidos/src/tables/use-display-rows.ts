import { useDeferredValue, useMemo } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { TableNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import { expectKind } from '../fields/control';
import { useRows } from '../hooks/use-rows';
import { useValue } from '../hooks/use-value';
import { useNode } from '../parts/use-node';
import type { Translator } from '../translations/translator';
import { englishTables } from '../translations/english-tables';
import { useTranslator } from '../translations/translations-context';
import { cellText } from './cell-text';
import { deriveColumns, type TableColumn } from './columns';
import { filterRows, foldText } from './filter-rows';
import { type SortOrder, sortRows } from './sort-rows';

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
  const joined = names?.join('\n');
  const wanted = useDeferredValue(filter);
  const columns = useMemo(() => deriveColumns(table, joined?.split('\n')).shown, [table, joined]);
  const access = useMemo(() => readRows(value, words), [value, words]);
  const folded = useMemo(() => foldRows(access, columns, words.locale), [access, columns, words]);
  const shown = useMemo(() => {
    const all = Array.from({ length: access.total }, (_, row) => row);
    const found = filterRows(all, wanted, folded, words.locale);
    const column = columns.find((candidate) => candidate.name === sort?.column);
    if (!sort) return found;
    if (!column) throw new Error(unknownSortColumn(sort.column, columns, table));
    const keyOf = (row: number) => ({ value: access.valueOf(row, column), text: access.textOf(row, column) });
    return sortRows(found, keyOf, sort.direction, words.locale);
  }, [access, columns, folded, sort, table, wanted, words]);
  return { table, columns, words, keys, shown, ...access };
}

type RowAccess = Pick<DisplayRows, 'total' | 'valueOf' | 'textOf' | 'rowAt'>;

function readRows(value: JsonValue | undefined, words: Translator): RowAccess {
  const rows: readonly JsonValue[] = Array.isArray(value) ? value : [];
  const valueOf = (row: number, { name }: TableColumn) => {
    const data = rows[row];
    if (name === '') return data;
    return typeof data === 'object' && data !== null && Object.hasOwn(data, name)
      ? (data as Readonly<Record<string, JsonValue>>)[name]
      : undefined;
  };
  return {
    total: rows.length,
    rowAt: (row) => rows[row] ?? null,
    valueOf,
    textOf: (row, column) => cellText(column.node, valueOf(row, column), words),
  };
}

/** Each row's text is folded once, when a filter first needs it. */
function foldRows(
  access: RowAccess,
  columns: readonly TableColumn[],
  locale: string,
): (row: number) => string {
  const known = new Map<number, string>();
  return (row) => {
    const text =
      known.get(row) ?? foldText(columns.map((column) => access.textOf(row, column)).join('\n'), locale);
    known.set(row, text);
    return text;
  };
}

function unknownSortColumn(name: string, columns: readonly TableColumn[], table: TableNode): string {
  const known = columns.map((column) => `"${column.name}"`).join(', ');
  return `defaultSort of the table "${table.label}": there is no column "${name}". Use one of ${known}.`;
}
