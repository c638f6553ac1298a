import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { TableNode } from '../compiler/node';
import { expectKind } from '../fields/control';
import { useTranslator } from '../hooks/contexts';
import { useRows, useValue } from '../hooks/use-value';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { Button } from '../parts/Button';
import { useNode } from '../parts/use-node';
import { englishTables } from '../translations/english-tables';
import type { Translator } from '../translations/translator';
import { cellText } from './cell-text';
import { useColumns } from './column-widths';
import { cellPointer, type TableColumn } from './columns';
import { createRowTexts, filterRows, valueIn } from './row-texts';
import { expectSortColumn, sortKey, type SortOrder, sortRows } from './sort-rows';
import type { DisplayRow, DisplayTableProps } from './table-props';
import { Total } from './Total';
import { type RowWindow, useWatchedLine } from './use-row-window';

/** The rows of a display table, as they are shown. */
interface DisplayRows {
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

interface DisplayBodyProps extends DisplayTableProps {
  readonly data: DisplayRows;
  readonly rows: Omit<RowWindow, 'scrollRef'>;
  readonly filter: string;
  readonly onClearFilter: () => void;
}

/** The rows in view, or the reason why there are none. */
export function DisplayBody(props: DisplayBodyProps) {
  const { data, rows } = props;
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
        const row = data.shown[item.line]!;
        return <Row key={data.keys[row] ?? row} {...props} row={row} line={item.line} />;
      })}
      {data.shown.length === 0 && (
        <tr>
          <td className="eidos-table__empty" colSpan={data.columns.length}>
            <Emptiness {...props} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Row(props: DisplayBodyProps & { readonly row: number; readonly line: number }) {
  const { data, row, line, pointer, onRowClick, rowHref } = props;
  const { watch, virtual } = props.rows;
  const element = useWatchedLine(watch, line);
  const opens = onRowClick !== undefined || rowHref !== undefined;
  return (
    <tr
      ref={element}
      className="eidos-table__row"
      data-index={line}
      data-opens={opens || undefined}
      aria-rowindex={virtual ? line + 2 : undefined}
    >
      {data.columns.map((column, index) => (
        <td key={column.name} className="eidos-table__cell" data-align={column.align}>
          {index === 0 && opens ? (
            <RowOpener
              {...props}
              item={{ index: row, pointer: joinPointer(pointer, row), value: data.rowAt(row) }}
            >
              <Content {...props} column={column} />
            </RowOpener>
          ) : (
            <Content {...props} column={column} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Content({
  data,
  row,
  pointer,
  column,
  renderCell,
}: DisplayBodyProps & { readonly row: number; readonly column: TableColumn }) {
  const text = data.textOf(row, column);
  if (!renderCell) return text;
  return renderCell({
    pointer: cellPointer(pointer, row, column),
    column: column.name,
    value: data.valueOf(row, column),
    text,
  });
}

/** A native button or link in the first cell; the style sheet stretches it over the whole row. */
function RowOpener({
  item,
  line,
  data,
  children,
  onRowClick,
  rowHref,
}: DisplayBodyProps & { readonly item: DisplayRow; readonly line: number; readonly children: ReactNode }) {
  const [first] = data.columns;
  const empty = first && data.textOf(item.index, first) === '';
  const label = empty ? data.words.t('table.openRow', { row: line + 1 }) : undefined;
  if (rowHref) {
    return (
      <a
        className="eidos-table__opener"
        href={rowHref(item)}
        aria-label={label}
        onClick={onRowClick && (() => onRowClick(item))}
      >
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="eidos-table__opener"
      aria-label={label}
      onClick={() => onRowClick?.(item)}
    >
      {children}
    </button>
  );
}

function Emptiness({ data, filter, onClearFilter }: DisplayBodyProps) {
  const { t } = data.words;
  if (data.total === 0) return t('table.empty');
  return (
    <>
      <p>{t('table.noMatches', { filter })}</p>
      <Button onClick={onClearFilter}>{t('table.clearFilter')}</Button>
    </>
  );
}

interface DisplayTotalsProps {
  readonly data: DisplayRows;
  /** The position of the line when only some rows are in the document. */
  readonly rowIndex: number | undefined;
}

/** The last line of a table to read, with the totals of the rows that are shown. */
export function DisplayTotals({ data, rowIndex }: DisplayTotalsProps) {
  const { columns, shown, total, words } = data;
  const name = words.t(shown.length < total ? 'table.totalShown' : 'table.total');
  const rows = shown.map((row) => data.rowAt(row));
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
