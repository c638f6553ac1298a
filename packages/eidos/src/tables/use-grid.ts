import { type ComponentType, createContext, useContext, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expectKind } from '../fields/control';
import { useController } from '../hooks/use-controller';
import { useScreen } from '../parts/screen-context';
import { useNode } from '../parts/use-node';
import { englishTables } from '../translations/english-tables';
import { useTranslator } from '../translations/translations-context';
import { sortBy } from './arrange-rows';
import { useColumns } from './use-columns';
import type { EditableTableProps } from './editable-table-props';
import { type Grid, gridColumns } from './grid';
import { createGridStore } from './grid-state';
import { startWidths } from './column-widths';
import { readWordsIn } from './read-cell';
import type { RenderCell } from './render-cell';
import { createRowErrors } from './row-errors';
import { createShownRows } from './row-order';
import { createRowTexts } from './row-texts';
import { createUnsavedRows } from './unsaved-rows';
import { expectSortColumn } from './sort-rows';

export interface RowHandleProps {
  readonly rowKey: string;
  /** Index of the row in the data. */
  readonly row: number;
  /** Whether the handle is the grid's tab stop. */
  readonly tabStop: boolean;
}

/** The components of a grid that differ between tables. */
export interface GridParts {
  readonly renderCell: RenderCell | undefined;
  /** The handle of a row; without it rows cannot be moved. */
  readonly RowHandle: ComponentType<RowHandleProps> | undefined;
}

export const GridContext = createContext<(Grid & GridParts) | undefined>(undefined);

/** The surrounding grid. Throws outside a table. */
export function useGrid(): Grid & GridParts {
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
  { pointer, columns, renderCell, defaultSort, defaultWidths, ...props }: EditableTableProps,
  RowHandle?: GridParts['RowHandle'],
): Grid & GridParts {
  const table = expectKind({ node: useNode(pointer), pointer }, component, 'table');
  const { sortable = table.sortable, filterable = table.filterable, resizable = table.resizable } = props;
  const controller = useController();
  useMemo(() => readWordsIn(controller), [controller]);
  const words = useTranslator(englishTables);
  const { announcer, navigator } = useScreen();
  const id = useId();
  const { shown, details } = useColumns(table, columns);
  const [store] = useState(() =>
    createGridStore({ sort: defaultSort, widths: startWidths(shown, defaultWidths) }),
  );
  const grid = useMemo(
    () => ({
      id,
      pointer,
      table,
      columns: gridColumns(shown, { details, delete: !table.readOnly }),
      ordered: RowHandle !== undefined && !table.readOnly,
      sortable: sortable === true,
      filterable: filterable === true,
      resizable: resizable === true,
      controller,
      store,
      words,
      shownRows: createShownRows(controller, pointer, () => store.getState().order),
      rowText: createRowTexts(shown, words),
      errorsInRow: createRowErrors(controller, pointer),
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
  useState(() => defaultSort && sortBy(grid, expectSortColumn(defaultSort, shown, table)));
  return grid;
}
