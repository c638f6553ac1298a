import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useEscape } from '../hooks/effects';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { useRows } from '../hooks/use-value';
import { addRow, canAdd, canDelete, deleteRows } from './edit-commands';
import { GridMessages } from './GridMessages';
import { rowCommands } from './insert-commands';
import { useGrid, useGridState, useStillText } from './use-grid';

/** A menu with the commands for the rows with the focus, for those who do not know their keys. */
function RowMenu() {
  const grid = useGrid();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { t } = grid.words;
  const { elements } = useScreen().registry;
  const id = `${grid.id}menu`;
  // React 18 does not know the property of this attribute.
  useEffect(() => button.current?.setAttribute('popovertarget', id), [id]);
  // The browser closes the menu too, but a dialog that listens before would close with it.
  function close() {
    const isOpen = menu.current?.hidePopover !== undefined && menu.current.matches(':popover-open');
    if (isOpen) menu.current?.hidePopover();
    return isOpen;
  }
  useEscape(button, close);
  useEscape(menu, close);
  return (
    <>
      <elements.button ref={button} type="button" className="eidos-button">
        {t('table.rowMenu')}
      </elements.button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={t('table.rowMenu')}
        className="eidos-table__menu"
      >
        {rowCommands.map(({ label, key, shift, run }) => (
          <button
            key={label}
            type="button"
            className="eidos-table__menu-item"
            aria-keyshortcuts={`Control+${shift ? 'Shift+' : ''}${key}`}
            onClick={() => {
              // jsdom lacks this method.
              menu.current?.hidePopover?.();
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
      <GridMessages />
    </div>
  );
}

function AddRow({ rows, addRef }: { rows: number; addRef: RefObject<HTMLButtonElement | null> }) {
  const grid = useGrid();
  const { t } = grid.words;
  const { elements } = useScreen().registry;
  const full = !canAdd(grid, rows);
  const fullId = `${grid.id}full`;
  return (
    <>
      <elements.button
        ref={addRef}
        type="button"
        className="eidos-button"
        aria-disabled={full || undefined}
        aria-describedby={full ? fullId : undefined}
        onClick={() => addRow(grid)}
      >
        {t('table.addRow')}
      </elements.button>
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
function TableMarks() {
  const { controller, pointer, words, unsavedRows } = useGrid();
  const counts = useStillText(
    useCallback(() => {
      const { rows, conflicts } = unsavedRows();
      const errors = controller.getErrors(pointer, 'shown').length;
      return [rows.size, errors, [...conflicts.values()].reduce((sum, count) => sum + count, 0)].join();
    }, [controller, pointer, unsavedRows]),
  );
  const [unsaved = 0, errors = 0, conflicts = 0] = counts.split(',').map(Number);
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
