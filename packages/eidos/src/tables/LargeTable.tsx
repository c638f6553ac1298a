import { useEffect, useMemo, useRef, useState } from 'react';
import { isReplaced } from '../fields/FieldFrame';
import { useBrowserLayoutEffect } from '../hooks/effects';
import { useFieldPart } from '../hooks/use-field';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { englishLargeTables, englishTables } from '../translations/english-tables';
import type { Translator } from '../translations/translator';
import { ColumnFilterButton, type FilterEntry, readFilter } from './column-filters';
import type { TableColumn } from './columns';
import { DisplayLayout, ReplacedTable, useDisplayState, useRevealedLine } from './DisplayTable';
import { type FoundRows, type RowQuery, type RowSource, useSourceRows } from './row-pages';
import { useDataRows } from './search-rows';
import type { DisplayTableProps } from './table-props';
import { useRowWindow } from './use-row-window';

/** Props of `LargeTable`. */
export interface LargeTableProps extends Omit<DisplayTableProps, 'filterable'> {
  /**
   * Where the rows come from, such as a server. Keep the object the same between renders: another one is loaded again.
   * @default the rows of the data at `pointer`
   */
  rows?: RowSource;
}

const texts = { ...englishTables, ...englishLargeTables };

/** The pause in milliseconds after a key before the rows are searched. */
const typingPause = 250;

/**
 * A read-only table for many rows: each column has a filter, and only the rows in view are in the document. Its rows are
 * those of the data, or loaded from a source that sorts and filters them.
 * Throws when the schema has no table at `pointer`, or when `columns` or `defaultSort` has a name that is not a field of its
 * rows.
 */
export function LargeTable({ rows: source, ...props }: LargeTableProps) {
  const state = useTableState(props);
  if (!useFieldPart(props.pointer, ({ applies }) => applies)) return null;
  return source ? <SourceRows {...state} source={source} /> : <DataRows {...state} />;
}

type TableState = ReturnType<typeof useTableState>;

function useTableState(props: Omit<LargeTableProps, 'rows'>) {
  const display = useDisplayState(props, 'LargeTable', texts);
  const { columns, words, sort } = display;
  const [entries, setEntries] = useState<ReadonlyMap<string, FilterEntry>>(new Map());
  const [filters, settle] = useFilters(columns, entries, words);
  function clearFilters() {
    setEntries(new Map());
    settle('{}');
  }
  const query = useMemo(() => ({ sort, filters }), [sort, filters]);
  return { ...props, ...display, entries, setEntries, clearFilters, query };
}

function SourceRows({ source, ...state }: TableState & { readonly source: RowSource }) {
  return <Layout {...state} found={useSourceRows(source, state.query, state.table)} />;
}

function DataRows(state: TableState) {
  const { pointer, columns, query, words } = state;
  const found = useDataRows(pointer, columns, query, words);
  const [line, onLine] = useRevealedLine(pointer, found, words, state.clearFilters);
  if (useFieldPart(pointer, isReplaced)) return <ReplacedTable pointer={pointer} />;
  return <Layout {...state} found={found} line={line} onLine={onLine} />;
}

interface LayoutProps extends TableState {
  readonly found: FoundRows;
  /** The line to scroll to; `onLine` is called then. */
  readonly line?: number;
  readonly onLine?: () => void;
}

function Layout({ found, line = -1, onLine, ...state }: LayoutProps) {
  const { words, query, entries, setEntries } = state;
  const { total, isLoading, show, retry } = found;
  const count = total ?? 0;
  const rows = useRowWindow({ count, height: state.height });
  const { scrollRef, first, last, toLine } = rows;
  useEffect(() => show?.(first, last), [show, first, last]);
  useBrowserLayoutEffect(() => {
    scrollRef.current!.scrollTop = 0;
  }, [scrollRef, query]);
  useBrowserLayoutEffect(() => {
    if (line < 0) return;
    toLine(line);
    onLine?.();
  });
  useAnnouncedCount(query.filters, isLoading, total, words);
  const { t } = words;
  const isFiltered = [...entries.values()].some(
    ({ contains, from, to, oneOf }) => contains || from || to || oneOf?.length,
  );
  function loadAgain() {
    // The button is about to be removed, which must not lose the focus.
    scrollRef.current!.focus();
    retry?.();
  }
  return (
    <DisplayLayout
      {...state}
      found={found}
      rows={rows}
      toolOf={(column) => (
        <ColumnFilterButton
          column={column}
          entry={entries.get(column.name) ?? {}}
          onEntry={(entry) => setEntries(new Map(entries).set(column.name, entry))}
          words={words}
        />
      )}
      tools={
        <div className="eidos-table__filter">
          <span className="eidos-table__count">
            {isLoading ? t('table.loading') : total !== undefined && t('table.rows', { count })}
          </span>
          {/* It keeps the focus after it was pressed. */}
          <Button aria-disabled={!isFiltered || undefined} onClick={state.clearFilters}>
            {t('table.clearFilters')}
          </Button>
          <div role="alert">
            {retry && (
              <>
                {t('table.loadFailed')} <Button onClick={loadAgain}>{t('table.retry')}</Button>
              </>
            )}
          </div>
        </div>
      }
      empty={
        isLoading
          ? t('table.loading')
          : t(retry ? 'table.loadFailed' : isFiltered ? 'table.noFilterMatches' : 'table.empty')
      }
    />
  );
}

/** The filters that were entered, once typing pauses, and a function that sets them at once, as JSON. */
function useFilters(
  columns: readonly TableColumn[],
  entries: ReadonlyMap<string, FilterEntry>,
  words: Translator,
): readonly [RowQuery['filters'], (text: string) => void] {
  const read = columns.flatMap((column) => {
    const filter = readFilter(column, entries.get(column.name) ?? {}, words);
    return filter ? [[column.name, filter] as const] : [];
  });
  const text = JSON.stringify(Object.fromEntries(read));
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const filters = useMemo(() => JSON.parse(settled) as RowQuery['filters'], [settled]);
  return [filters, setSettled];
}

/** The pause in milliseconds after which loading is announced. */
const loadingPause = 500;

/** Announces that rows are loaded, when it takes a while, and then or after another filter the number of rows. */
function useAnnouncedCount(
  filters: RowQuery['filters'],
  isLoading: boolean,
  count: number | undefined,
  { t }: Translator,
): void {
  const { announce } = useScreen().announcer;
  const announced = useRef<RowQuery['filters'] | undefined>(filters);
  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => {
        announced.current = undefined;
        announce(t('table.loading'));
      }, loadingPause);
      return () => clearTimeout(timer);
    }
    if (count !== undefined && announced.current !== filters) announce(t('table.rows', { count }));
    announced.current = filters;
    return undefined;
  }, [filters, isLoading, count, announce, t]);
}
