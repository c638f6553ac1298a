import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { DisplayTableProps } from './table-props';
import { useController, useTranslator } from '../hooks/contexts';
import { englishTables } from '../translations/english-tables';
import type { FoundRows } from './row-pages';
import { type FoundDataRows, useDataRows } from './search-rows';
import { rowOf } from './row-order';
import type { Translator } from '../translations/translator';
import { useScreen } from '../parts/screen-context';
import { useReveal } from '../parts/use-reveal';
import type { Pointer } from '../json/json-pointer';
import { useFieldPart } from '../hooks/use-field';
import { useControl } from '../fields/control';
import { fieldDescription, fieldNotes, isReplaced, ReadOnlyField } from '../fields/FieldFrame';
import { NoMatches, RowFilter } from './RowFilter';
import { expectSortColumn, nextSortOrder } from './sort-rows';
import { useColumns, useColumnWidths, useStickyColumn, useTable } from './column-widths';
import { type RowWindow, useRowWindow } from './use-row-window';
import type { PartProps } from '../parts/registry';
import type { PartialCatalogue } from '../translations/catalogue';
import { KeyHelp, TableHeader, TableLabel } from './ColumnHeader';
import { restColumn, type TableColumn } from './columns';
import { storeOf } from '../controller/create-controller';
import { locked } from '../controller/node-tree';
import { isArray } from '../json/json-object';
import { valueAt } from '../json/members';
import { useValue } from '../hooks/use-value';
import { DisplayBody, OtherErrors } from './DisplayBody';
import { Totals } from './Total';

/** With fewer rows, a search box is not needed. */
const filterFrom = 11;

/**
 * A read-only table: its headers sort it, one search box filters it, and its rows can be opened.
 * Throws when the schema has no table at `pointer`, or when `columns` or `defaultSort` has a name that is not a field of
 * its rows.
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
  // A search box stays when rows are removed: it may have a filter, and the focus.
  const [isLong, setLong] = useState(false);
  if (total >= filterFrom && !isLong) setLong(true);
  const [revealed] = useRevealedLine(pointer, found, words, () => setFilter(''));
  const rows = useRowWindow({
    count,
    height,
    // It is in the document, so that the focus can scroll to it.
    pinned: revealed < 0 ? [] : [revealed],
    keyOf: useCallback((line) => rowAt(line)?.key ?? String(line), [rowAt]),
  });
  function clear() {
    setFilter('');
    rows.scrollRef.current!.focus();
  }
  if (useFieldPart(pointer, (field) => !field.applies || isReplaced(field)))
    return <ReplacedTable pointer={pointer} />;
  const hasTotals = count > 0 && columns.some(({ node }) => node.total !== undefined);
  return (
    <DisplayLayout
      {...props}
      {...display}
      found={found}
      rows={rows}
      totals={
        hasTotals && (
          <Totals
            columns={columns}
            rows={(found.order ?? []).map((row) => found.rows[row]!)}
            isPart={count < total}
            words={words}
            rowIndex={rows.virtual ? count + 2 : undefined}
          />
        )
      }
      tools={
        (props.filterable ?? table.filterable ?? isLong) && (
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
          : !found.isLoading && <NoMatches {...{ filter, total, words, clear }} />
      }
    />
  );
}

/** The value that is stored in the place of a table, as text; nothing while the table does not apply. */
export function ReplacedTable({ pointer }: PartProps) {
  return <ReadOnlyField control={useControl(pointer)} />;
}

/**
 * The line of the row to which an error leads, or -1, and a function that forgets it.
 *
 * @param clear Removes the filters, which is done when they hide the row.
 */
