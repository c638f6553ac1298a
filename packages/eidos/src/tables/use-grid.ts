import { createContext, useContext, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { TableNode } from '../compiler/node';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { outcomeAt } from '../controller/error-report';
import { childNode, isListed, resolveNode } from '../controller/node-tree';
import type { View } from '../controller/view';
import { createPressSafeReader } from '../hooks/pointer-press';
import { useController, useTranslator } from '../hooks/contexts';
import { isArray } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import { memoize } from '../json/memoize';
import { useScreen } from '../parts/screen-context';
import { isForbidden, type Outcome, RowOutcomes } from '../validation/outcome';
import { englishTables } from '../translations/english-tables';
import { arrange } from './arrange-rows';
import { useColumns, useTable } from './column-widths';
import { createGrid, type Grid } from './grid';
import { createGridStore, type GridState } from './grid-state';
import { expectSortColumn } from './sort-rows';
import type { EditableTableProps } from './table-props';

export const GridContext = createContext<Grid | undefined>(undefined);

export function useGrid(): Grid {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('Parts of an editable table need an EditableTable or OrderedTable around them.');
  return grid;
}

/**
 * Creates the grid of the table at `pointer`.
 *
 * @throws Error when there is no table, or when `columns` or `defaultSort` names a field that its rows do not have.
 */
export function useNewGrid(
  component: string,
  { pointer, columns, renderCell, defaultSort, ...props }: EditableTableProps,
  RowHandle?: Grid['RowHandle'],
): Grid {
  const words = useTranslator(englishTables);
  const table = useTable(component, pointer, words);
  const { sortable = table.sortable ?? false, resizable = table.resizable ?? false } = props;
  const controller = useController();
  const { announcer } = useScreen();
  const id = useId();
  const { shown: dataColumns, details } = useColumns(table, columns);
  const hasDetails = useHiddenValues(controller, pointer, table) || details;
  const [store] = useState(createGridStore);
  const parts = {
    id,
    pointer,
    table,
    dataColumns,
    hasDetails,
    sortable,
    resizable,
    controller,
    store,
    words,
    announce: announcer.announce,
    renderCell,
    RowHandle: table.readOnly ? undefined : RowHandle,
  };
  // oxlint-disable-next-line exhaustive-deps, react/use-memo -- the same grid until one of its parts is another one
  const grid = useMemo(() => createGrid(parts), Object.values(parts));
  // The first rendering is sorted already, also on the server.
  useState(() => defaultSort && arrange(grid, { sort: expectSortColumn(defaultSort, dataColumns, table) }));
  return grid;
}

/**
 * Whether a row holds, or has held, a value that is not allowed, a wrong constant, or a value that no schema describes. Only
 * the details of the row correct or remove such a value; they stay after the last one is gone.
 */
function useHiddenValues(controller: Controller, at: Pointer, { row }: TableNode): boolean {
  const [seen, setSeen] = useState(false);
  const hasHidden = useMemo(() => {
    const group = resolveNode(row);
    const open = group.kind === 'group' && group.open ? group : undefined;
    const hasMore = memoize((item: object) =>
      Object.keys(item).some((name) => open && !isListed(open, name)),
    );
    const isRefused = ([name, outcome]: readonly [string, Outcome]) => {
      const field = childNode(group, name);
      return field ? field.kind === 'constant' : isForbidden(outcome);
    };
    const hasRefused = memoize(({ children }: Outcome) =>
      [...children].some(([, item]) => group.kind === 'constant' || [...item.children].some(isRefused)),
    );
    return memoize(({ report, tryPlace }: View) => {
      const value = tryPlace(at)?.value;
      const rows = outcomeAt(report(), at);
      return (
        (open &&
          isArray(value) &&
          value.some((item) => typeof item === 'object' && item !== null && hasMore(item))) ||
        // A key press changes only one part of a long list.
        (rows.children instanceof RowOutcomes ? rows.children.chunks : [rows]).some(hasRefused)
      );
    });
  }, [at, row]);
  const find = () => seen || hasHidden(storeOf(controller).view);
  const found = useSyncExternalStore(controller.subscribe, find, find);
  if (found && !seen) setSeen(true);
  return found;
}

/** A part of the grid's state; renders again only when that part changes. */
export function useGridState<Part>(select: (state: GridState) => Part): Part {
  const { store } = useGrid();
  const getPart = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, getPart, getPart);
}

/**
 * A fact about the data of a table, as JSON, which stays as it is while a pointer is held down.
 *
 * @param read Returns the fact now. It must be the same function until it is about something else.
 * @param isOfActiveCell The fact is read again when another cell becomes active, too.
 */
export function useStillFact<Fact>(read: (grid: Grid) => Fact, isOfActiveCell = false): Fact {
  const grid = useGrid();
  const fact = useMemo(() => {
    const sources = [grid.controller, ...(isOfActiveCell ? [grid.store] : [])];
    const subscribe = (listener: () => void) => {
      const stops = sources.map((one) => one.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    };
    return createPressSafeReader(subscribe, () => JSON.stringify(read(grid)));
  }, [grid, read, isOfActiveCell]);
  return JSON.parse(useSyncExternalStore(fact.subscribe, fact.read, fact.read)) as Fact;
}
