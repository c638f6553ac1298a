import { useEffect } from 'react';
import { usePopover } from '../hooks/effects';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { useRows } from '../hooks/use-value';
import { addRow, canAdd, canDelete, deleteRows } from './edit-commands';
import { rowCommands } from './row-commands';
import { useGrid, useGridState, useStillFact } from './use-grid';
import type { Control } from '../fields/control';
import { fieldNotes } from '../fields/FieldFrame';
import { storeOf } from '../controller/create-controller';
import { joinPointer } from '../json/json-pointer';
import type { Grid } from './grid';

/** A menu with the commands for the rows with the focus, for those who do not know their keys. */
function RowMenu() {
  const grid = useGrid();
  const { t } = grid.words;
  const { elements } = useScreen().registry;
  const { button, popover, close } = usePopover();
  return (
    <>
      <elements.button ref={button} type="button" className="eidos-button">
        {t('table.rowMenu')}
      </elements.button>
      <div {...popover} aria-label={t('table.rowMenu')} className="eidos-table__menu">
        {rowCommands.map(({ label, key, shift, run }) => (
          <button
            key={label}
            type="button"
            className="eidos-table__menu-item"
            aria-keyshortcuts={`Control+${shift ? 'Shift+' : ''}${key}`}
            onClick={() => {
              close();
              run(grid);
            }}
          >
            {t(label)}
            <kbd aria-hidden="true">{`Ctrl+${shift ? 'Shift+' : ''}${key}`}</kbd>
          </button>
        ))}
      </div>
    </>
  );
}

/**
 * The actions of the whole table, and the messages about the active cell and row, the table and the last change of many
 * cells.
 */
export function GridFooter({ control }: { control: Control }) {
  const grid = useGrid();
  const { keys } = useRows(grid.pointer);
  return (
    <div className="eidos-table__footer">
      <div className="eidos-table__actions">
        {!grid.table.readOnly && <AddRow rows={keys.length} />}
        {!grid.table.readOnly && keys.length > 0 && <RowMenu />}
        <DeleteSelected rows={keys.length} />
        <span className="eidos-table__marks">
          <TableMarks />
          <span className="eidos-table__count">{grid.words.t('table.rows', { count: keys.length })}</span>
        </span>
      </div>
      <div className="eidos-table__messages">
        <ActiveErrors />
        {fieldNotes(control, grid.words)}
      </div>
      <GridNotice />
    </div>
  );
}

function AddRow({ rows }: { rows: number }) {
  const grid = useGrid();
  const { t } = grid.words;
  const full = !canAdd(grid, rows);
  const fullId = `${grid.id}full`;
  return (
    <>
      <Button
        id={`${grid.id}add`}
        aria-disabled={full || undefined}
        aria-describedby={full ? fullId : undefined}
        onClick={() => addRow(grid)}
      >
        {t('table.addRow')}
      </Button>
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
    <Button
      aria-disabled={!canDelete(grid, rows, count) || undefined}
      onClick={() => deleteRows(grid, range.top, range.bottom)}
    >
      {grid.words.t('table.deleteRows', { count })}
    </Button>
  );
}

/** How many rows are unsaved, and how many errors and conflicts a table shows, in all of its rows. */
function countMarks({ controller, pointer, unsavedRows }: Grid) {
  const { rows, conflicts: inRows } = unsavedRows();
  const conflicts = [...inRows.values()].reduce((sum, count) => sum + count, 0);
  return { unsaved: rows.size, errors: controller.getErrors(pointer, 'shown').length, conflicts };
}

function TableMarks() {
  const { words } = useGrid();
  const { unsaved, errors, conflicts } = useStillFact(countMarks);
  const marks = [
    { mark: 'unsaved', count: unsaved, text: words.t('table.unsavedRows', { count: unsaved }) },
    { mark: 'error', count: errors, text: words.t('table.allErrors', { count: errors }) },
    { mark: 'conflict', count: conflicts, text: words.t('table.conflicts', { count: conflicts }) },
  ].filter(({ count }) => count > 0);
  return marks.map(({ mark, count, text }) => (
    <span key={mark} className="eidos-table__mark" data-mark={mark} title={text}>
      <span aria-hidden="true">{words.formatNumber(count)}</span>
      <span className="eidos-visually-hidden">{text}</span>
    </span>
  ));
}

/** The errors of the active cell and its row; assistive technology reads them with the cell and the header of the row. */
function ActiveErrors() {
  const text = useStillFact(activeErrors, true);
  if (text === '') return null;
  return (
    <p className="eidos-table__cell-errors" aria-hidden="true">
      {text}
    </p>
  );
}

function activeErrors(grid: Grid): string {
  const { t, label, error } = grid.words;
  const place = grid.activePosition();
  const pointer = grid.pointerAt(place);
  const column = grid.dataColumn(place.column);
  // While a cell is edited, its own control shows the errors.
  if (grid.shownKeys().length === 0 || grid.state.editing) return '';
  const index = grid.shownRows().dataRow(place.row);
  const row = index + 1;
  const places = new Map([[joinPointer(grid.pointer, index), t('table.row', { row })]]);
  if (column && pointer !== undefined)
    places.set(pointer, t('table.cell', { column: label(column.node), row }));
  const texts = [...places].flatMap(([at, name]) => {
    const { touched, errors, node } = grid.controller.getField(at);
    const messages = touched ? errors.map((each) => error(each, node)) : [];
    return messages.length > 0 ? `${name}: ${messages.join(' ')}` : [];
  });
  return texts.join(' ');
}

/** Reports what was deleted or pasted, with a button that undoes it. The next undo step removes the notice. */
function GridNotice() {
  const grid = useGrid();
  const notice = useGridState((state) => state.notice);
  useEffect(() => {
    if (notice === undefined) return undefined;
    const lastStep = () => storeOf(grid.controller).history.past.at(-1)?.content;
    const step = lastStep();
    return grid.controller.subscribe(() => {
      if (lastStep() !== step) grid.set({ notice: undefined });
    });
  }, [grid, notice]);
  if (notice === undefined || grid.table.readOnly) return null;
  function undo() {
    grid.controller.undo();
    grid.set({ notice: undefined });
    grid.requestFocus();
    grid.announce(grid.words.t('table.undone'));
  }
  return (
    <p className="eidos-table__notice">
      <span>{notice.text}</span>
      {notice.isChanged && <Button onClick={undo}>{grid.words.t('table.undo')}</Button>}
    </p>
  );
}
