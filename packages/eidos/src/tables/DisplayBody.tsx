import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import type { TableNode } from '../compiler/node';
import { useTranslator } from '../hooks/contexts';
import { useRows, useValue } from '../hooks/use-value';
import { isArray } from '../json/json-object';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { englishTables } from '../translations/english-tables';
import type { Translator } from '../translations/translator';
import { cellText, replacedText } from './cell-text';
import { useColumns } from './column-widths';
import { cellPointer, type TableColumn } from './columns';
import { createRowTexts, filterRows, valueIn } from './row-texts';
import { expectSortColumn, sortKey, type SortOrder, sortRows } from './sort-rows';
import type { DisplayTableProps } from './table-props';
import { Total } from './Total';
import { type RowWindow, useWatchedLine } from './use-row-window';

/** A row of a table to read. */
export interface ShownRow {
  /** Identifies its elements. */
  readonly key: string;
  /** Index of the row in the data. */
  readonly index: number;
  readonly value: JsonValue;
}

/** The rows of a table to read, as they are shown. */
export interface DisplayRows {
  readonly columns: readonly TableColumn[];
  readonly words: Translator;
  /** Number of lines. */
  readonly count: number;
  /** The row in a line; undefined until it is loaded. */
  readonly rowAt: (line: number) => ShownRow | undefined;
}

/** Filters and sorts the rows of the table at `pointer`. Typing into the filter is never blocked by the rows. */
export function useDisplayRows(
  table: TableNode,
  { pointer, columns: names }: DisplayTableProps,
  sort: SortOrder | undefined,
  filter: string,
) {
  const words = useTranslator(englishTables);
  const value = useValue(pointer);
  const { keys } = useRows(pointer);
  const wanted = useDeferredValue(filter);
  const columns = useColumns(table, names).shown;
  const rows: readonly JsonValue[] = isArray(value) ? value : nothing;
  const texts = useMemo(() => createRowTexts(columns, words), [columns, words]);
  const shown = useMemo(() => {
    const found = filterRows(
      [...rows.keys()],
      wanted,
      (row, numbers) => texts(rows[row]!, numbers),
      words.locale,
    );
    if (!sort) return found;
    const column = expectSortColumn(sort, columns, table);
    const keyOf = (row: number) => sortKey(column.node, valueIn(rows[row]!, column), words);
    return sortRows(found, keyOf, sort.direction, words.locale);
  }, [rows, columns, texts, sort, table, wanted, words]);
  const rowAt = useCallback(
    (line: number) => {
      const index = shown[line]!;
      return { key: keys[index] ?? String(index), index, value: rows[index]! };
    },
    [keys, rows, shown],
  );
  return { columns, words, count: shown.length, rowAt, rows, shown };
}

const nothing: readonly JsonValue[] = [];

interface DisplayBodyProps extends Pick<
  DisplayTableProps,
  'pointer' | 'onRowClick' | 'rowHref' | 'renderCell'
> {
  readonly data: DisplayRows;
  readonly rows: Omit<RowWindow, 'scrollRef'>;
  /** Why there are no rows. */
  readonly empty: ReactNode;
}

/** The rows in view, or the reason why there are none. */
export function DisplayBody(props: DisplayBodyProps) {
  const { data, rows, empty } = props;
  return (
    <tbody>
      {rows.items.map((item) => {
        if ('space' in item) {
          return (
            <tr
              key={item.key}
              aria-hidden="true"
              className="eidos-table__space"
              style={{ blockSize: item.space }}
            />
          );
        }
        const row = data.rowAt(item.line);
        return <Row key={row?.key ?? `line${item.line}`} {...props} row={row} line={item.line} />;
      })}
      {data.count === 0 && (
        <tr>
          <td className="eidos-table__empty" colSpan={data.columns.length}>
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Row(props: DisplayBodyProps & { readonly row: ShownRow | undefined; readonly line: number }) {
  const { data, row, line, onRowClick, rowHref, renderCell } = props;
  const { watch, virtual } = props.rows;
  const element = useWatchedLine(watch, line);
  const replaced = row && replacedText(row.value, data.columns[0], data.words);
  const opens = row && (onRowClick !== undefined || rowHref !== undefined);
  return (
    <tr
      ref={element}
      className="eidos-table__row"
      data-index={line}
      data-opens={opens || undefined}
      aria-rowindex={virtual ? line + 2 : undefined}
    >
      {data.columns.map((column, index) => {
        if (!row)
          return (
            <td key={column.name} className="eidos-table__cell" data-loading="">
              {index === 0 && data.words.t('table.loadingRow')}
            </td>
          );
        const value = valueIn(row.value, column);
        const text = (index === 0 && replaced) || cellText(column.node, value, data.words);
        const pointer = cellPointer(props.pointer, row.index, column);
        const content =
          renderCell && replaced === undefined
            ? renderCell({ pointer, column: column.name, value, text })
            : text;
        return (
          <td key={column.name} className="eidos-table__cell" data-align={column.align}>
            {index === 0 && opens ? (
              <RowOpener
                {...props}
                row={row}
                label={text === '' ? data.words.t('table.openRow', { row: line + 1 }) : undefined}
              >
                {content}
              </RowOpener>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface RowOpenerProps extends DisplayBodyProps {
  readonly row: ShownRow;
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** A native button or link in the first cell; the style sheet stretches it over the whole row. */
function RowOpener({ row, label, pointer, children, onRowClick, rowHref }: RowOpenerProps) {
  const item = { index: row.index, pointer: joinPointer(pointer, row.index), value: row.value };
  const press = onRowClick && (() => onRowClick(item));
  if (rowHref) {
    return (
      <a className="eidos-table__opener" href={rowHref(item)} aria-label={label} onClick={press}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className="eidos-table__opener" aria-label={label} onClick={press}>
      {children}
    </button>
  );
}

interface DisplayTotalsProps {
  readonly data: ReturnType<typeof useDisplayRows>;
  /** The position of the line when only some rows are in the document. */
  readonly rowIndex: number | undefined;
}

/** The last line of a table to read, with the totals of the rows that are shown. */
export function DisplayTotals({ data, rowIndex }: DisplayTotalsProps) {
  const { columns, shown, words } = data;
  const name = words.t(shown.length < data.rows.length ? 'table.totalShown' : 'table.total');
  const rows = shown.map((row) => data.rows[row]!);
  return (
    <tfoot>
      <tr className="eidos-table__totals" aria-rowindex={rowIndex}>
        {columns.map((column, index) => {
          const value = column.node.total && <Total column={column} rows={rows} words={words} />;
          if (index > 0)
            return (
              <td key={column.name} data-align={column.align}>
                {value}
              </td>
            );
          return (
            <th key={column.name} scope="row" data-align={value ? column.align : undefined}>
              {name} {value}
            </th>
          );
        })}
      </tr>
    </tfoot>
  );
}
