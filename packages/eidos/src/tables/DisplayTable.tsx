import { useCallback, useId, useState } from 'react';
import type { JsonValue } from '../compiler/json-schema';
import type { Pointer } from '../compiler/node';
import { DisplayBody } from './DisplayBody';
import { DisplayFilter } from './DisplayFilter';
import { DisplayHeader } from './DisplayHeader';
import { nextSortOrder, type SortOrder } from './sort-rows';
import { useDisplayRows } from './use-display-rows';
import type { RenderCell } from './use-grid';
import { useRowWindow } from './use-row-window';

/** A row of a display table, as it is handed to `onRowClick` and `rowHref`. */
export interface DisplayRow {
  /** Index of the row in the data, whatever the order in which rows are shown. */
  readonly index: number;
  /** JSON Pointer of the row. */
  readonly pointer: Pointer;
  readonly value: JsonValue;
}

/** What a `DisplayTable` takes. */
export interface DisplayTableProps {
  /** JSON Pointer of the array that the table shows. */
  pointer: Pointer;
  /** Fields of a row to show as columns, in this order; all of them unless told. */
  columns?: readonly string[];
  /** Heading of the table; its label unless told. */
  caption?: string;
  /** Height of the scroll area in px. From 101 rows on it is 480 unless told, and only rows in view are drawn. */
  height?: number;
  /** Whether a search box over all columns is shown; from 11 rows on unless told. */
  filterable?: boolean;
  /** Whether the column headers sort the rows; true unless told. */
  sortable?: boolean;
  /** The order in which rows are shown at first; that of the data unless told. */
  defaultSort?: SortOrder;
  /** Called when a row is pressed. Each row then has a button over its whole length. */
  onRowClick?: (row: DisplayRow) => void;
  /** Address that a row leads to. Each row then has a link over its whole length. */
  rowHref?: (row: DisplayRow) => string;
  /** Draws what a cell shows, instead of its value in words. */
  renderCell?: RenderCell;
}

/** Few rows are seen at a glance, so that a search box would only take room. */
const filterFrom = 11;

/**
 * A table to read: sorted by its headers, filtered by one search box, with rows that can be opened.
 * Throws when the schema has no table at `pointer`, or when `columns` names a field that its rows do not have.
 */
export function DisplayTable(props: DisplayTableProps) {
  const { pointer, sortable = true, defaultSort } = props;
  const id = useId();
  const [sort, setSort] = useState(defaultSort);
  const [filter, setFilter] = useState('');
  const data = useDisplayRows(pointer, props.columns, sort, filter);
  const { table, total, shown, words, keys } = data;
  const { scrollRef, ...rows } = useRowWindow({
    count: shown.length,
    height: props.height,
    keyOf: useCallback((line) => keys[shown[line]!] ?? String(line), [keys, shown]),
  });
  const caption = props.caption ?? words.label(table);
  return (
    <div className="eidos-table" data-mode="display">
      {table.description !== undefined && (
        <p className="eidos-field__description">{words.wordsOf(table, 'description')}</p>
      )}
      {(props.filterable ?? total >= filterFrom) && (
        <DisplayFilter
          label={caption}
          filter={filter}
          onFilter={setFilter}
          shown={shown.length}
          total={total}
          words={words}
        />
      )}
      {/* A scroll area without a control inside can only be scrolled by keyboard when it takes the focus itself. */}
      <div
        ref={scrollRef}
        className="eidos-table__scroll"
        style={{ maxBlockSize: rows.height }}
        role="region"
        aria-labelledby={`${id}caption`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        <table
          className="eidos-table__table"
          data-virtual={rows.virtual || undefined}
          aria-rowcount={rows.virtual ? shown.length + 1 : undefined}
        >
          <caption id={`${id}caption`} className="eidos-table__caption">
            {caption}
          </caption>
          <DisplayHeader
            columns={data.columns}
            words={words}
            sort={sort}
            onSort={sortable ? (column) => setSort(nextSortOrder(sort, column)) : undefined}
          />
          <DisplayBody
            {...props}
            data={data}
            rows={rows}
            filter={filter}
            onClearFilter={() => setFilter('')}
          />
        </table>
      </div>
    </div>
  );
}
