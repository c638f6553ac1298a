import type { ReactNode } from 'react';
import { joinPointer } from '../json/json-pointer';
import { cellPointer, type TableColumn } from './columns';
import type { DisplayRow, DisplayTableProps } from './display-table-props';
import type { DisplayRows } from './use-display-rows';
import { type RowWindow, useWatchedLine } from './use-row-window';

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
      {rows.stretches.map((stretch) => {
        if ('space' in stretch) {
          return (
            <tr
              key={stretch.key}
              aria-hidden="true"
              className="eidos-table__space"
              style={{ blockSize: stretch.space }}
            />
          );
        }
        const row = data.shown[stretch.line]!;
        return <Row key={data.keys[row] ?? row} {...props} row={row} line={stretch.line} />;
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
      <button type="button" className="eidos-button" onClick={onClearFilter}>
        {t('table.clearFilter')}
      </button>
    </>
  );
}
