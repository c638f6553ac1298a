import { createContext, useContext, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { TableNode } from '../compiler/node';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { placeById } from '../controller/place';
import { childNode, isListed, isRefused, resolveNode } from '../controller/node-tree';
import type { View } from '../controller/view';
import { createPressSafeReader } from '../hooks/pointer-press';
import { useController, useTranslator } from '../hooks/contexts';
import { isArray } from '../json/json-object';
import { parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { createCache, memoize } from '../json/memoize';
import { useScreen } from '../parts/screen-context';
import { englishTables } from '../translations/english-tables';
import { sortBy } from './arrange-rows';
import { useColumns, useTable } from './column-widths';
import { createGridStore, type Grid, gridColumns, type GridState } from './grid';
import { readWordsIn } from './read-cell';
import { createShownRows, rowOf } from './row-order';
import { createRowTexts } from './row-texts';
import { expectSortColumn } from './sort-rows';
import type { EditableTableProps } from './table-props';

export interface UnsavedRows {
  /** Indexes of the rows that differ from the saved data or have text that is not a value. */
  readonly rows: ReadonlySet<number>;
  /** How many values of a row the server has changed too, in its cells or its details, by the index of the row. */
  readonly conflicts: ReadonlyMap<number, number>;
}

/** Returns a function that finds the unsaved rows and conflicts of a table, once for each change of the data. */
export function createUnsavedRows(controller: Controller, table: Pointer): () => UnsavedRows {
  const cache = createCache<UnsavedRows>();
  return () => {
    const { changed, state } = storeOf(controller).view;
    return cache(changed, [state.saved, state.meta.conflicts], () => {
      const rows = changed.flatMap((pointer) => rowOf(table, pointer) ?? []);
      return { rows: new Set(rows), conflicts: countConflicts(controller, table) };
    });
  };
}

function countConflicts(controller: Controller, table: Pointer): ReadonlyMap<number, number> {
  const { state, lookup } = storeOf(controller).view;
  const conflicts = [...state.meta.conflicts]
    .flatMap((id) => placeById(lookup, id)?.pointer ?? [])
    .filter((pointer) => rowOf(table, pointer) !== undefined && controller.getField(pointer).conflict);
  // A conflict about a group or a row repeats those inside it.
  const containers = new Set<Pointer>();
  for (const pointer of conflicts)
    for (let at = parentPointer(pointer); at !== table; at = parentPointer(at)) containers.add(at);
  const counts = new Map<number, number>();
  for (const pointer of conflicts.filter((one) => !containers.has(one))) {
    const row = rowOf(table, pointer)!;
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
}

export const GridContext = createContext<Grid | undefined>(undefined);

/** The surrounding grid. Throws outside a table. */
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
  const { sortable = table.sortable, filterable = table.filterable, resizable = table.resizable } = props;
  const controller = useController();
  useMemo(() => readWordsIn(controller), [controller]);
  const { announcer, navigator } = useScreen();
  const id = useId();
  const columnsOf = useColumns(table, columns);
  const { shown } = columnsOf;
  const details = useHiddenValues(controller, pointer, table) || columnsOf.details;
  const [store] = useState(() => createGridStore({ sort: defaultSort }));
  const grid = useMemo(
    () => ({
      id,
      pointer,
      table,
      columns: gridColumns(shown, { details, delete: !table.readOnly }),
      sortable: sortable === true,
      filterable: filterable === true,
      resizable: resizable === true,
      controller,
      store,
      words,
      shownRows: createShownRows(controller, pointer, () => store.getState().order),
      rowText: createRowTexts(shown, words),
      unsavedRows: createUnsavedRows(controller, pointer),
      completeEntry() {
        // The control must know what it has entered in this event already.
        flushSync(() => undefined);
        navigator.complete();
      },
      announce: announcer.announce,
      renderCell,
      RowHandle: table.readOnly ? undefined : RowHandle,
    }),
    [
      id,
      pointer,
      table,
      shown,
      details,
      sortable,
      filterable,
      resizable,
      controller,
      store,
      words,
      announcer,
      navigator,
      renderCell,
      RowHandle,
    ],
  );
  // The first rendering is sorted already, also on the server.
  useState(() => defaultSort && expectSortColumn(defaultSort, shown, table) && sortBy(grid, defaultSort));
  return grid;
}

/**
 * Whether a row holds, or has held, a value that is not allowed, or one that no schema describes. Only the details of the row
 * show such a value; they stay after the last one is removed.
 */
function useHiddenValues(controller: Controller, at: Pointer, { row }: TableNode): boolean {
  const [seen, setSeen] = useState(false);
  const hasHidden = useMemo(() => {
    const group = resolveNode(row);
    const open = group.kind === 'group' && group.open ? group : undefined;
    const hasMore = memoize((item: object) =>
      Object.keys(item).some((name) => open && !isListed(open, name)),
    );
    return memoize(({ errors, tryPlace }: View) => {
      const value = tryPlace(at)?.value;
      return (
        (open &&
          isArray(value) &&
          value.some((item) => typeof item === 'object' && item !== null && hasMore(item))) ||
        errors.some(({ pointer }) => {
          const name = pointer.startsWith(`${at}/`) ? splitPointer(pointer.slice(at.length))[1] : undefined;
          // A place costs more than a node to find, and there may be thousands of errors.
          return name !== undefined && !childNode(row, name) && isRefused(tryPlace(pointer)?.node);
        })
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
 * A text about the data of a table, which stays as it is while a pointer is held down.
 *
 * @param readText Returns the text now. It must be the same function until the text is about something else.
 * @param isOfActiveCell The text is read again when another cell becomes active, too.
 */
export function useStillText(readText: () => string, isOfActiveCell = false): string {
  const { controller, store } = useGrid();
  const { subscribe, read } = useMemo(
    () =>
      createPressSafeReader((listener) => {
        const stops = [
          controller.subscribe(listener),
          ...(isOfActiveCell ? [store.subscribe(listener)] : []),
        ];
        return () => stops.forEach((stop) => stop());
      }, readText),
    [controller, store, readText, isOfActiveCell],
  );
  return useSyncExternalStore(subscribe, read, read);
}
