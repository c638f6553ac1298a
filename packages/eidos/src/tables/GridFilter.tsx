import { useRows } from '../hooks/use-field';
import { filterBy } from './arrange-rows';
import { RowFilter } from './RowFilter';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

/** The box that filters the rows of a grid. Enter applies the filter again, after rows were changed. */
export function GridFilter({ label }: { readonly label: string }) {
  const grid = useGrid();
  const filter = useGridState((state) => state.filter);
  const { keys } = useRows(grid.pointer);
  const shown = useGridState(() => grid.shownRows().keys.length);
  return (
    <RowFilter
      label={label}
      filter={filter}
      onFilter={(next) => filterBy(grid, next)}
      shown={shown}
      total={keys.length}
      words={grid.words}
    />
  );
}
