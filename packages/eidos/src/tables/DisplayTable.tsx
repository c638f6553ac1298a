import { useCallback, useId, useState } from 'react';
import type { DisplayTableProps } from './table-props';
import { DisplayBody, DisplayTotals, useDisplayRows } from './DisplayBody';
import { RowFilter } from './RowFilter';
import { DisplayHeader, useDisplayWidths } from './DisplayHeader';
import { nextSortOrder } from './sort-rows';
import { useStickyColumn } from './column-widths';
import { useRowWindow } from './use-row-window';

/** With fewer rows, a search box is not needed. */
const filterFrom = 11;

/**
 * A read-only table: its headers sort it, one search box filters it, and its rows can be opened.
 * Throws when the schema has no table at `pointer`, or when `columns` has a name that is not a field of its rows.
 */
export function DisplayTable(props: DisplayTableProps) {
  const { pointer, defaultSort } = props;
  const id = useId();
  const [sort, setSort] = useState(defaultSort);
  const [filter, setFilter] = useState('');
  const data = useDisplayRows(pointer, props.columns, sort, filter);
  const { table, total, shown, words, keys } = data;
  const { sortable = table.sortable ?? true, resizable = table.resizable ?? false } = props;
  const widths = useDisplayWidths(data.columns, props.defaultWidths, props.onWidthsChange);
  const hasTotals = shown.length > 0 && data.columns.some(({ node }) => node.total !== undefined);
  const { scrollRef, ...rows } = useRowWindow({
    count: shown.length,
    height: props.height,
    keyOf: useCallback((line) => keys[shown[line]!] ?? String(line), [keys, shown]),
  });
  // The button in a first cell covers its whole row, which it could not from a cell that stays.
  useStickyColumn(scrollRef, props.onRowClick || props.rowHref ? 0 : 1);
  const caption = props.caption ?? words.label(table);
  return (
    <div className="eidos-table" data-mode="display">
      {table.description !== undefined && (
        <p className="eidos-field__description">{words.wordsOf(table, 'description')}</p>
      )}
      {(props.filterable ?? table.filterable ?? total >= filterFrom) && (
        <RowFilter
          label={caption}
          filter={filter}
          onFilter={setFilter}
          shown={shown.length}
          total={total}
          words={words}
        />
      )}
      {/* A scroll area without controls can be scrolled by keyboard only when it is focusable. */}
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
          data-sized={widths.sized || undefined}
          aria-rowcount={rows.virtual ? shown.length + 1 + Number(hasTotals) : undefined}
        >
          <caption id={`${id}caption`} className="eidos-table__caption">
            {caption}
          </caption>
          <DisplayHeader
            id={id}
            columns={data.columns}
            words={words}
            resizable={resizable}
            widths={widths}
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
          {hasTotals && <DisplayTotals data={data} rowIndex={rows.virtual ? shown.length + 2 : undefined} />}
        </table>
      </div>
      {resizable && (
        <p id={`${id}width`} className="eidos-visually-hidden">
          {words.t('table.widthKeys')}
        </p>
      )}
    </div>
  );
}
