import { type ClipboardEvent, useRef, useState } from 'react';
import { Button } from '../parts/Button';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../hooks/effects';
import { keepFocus } from '../hud/hud-actions';
import { clearSelected, startEditing, stopEditing } from './edit-commands';
import { canCopy, copyToClipboard, pasteFrom, pasteFromClipboard } from './grid-clipboard';
import { paste } from './paste-command';
import { useGrid, useGridState } from './use-grid';

/** Buttons for the keyboard commands of the selected cells; shown while the table is used by touch. */
export function TouchActions() {
  const { touch, active, editing } = useGridState((state) => state);
  const bar = useRef<HTMLDivElement>(null);
  const shown = touch && active !== undefined;
  useBrowserLayoutEffect(() => {
    const hud = bar.current?.closest('.eidos-screen')?.querySelector<HTMLElement>(':scope > .eidos-hud');
    const sticks = hud && getComputedStyle(hud).position === 'sticky';
    bar.current?.style.setProperty('inset-block-end', `${sticks ? hud.offsetHeight : 0}px`);
  }, [shown]);
  const { words } = useGrid();
  if (!shown) return null;
  return (
    // The selection stays where it is while a button is pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus
    <div ref={bar} className="eidos-table__touch" onMouseDown={keepFocus}>
      <div role="group" aria-label={words.t('table.cellActions')} className="eidos-table__actions">
        {editing ? <EditActions /> : <CellActions />}
      </div>
    </div>
  );
}

function EditActions() {
  const grid = useGrid();
  function end(restore: boolean) {
    stopEditing(grid, { restore });
    grid.requestFocus();
  }
  return (
    <>
      <Action label="table.done" run={() => end(false)} />
      <Action label="table.cancel" run={() => end(true)} />
    </>
  );
}

function CellActions() {
  const grid = useGrid();
  const { t } = grid.words;
  const extending = useGridState((state) => state.extends);
  const [message, setMessage] = useState<'table.copyBlocked' | 'table.pasteEmpty' | 'table.pasteBlocked'>();
  const { readOnly } = grid.table;
  const canEdit = grid.dataColumn(grid.activePosition().column)?.readOnly === false;

  function say(next: NonNullable<typeof message>) {
    setMessage(next);
    grid.announce(t(next));
  }
  function count() {
    const range = grid.selectedRange();
    return (range.bottom - range.top + 1) * grid.dataColumnsIn(range).length;
  }
  async function copy() {
    setMessage(undefined);
    if (await copyToClipboard(grid)) grid.announce(t('table.copied', { count: count() }));
    else say('table.copyBlocked');
  }
  async function pasteHere() {
    setMessage(undefined);
    const outcome = await pasteFromClipboard(grid);
    if (outcome === 'empty') say('table.pasteEmpty');
    else if (!outcome) say('table.pasteBlocked');
  }
  function onPaste(event: ClipboardEvent) {
    event.preventDefault();
    setMessage(pasteFrom(grid, event.clipboardData) ? undefined : 'table.pasteEmpty');
    // The text area leaves the document, and the focus with it.
    grid.requestFocus();
  }

  return (
    <>
      {canEdit && <Action label="table.edit" run={() => flushSync(() => startEditing(grid))} />}
      {canCopy(grid) && <Action label="table.copy" run={() => void copy()} />}
      {!readOnly && <Action label="table.paste" run={() => void pasteHere()} />}
      {!readOnly && <Action label="table.clear" run={() => clearSelected(grid)} />}
      <Action
        label="table.selectRow"
        run={() => {
          const { top, bottom } = grid.selectedRange();
          grid.selectRows(top, bottom);
        }}
      />
      <Action label="table.selectMore" pressed={extending} run={() => grid.set({ extends: !extending })} />
      {message && (
        <p className="eidos-table__touch-message">
          <span id={`${grid.id}clipboard`}>{t(message)}</span>
          {message === 'table.pasteBlocked' && (
            <textarea
              className="eidos-input"
              rows={1}
              value=""
              aria-labelledby={`${grid.id}clipboard`}
              onMouseDown={(event) => event.stopPropagation()}
              onChange={({ target, nativeEvent }) => {
                // Keyboards of phones insert what is on the clipboard without an event of its own.
                if ((nativeEvent as InputEvent).isComposing) return;
                setMessage(undefined);
                paste(grid, target.value);
              }}
              onPaste={onPaste}
            />
          )}
        </p>
      )}
    </>
  );
}

function Action({ label, pressed, run }: { label: string; pressed?: boolean; run: () => void }) {
  const { words } = useGrid();
  return (
    <Button aria-pressed={pressed} onClick={run}>
      {words.t(label)}
    </Button>
  );
}
