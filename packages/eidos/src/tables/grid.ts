import type { ComponentType } from 'react';
import type { TableNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';
import type { Translator } from '../translations/translator';
import { cellPointer, type GridColumn, type TableColumn } from './columns';
import { type GridPosition, type GridRange, type GridStore, rangeBetween } from './grid-state';
import { readWordsIn } from './read-cell';
import { createShownRows, createUnsavedRows } from './row-order';
import { createRowTexts } from './cell-text';
import type { RenderCell } from './table-props';
import { clamp } from './use-row-window';

/** The first column with a field, where the focus enters the grid and where pasting starts. */
export const firstDataColumn = 1;

interface GridParts {
  /** Prefix of the ids of the grid's elements. */
  readonly id: string;
  readonly pointer: Pointer;
  readonly table: TableNode;
  readonly dataColumns: readonly TableColumn[];
  /** Whether each row has a button that opens its details. */
  readonly hasDetails: boolean;
  readonly sortable: boolean;
  readonly resizable: boolean;
  readonly controller: Controller;
  readonly store: GridStore;
  readonly words: Translator;
  readonly announce: (message: string) => void;
  readonly renderCell?: RenderCell | undefined;
  /** The handle of a row; without it rows cannot be moved. */
  readonly RowHandle?: ComponentType<RowHandleProps> | undefined;
}

export interface RowHandleProps {
  readonly rowKey: string;
  /** Index of the row in the data. */
  readonly row: number;
  readonly tabStop: boolean;
}

/** Everything that the commands and cells of one grid share. It does not change while the user types. */
export type Grid = ReturnType<typeof createGrid>;

export function createGrid(parts: GridParts) {
  const { id, pointer, table, dataColumns, hasDetails, controller, store, words } = parts;
  readWordsIn(controller);
  const columns: readonly GridColumn[] = [
    'row',
    ...dataColumns,
    ...(hasDetails ? (['details'] as const) : []),
    ...(table.readOnly ? [] : (['delete'] as const)),
  ];
  const shownRows = createShownRows(controller, pointer, () => store.getState().order);
  const shownKeys = () => shownRows().keys;
  const dataColumn = (column: number): TableColumn | undefined => dataColumns[column - firstDataColumn];

  function activePosition(): GridPosition {
    const { active } = store.getState();
    if (!active) return { row: 0, column: firstDataColumn };
    const keys = shownKeys();
    const row = keys[active.row] === active.key ? active.row : keys.indexOf(active.key);
    return {
      row: row < 0 ? clamp(active.row, keys.length - 1) : row,
      column: active.column,
    };
  }

  /** The corner where the selection began. While one cell is selected, it is that cell, also after its row has moved. */
  function currentAnchor(): GridPosition {
    const { range, anchor } = store.getState();
    return (range && anchor) ?? activePosition();
  }

  function activate(place: GridPosition, { extend = false } = {}): void {
    const key = shownKeys()[place.row];
    if (key === undefined) return;
    const { focus } = store.getState();
    const anchor = extend ? currentAnchor() : place;
    store.set({
      active: { key, ...place },
      edge: undefined,
      anchor,
      range: rangeBetween(anchor, place),
      editing: false,
      selectText: false,
      focus: focus + 1,
    });
  }

  return {
    ...parts,
    columns,
    set: store.set,
    /** The rows as they are shown; the same object until they or their order change. */
    shownRows,
    rowText: createRowTexts(dataColumns, words),
    unsavedRows: createUnsavedRows(controller, pointer),
    get state() {
      return store.getState();
    },
    /** Keys of all rows in the order of the data. */
    rowKeys: () => controller.getRowKeys(pointer),
    /** Keys of the rows that are shown, in the order of the screen. */
    shownKeys,
    /** The indexes in the data of the shown rows from `top` to `bottom`, both included. */
    dataRows(top: number, bottom: number): readonly number[] {
      const { dataRow } = shownRows();
      return Array.from({ length: bottom - top + 1 }, (_, offset) => dataRow(top + offset));
    },
    /** The field shown in a column; undefined for numbers and buttons. */
    dataColumn,
    dataColumnsIn: ({ left, right }: Pick<GridRange, 'left' | 'right'>) =>
      dataColumns.slice(Math.max(0, left - firstDataColumn), right),
    hasTotals: dataColumns.some(({ node }) => node.total !== undefined),
    /** JSON Pointer of the cell at a row and column; undefined when there is no field. */
    pointerAt({ row, column }: GridPosition): Pointer | undefined {
      const data = dataColumn(column);
      return data && cellPointer(pointer, shownRows().dataRow(row), data);
    },
    /** Id of a cell's element; it moves with the row. */
    cellId: (key: string, column: number) => `${id}${key}-${column}`,
    /** The position of the active cell; the first field of the first row until a cell is activated. */
    activePosition,
    anchor: currentAnchor,
    /** The selected rectangle; only the active cell when nothing else is selected. */
    selectedRange(): GridRange {
      const { row, column } = activePosition();
      return store.getState().range ?? { top: row, bottom: row, left: column, right: column };
    },
    /**
     * Activates and focuses a cell; ends editing.
     *
     * @param extend Extends the selection from the corner where it began.
     */
    activate,
    /** Selects the rows from one to another, which gets the focus. */
    selectRows(from: number, to: number): void {
      const anchor = { row: from, column: firstDataColumn };
      activate({ row: to, column: firstDataColumn });
      const range = { top: Math.min(from, to), bottom: Math.max(from, to) };
      store.set({ range: { ...range, left: firstDataColumn, right: dataColumns.length }, anchor });
    },
    requestFocus({ selectText = false } = {}): void {
      store.set({ focus: store.getState().focus + 1, selectText });
    },
    /**
     * Announces a change, and shows it together with a button that undoes it.
     *
     * @param isChanged Without a change, the button would undo an earlier one.
     */
    notify(text: string, isChanged = true): void {
      store.set({ notice: { text, isChanged } });
      parts.announce(text);
    },
  };
}
