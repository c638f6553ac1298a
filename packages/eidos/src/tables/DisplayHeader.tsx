import { useMemo, useRef, useState } from 'react';
import type { Translator } from '../translations/translator';
import { type ColumnWidths, measureWidths, startWidths } from './column-widths';
import { ColumnHandle, HeaderLabel } from './ColumnHeader';
import { columnWidth, type TableColumn } from './columns';
import type { SortOrder } from './sort-rows';

/** The widths of the columns of a table to read. */
interface DisplayWidths {
  /** Whether any width was set. */
  readonly sized: boolean;
  readonly of: (name: string) => number | undefined;
  /** Keeps every column as wide as it is on the screen, so that a change of one does not change the others. */
  readonly keep: (header: HTMLTableCellElement) => void;
  readonly set: (name: string, width: number) => void;
  readonly report: () => void;
}

/** Holds the widths of columns, in px. */
export function useDisplayWidths(
  columns: readonly TableColumn[],
  start: ColumnWidths | undefined,
  onChange: ((widths: ColumnWidths) => void) | undefined,
): DisplayWidths {
  const [widths, setWidths] = useState(() => startWidths(columns, start));
  // Several changes may precede the next rendering.
  const latest = useRef(widths);
  return useMemo(() => {
    const change = (next: ReadonlyMap<string, number>) => {
      latest.current = next;
      setWidths(next);
    };
    return {
      sized: widths !== undefined,
      of: (name) => widths?.get(name),
      keep(header) {
        const names = columns.map(({ name }) => name);
        change(new Map([...measureWidths(header, names), ...(latest.current ?? [])]));
      },
      set: (name, width) => change(new Map([...(latest.current ?? []), [name, width]])),
      report: () => onChange?.(Object.fromEntries(latest.current ?? [])),
    };
  }, [columns, widths, onChange]);
}

interface DisplayHeaderProps {
  readonly id: string;
  readonly columns: readonly TableColumn[];
  readonly words: Translator;
  readonly sort: SortOrder | undefined;
  /** Sorts by a column; the headers are plain text without it. */
  readonly onSort: ((column: string) => void) | undefined;
  readonly resizable: boolean;
  readonly widths: DisplayWidths;
}

/** The columns' labels, each a button that sorts, and the handles of their widths. */
export function DisplayHeader({ columns, widths, ...props }: DisplayHeaderProps) {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col
            key={column.name}
            className="eidos-table__col"
            data-kind={columnWidth(column)}
            style={{ inlineSize: widths.of(column.name) }}
          />
        ))}
      </colgroup>
      <thead>
        <tr className="eidos-table__header-row" aria-rowindex={1}>
          {columns.map((column) => (
            <Header key={column.name} {...props} widths={widths} column={column} />
          ))}
        </tr>
      </thead>
    </>
  );
}

interface HeaderProps extends Omit<DisplayHeaderProps, 'columns'> {
  readonly column: TableColumn;
}

function Header({ id, column, words, sort, onSort, resizable, widths }: HeaderProps) {
  const { name, node } = column;
  const direction = sort?.column === name ? sort.direction : undefined;
  const label = words.label(node);
  const sorts = onSort && !column.compound;
  const labelId = `${id}label-${name}`;
  return (
    <th
      scope="col"
      className="eidos-table__header"
      data-align={column.align}
      title={words.wordsOf(node, 'description')}
      aria-sort={sorts ? (direction ?? 'none') : undefined}
      // Else the name of the handle is a part of that of the column.
      aria-labelledby={resizable ? labelId : undefined}
    >
      <HeaderLabel id={labelId} direction={direction} tabStop onSort={sorts ? () => onSort(name) : undefined}>
        {label}
      </HeaderLabel>
      {resizable && (
        <ColumnHandle
          label={label}
          width={widths.of(name)}
          describedBy={`${id}width`}
          tabStop
          words={words}
          onStart={widths.keep}
          onWidth={(width) => widths.set(name, width)}
          onEnd={widths.report}
        />
      )}
    </th>
  );
}
