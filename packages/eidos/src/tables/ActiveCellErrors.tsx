import { useMemo, useSyncExternalStore } from 'react';
import { activePosition, dataColumn, type Grid, pointerAt, shownKeys } from './grid';
import { useGrid } from './use-grid';
import { createStillReader } from '../hooks/pointer-press';

/** Shows the errors of the active cell; assistive technology reads them with the cell itself. */
export function ActiveCellErrors() {
  const grid = useGrid();
  const { subscribe, read } = useMemo(
    () =>
      createStillReader(
        (listener) => {
          const stops = [grid.store.subscribe(listener), grid.controller.subscribe(listener)];
          return () => stops.forEach((stop) => stop());
        },
        () => activeCellErrors(grid),
      ),
    [grid],
  );
  const words = useSyncExternalStore(subscribe, read, read);
  if (words === undefined) return null;
  return (
    <p className="eidos-table__cell-errors" aria-hidden="true">
      {words}
    </p>
  );
}

function activeCellErrors(grid: Grid): string | undefined {
  const { t, label, error } = grid.words;
  const place = activePosition(grid);
  const pointer = pointerAt(grid, place);
  const column = dataColumn(grid, place.column);
  // While a cell is edited, its own control shows the errors.
  const isHidden = shownKeys(grid).length === 0 || grid.store.getState().editing;
  if (isHidden || !column || pointer === undefined) return undefined;
  const { touched, errors, node } = grid.controller.getField(pointer);
  if (!touched || errors.length === 0) return undefined;
  const cell = t('table.cell', { column: label(column.node), row: grid.shownRows().dataRow(place.row) + 1 });
  return `${cell}: ${errors.map((each) => error(each, node)).join(' ')}`;
}
