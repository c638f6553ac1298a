import { filterBy } from './arrange-rows';
import { requestFocus, rowKeys } from './grid';
import { addRow } from './row-commands';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

/** The only row of an empty table. It takes the focus, so that rows can be pasted. */
export function EmptyRow() {
  const grid = useGrid();
  const { t } = grid.words;
  const pastes = !grid.table.readOnly;
  return (
    <tr aria-rowindex={2}>
      <td
        role="gridcell"
        className="eidos-table__empty"
        colSpan={grid.columns.length}
        tabIndex={pastes ? 0 : undefined}
        onKeyDown={(event) => {
          if (!pastes || event.key !== 'Enter') return;
          event.preventDefault();
          addRow(grid);
        }}
      >
        {t(pastes ? 'table.pasteHere' : 'table.empty')}
      </td>
    </tr>
  );
}

/** Shown instead of rows when the filter hides all of them. */
export function NoMatchRow() {
  const grid = useGrid();
  const filter = useGridState((state) => state.filter);
  function clear() {
    filterBy(grid, '');
    const count = rowKeys(grid).length;
    grid.announce(grid.words.t('table.matches', { count, total: count }));
    // The button leaves the document, and the focus with it.
    requestFocus(grid);
  }
  return (
    <tr aria-rowindex={2}>
      <td role="gridcell" className="eidos-table__empty" colSpan={grid.columns.length}>
        <p>{grid.words.t('table.noMatches', { filter })}</p>
        <button type="button" className="eidos-button" onClick={clear}>
          {grid.words.t('table.clearFilter')}
        </button>
      </td>
    </tr>
  );
}
