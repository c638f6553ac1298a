import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import { expectKind } from '../fields/control';
import { useController } from '../hooks/use-controller';
import { useScreen } from '../parts/screen-context';
import { useNode } from '../parts/use-node';
import { englishTables } from '../translations/english-tables';
import { useTranslator } from '../translations/translations-context';
import { deriveColumns } from './columns';
import { type Grid, gridColumns } from './grid';
import { createGridStore } from './grid-state';
import { createRowErrors } from './row-errors';

/** One cell, as passed to `renderCell`. */
export interface CellContent {
  /** JSON Pointer of the cell's value. */
  readonly pointer: Pointer;
  /** The field that the cell shows; empty when the rows are single values. */
  readonly column: string;
  readonly value: JsonValue | undefined;
  /** The text that the cell would show: the value as text, or typed text that is not a valid value. */
  readonly text: string;
}

/** Renders the content of a cell that is not being edited. */
export type RenderCell = (cell: CellContent) => ReactNode;

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
 * @throws Error when there is no table, or when `columns` names a field that its rows do not have.
 */
export function useNewGrid(
  component: string,
  pointer: Pointer,
  columns: readonly string[] | undefined,
  { renderCell, RowHandle }: GridParts,
): Grid & GridParts {
  const table = expectKind({ node: useNode(pointer), pointer }, component, 'table');
  const controller = useController();
  const words = useTranslator(englishTables);
  const { announcer } = useScreen();
  const id = useId();
  const [store] = useState(createGridStore);
  const names = columns?.join('\n');
  return useMemo(() => {
    const { shown, details } = deriveColumns(table, names?.split('\n'));
    return {
      id,
      pointer,
      table,
      columns: gridColumns(shown, { details, delete: !table.readOnly }),
      ordered: RowHandle !== undefined && !table.readOnly,
      controller,
      store,
      words,
      errorsInRow: createRowErrors(controller, pointer),
      announce: announcer.announce,
      renderCell,
      RowHandle: table.readOnly ? undefined : RowHandle,
    };
  }, [id, pointer, table, names, controller, store, words, announcer, renderCell, RowHandle]);
}
