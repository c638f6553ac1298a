import type { RefObject } from 'react';
import { useControl } from '../fields/use-control';
import { useRows } from '../hooks/use-field';
import { ActiveCellErrors } from './ActiveCellErrors';
import { GridNotice } from './GridNotice';
import { addRow, canAdd, canDelete, deleteRows } from './row-commands';
import { RowMenu } from './RowMenu';
import { TableMarks } from './TableMarks';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

/** The actions and the errors of the whole table. */
export function GridFooter({ addRef }: { addRef: RefObject<HTMLButtonElement | null> }) {
  const grid = useGrid();
  const { t } = grid.words;
  const { keys } = useRows(grid.pointer);
  return (
    <div className="eidos-table__footer">
      <div className="eidos-table__actions">
        {!grid.table.readOnly && <AddRow rows={keys.length} addRef={addRef} />}
        {!grid.table.readOnly && keys.length > 0 && <RowMenu />}
        <DeleteSelected rows={keys.length} />
        <span className="eidos-table__marks">
          <TableMarks />
          <span className="eidos-table__count">{t('table.rows', { count: keys.length })}</span>
        </span>
      </div>
      <div className="eidos-table__messages">
        <ActiveCellErrors />
        <TableErrors />
      </div>
      <GridNotice />
    </div>
  );
}

function AddRow({ rows, addRef }: { rows: number; addRef: RefObject<HTMLButtonElement | null> }) {
  const grid = useGrid();
  const { t } = grid.words;
  const full = !canAdd(grid, rows);
  const fullId = `${grid.id}full`;
  return (
    <>
      <button
        ref={addRef}
        type="button"
        className="eidos-button"
        aria-disabled={full || undefined}
        aria-describedby={full ? fullId : undefined}
        onClick={() => addRow(grid)}
      >
        {t('table.addRow')}
      </button>
      {full && (
        <span id={fullId} className="eidos-table__limit">
          {t('table.full', { limit: grid.table.maxItems })}
        </span>
      )}
    </>
  );
}

function DeleteSelected({ rows }: { rows: number }) {
  const grid = useGrid();
  const range = useGridState((state) => state.range);
  const touch = useGridState((state) => state.touch);
  if (!range || (range.top === range.bottom && !touch) || grid.table.readOnly) return null;
  const count = range.bottom - range.top + 1;
  return (
    <button
      type="button"
      className="eidos-button"
      aria-disabled={!canDelete(grid, rows, count) || undefined}
      onClick={() => deleteRows(grid, range.top, range.bottom)}
    >
      {grid.words.t('table.deleteRows', { count })}
    </button>
  );
}

/** Errors of the table as a whole, such as duplicate rows. */
function TableErrors() {
  const grid = useGrid();
  const { messages, invalid } = useControl(grid.pointer);
  return (
    <ul id={`${grid.id}errors`} className="eidos-field__errors" hidden={!invalid}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