export function useRevealedLine(
  pointer: Pointer,
  { order }: FoundDataRows,
  { t }: Translator,
  clear: () => void,
): readonly [line: number, forget: () => void] {
  const { announcer } = useScreen();
  const [revealed, setRevealed] = useState(-1);
  useReveal(pointer, (target) => {
    const row = rowOf(pointer, target);
    if (row === undefined) return;
    if (order?.includes(row) === false) {
      clear();
      announcer.announce(t('table.filterCleared', { row: row + 1 }));
    }
    setRevealed(row);
  });
  return [order?.indexOf(revealed) ?? -1, () => setRevealed(-1)];
}

/** The columns of a table to read, and the column by which it is sorted. */
export function useDisplayState(
  { pointer, columns: names, defaultSort }: DisplayTableProps,
  component: string,
  texts: PartialCatalogue,
) {
  const words = useTranslator(texts);
  const table = useTable(component, pointer, words);
  const declared = useColumns(table, names).shown;
  // The cell of a locked list shows its values: a table to read has no details for them.
  const fields = useMemo(
    () => declared.map((column) => (column.compound ? { ...column, node: locked(column.node) } : column)),
    [declared],
  );
  const value = useValue(pointer);
  const controller = useController();
  const readVisible = () => valueAt(storeOf(controller).view.visible().data, pointer);
  const visible = useSyncExternalStore(controller.subscribe, readVisible, readVisible);
  const isWhole = names === undefined;
  const columns = useMemo(() => {
    if (!isWhole || !isArray(value) || !isArray(visible)) return fields;
    return [...fields, restColumn(table, value, visible, words.t('table.detailsColumn')) ?? []].flat();
  }, [isWhole, fields, table, value, visible, words]);
  const [sort, onSort] = useState(() => defaultSort && expectSortColumn(defaultSort, columns, table));
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
  readonly empty: ReactNode;
  readonly totals?: ReactNode;
}

export function DisplayLayout(props: DisplayLayoutProps) {
  const { table, columns, words, found, sort, onSort, tools, toolOf, totals } = props;
  const { scrollRef, ...rows } = props.rows;
  const plain = useControl(props.pointer);
  const { sortable = table.sortable ?? true, resizable = table.resizable ?? false } = props;
  const { caption = words.label(table) } = props;
  // Its rows are entered elsewhere, and so is what the schema offers.
  const control = { ...plain, label: caption, node: { ...table, readOnly: true } };
  const { control: id, label } = control.ids;
  // WAI-ARIA 1.2: -1 where the number of rows is not known, such as before any are loaded.
  const rowCount = found.total === undefined ? -1 : found.total + 1 + Number(Boolean(totals));
  const widths = useColumnWidths(columns, props.defaultWidths, props.onWidthsChange);
  // The button in a first cell covers its whole row, which it could not from a cell that stays.
  useStickyColumn(scrollRef, props.onRowClick || props.rowHref ? 0 : 1, columns);
  return (
    <div className="eidos-table" data-mode="display">
      {fieldDescription(control, words)}
      {tools}
      {/* A scroll area without controls can be scrolled by keyboard only when it is focusable. */}
      <div
        ref={scrollRef}
        id={id}
        className="eidos-table__scroll"
        style={{ maxBlockSize: rows.height }}
        role="region"
        aria-labelledby={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        <table
          className="eidos-table__table"
          data-virtual={rows.virtual || undefined}
          data-even={rows.even}
          aria-busy={found.isLoading || undefined}
          data-sized={widths.sized || undefined}
          aria-rowcount={rows.virtual ? rowCount : undefined}
        >
          <caption id={label} className="eidos-table__caption">
            <TableLabel node={table} words={words} label={caption} />
          </caption>
          <TableHeader
            {...{ id, columns, words, resizable, widths, sort, toolOf }}
            onSort={sortable ? (column) => onSort(nextSortOrder(sort, column)) : undefined}
          />
          <DisplayBody {...props} rows={rows} />
          {totals}
        </table>
      </div>
      {fieldNotes(control, words)}
      {found.rows && <OtherErrors {...props} />}
      {resizable && <KeyHelp id={`${id}width`} text={words.t('table.widthKeys')} />}
    </div>
  );
}
