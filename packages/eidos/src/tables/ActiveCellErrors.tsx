import type { Pointer } from '../compiler/node';
import { useField } from '../hooks/use-field';
import { useRows } from '../hooks/use-rows';
import { activePosition, dataColumn, pointerAt } from './grid';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

/** What is wrong with the active cell, for the eye: assistive technology reads it with the cell itself. */
export function ActiveCellErrors() {
  const grid = useGrid();
  useGridState((state) => state.active);
  const editing = useGridState((state) => state.editing);
  const { keys } = useRows(grid.pointer);
  const place = activePosition(grid);
  const pointer = pointerAt(grid, place);
  const column = dataColumn(grid, place.column);
  // While a cell is edited, its own control shows what is wrong.
  if (keys.length === 0 || editing || !column || pointer === undefined) return null;
  const label = grid.words.t('table.cell', { column: grid.words.label(column.node), row: place.row + 1 });
  return <Errors pointer={pointer} label={label} />;
}

function Errors({ pointer, label }: { pointer: Pointer; label: string }) {
  const { words } = useGrid();
  const { touched, errors } = useField(pointer);
  if (!touched || errors.length === 0) return null;
  return (
    <p className="eidos-table__cell-errors" aria-hidden="true">
      {label}: {errors.map((error) => words.error(error)).join(' ')}
    </p>
  );
}
