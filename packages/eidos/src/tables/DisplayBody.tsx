import type { ReactNode } from 'react';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { Translator } from '../translations/translator';
import { replacedText } from './cell-text';
import { cellPointer, type TableColumn } from './columns';
import { textIn, valueIn } from './row-texts';
import type { FoundDataRows } from './search-rows';
import type { DisplayTableProps } from './table-props';
import { Total } from './Total';
import type { FoundRows } from './row-pages';
import { type RowWindow, useWatchedLine } from './use-row-window';

/** A row of a table to read. */
export interface ShownRow {
  /** Identifies its elements. */
  readonly key: string;
  /** Index of the row in the data. */
  readonly index: number;
  readonly value: JsonValue;
}

interface ShownColumns {
  readonly columns: readonly TableColumn[];
  readonly words: Translator;
}

interface DisplayBodyProps
  extends ShownColumns, Pick<DisplayTableProps, 'pointer' | 'onRowClick' | 'rowHref' | 'renderCell'> {
  readonly found: FoundRows;
  readonly rows: Omit<RowWindow, 'scrollRef'>;
  /** Why there are no rows. */
  readonly empty: ReactNode;
}

/** The rows in view, or the reason why there are none. */
export function DisplayBody(props: DisplayBodyProps) {
  const { columns, found, rows, empty } = props;
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
        const row = found.rowAt(item.line);
        return <Row key={row?.key ?? `line${item.line}`} {...props} row={row} line={item.line} />;
      })}
      {!found.total && (
        <tr>
          <td className="eidos-table__empty" colSpan={columns.length}>
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Row(props: DisplayBodyProps & { readonly row: ShownRow | undefined; readonly line: number }) {
  const { columns, words, row, line, onRowClick, rowHref, renderCell } = props;
  const { watch, virtual } = props.rows;
  const element = useWatchedLine(watch, line);
  const replaced = row && replacedText(row.value, columns[0], words);
  const opens = row && (onRowClick !== undefined || rowHref !== undefined);
  return (
    <tr
      ref={element}
      className="eidos-table__row"
      data-index={line}
      data-opens={opens || undefined}
      aria-rowindex={virtual ? line + 2 : undefined}
    >
      {columns.map((column, index) => {
        if (!row)
          return (
            <td key={column.name} className="eidos-table__cell" data-loading="">
              {index === 0 && words.t('table.loadingRow')}
            </td>
          );
        const value = valueIn(row.value, column);
        const text = textIn(row.value, column, columns, words);
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
                label={text === '' ? words.t('table.openRow', { row: line + 1 }) : undefined}
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
  const shared = {
    className: 'eidos-table__opener',
    'aria-label': label,
    onClick: onRowClick && (() => onRowClick(item)),
  };
  if (!rowHref)
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    );
  return (
    <a href={rowHref(item)} {...shared}>
      {children}
    </a>
  );
}

interface DisplayTotalsProps extends ShownColumns {
  readonly found: FoundDataRows;
  /** The position of the line when only some rows are in the document. */
  readonly rowIndex: number | undefined;
}

/** The last line of a table to read, with the totals of the rows that are shown. */
export function DisplayTotals({ columns, words, found, rowIndex }: DisplayTotalsProps) {
  const rows = (found.order ?? []).map((row) => found.rows[row]!);
  const name = words.t(rows.length < found.rows.length ? 'table.totalShown' : 'table.total');
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
