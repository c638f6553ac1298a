import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { expectKind } from '../fields/control';
import { Button } from '../parts/Button';
import { useNode } from '../parts/use-node';
import type { DisplayTableProps } from './table-props';
import { useTranslator } from '../hooks/contexts';
import { englishTables } from '../translations/english-tables';
import type { FoundRows } from './row-pages';
import { useDataRows } from './search-rows';
import { isReplaced, ReadOnlyPart } from '../fields/FieldFrame';
import { useFieldPart } from '../hooks/use-field';
import { RowFilter } from './RowFilter';
import { expectSortColumn, nextSortOrder } from './sort-rows';
import { useColumns, useColumnWidths, useStickyColumn } from './column-widths';
import { type RowWindow, useRowWindow } from './use-row-window';
import type { PartialCatalogue } from '../translations/catalogue';
import { TableHeader } from './ColumnHeader';
import { type TableColumn } from './columns';
import { DisplayBody, OtherErrors, DisplayTotals } from './DisplayBody';

/** With fewer rows, a search box is not needed. */
const filterFrom = 11;

/**
 * A read-only table: its headers sort it, one search box filters it, and its rows can be opened.
 * Throws when the schema has no table at `pointer`, or when `columns` has a name that is not a field of its rows.
 */
export function DisplayTable(props: DisplayTableProps) {
  const { pointer, height } = props;
  const display = useDisplayState(props, 'DisplayTable', englishTables);
  const { table, columns, words, sort } = display;
  const [filter, setFilter] = useState('');
  const query = useMemo(() => ({ sort, filters: {}, text: filter }), [sort, filter]);
  const found = useDataRows(pointer, columns, query, words, true);
  const { rowAt, total: count = 0 } = found;
  const total = found.rows.length;
  const rows = useRowWindow({
    count,
    height,
    keyOf: useCallback((line) => rowAt(line)?.key ?? String(line), [rowAt]),
  });
  const hasTotals = count > 0 && columns.some(({ node }) => node.total !== undefined);
  if (useFieldPart(pointer, isReplaced)) return <ReadOnlyPart pointer={pointer} />;
  return (
    <DisplayLayout
      {...props}
      {...display}
      found={found}
      rows={rows}
      totals={
        hasTotals && (
          <DisplayTotals {...display} found={found} rowIndex={rows.virtual ? count + 2 : undefined} />
        )
      }
      tools={
        (props.filterable ?? table.filterable ?? total >= filterFrom) && (
          <RowFilter
            label={props.caption ?? words.label(table)}
            filter={filter}
            onFilter={setFilter}
            shown={count}
            total={total}
            words={words}
          />
        )
      }
      empty={
        total === 0
          ? words.t('table.empty')
          : !found.isLoading && (
              <>
                <p>{words.t('table.noMatches', { filter })}</p>
                <Button onClick={() => setFilter('')}>{words.t('table.clearFilter')}</Button>
              </>
            )
      }
    />
  );
}

/** The columns of a table to read, and the column by which it is sorted. */
export function useDisplayState(
  { pointer, columns: names, defaultSort }: DisplayTableProps,
  component: string,
  texts: PartialCatalogue,
) {
  const table = expectKind({ node: useNode(pointer), pointer }, component, 'table');
  const words = useTranslator(texts);
  const columns = useColumns(table, names).shown;
  const [sort, onSort] = useState(defaultSort);
  if (sort) expectSortColumn(sort, columns, table);
  return { table, words, columns, sort, onSort };
}

type DisplayState = ReturnType<typeof useDisplayState>;

interface DisplayLayoutProps
  extends Omit<DisplayTableProps, 'columns' | 'filterable' | 'defaultSort'>, DisplayState {
  readonly found: FoundRows;
  readonly rows: RowWindow;
  /** Rendered above the rows, and in the header next to the label of a column. */
  readonly tools: ReactNode;
  readonly toolOf?: (column: TableColumn) => ReactNode;
  /** Why there are no rows. */
  readonly empty: ReactNode;
  readonly totals?: ReactNode;
}

export function DisplayLayout(props: DisplayLayoutProps) {
  const { table, columns, words, found, sort, onSort, tools, toolOf, totals } = props;
  const { scrollRef, ...rows } = props.rows;
  const id = useId();
  const { sortable = table.sortable ?? true, resizable = table.resizable ?? false } = props;
  const headers = useMemo(() => columns.map((column) => ({ kind: 'data', column }) as const), [columns]);
  const widths = useColumnWidths(headers, props.defaultWidths, props.onWidthsChange);
  // The button in a first cell covers its whole row, which it could not from a cell that stays.
  useStickyColumn(scrollRef, props.onRowClick || props.rowHref ? 0 : 1);
  return (
    <div className="eidos-table" data-mode="display">
      {table.description !== undefined && (
        <p className="eidos-field__description">{words.wordsOf(table, 'description')}</p>
      )}
      {tools}
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
          data-even={rows.even}
          aria-busy={found.isLoading || undefined}
          data-sized={widths.sized || undefined}
          aria-rowcount={rows.virtual ? (found.total ?? 0) + 1 + Number(Boolean(totals)) : undefined}
        >
          <caption id={`${id}caption`} className="eidos-table__caption">
            {props.caption ?? words.label(table)}
          </caption>
          <TableHeader
            id={id}
            columns={headers}
            words={words}
            resizable={resizable}
            widths={widths}
            sort={sort}
            onSort={sortable ? (column) => onSort(nextSortOrder(sort, column)) : undefined}
            toolOf={toolOf}
          />
          <DisplayBody {...props} rows={rows} />
          {totals}
        </table>
      </div>
      {found.rows && <OtherErrors {...props} />}
      {resizable && (
        <p id={`${id}width`} className="eidos-visually-hidden">
          {words.t('table.widthKeys')}
        </p>
      )}
    </div>
  );
}
