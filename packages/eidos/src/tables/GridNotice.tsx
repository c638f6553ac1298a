import { useEffect } from 'react';
import { requestFocus } from './grid';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

/**
 * Reports what was deleted or pasted, with a button that undoes it. The next change of the data removes the notice.
 */
export function GridNotice() {
  const grid = useGrid();
  const notice = useGridState((state) => state.notice);
  useEffect(() => {
    if (notice === undefined) return undefined;
    const data: unknown = grid.controller.getSnapshot().data;
    return grid.controller.subscribe(() => {
      if (grid.controller.getSnapshot().data !== data) grid.store.set({ notice: undefined });
    });
  }, [grid, notice]);
  if (notice === undefined) return null;
  function undo() {
    grid.controller.undo();
    grid.store.set({ notice: undefined });
    requestFocus(grid);
    grid.announce(grid.words.t('hud.undone'));
  }
  return (
    <p className="eidos-table__notice">
      <span>{notice}</span>
      <button type="button" className="eidos-button" onClick={undo}>
        {grid.words.t('table.undo')}
      </button>
    </p>
  );
}
