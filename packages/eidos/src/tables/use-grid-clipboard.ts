import { type RefObject, useEffect } from 'react';
import { cellsType, readCopiedCells } from './copied-cells';
import { clearSelected } from './edit-commands';
import { type Grid, rowKeys, shownKeys } from './grid';
import { writeClipboard } from './grid-clipboard';
import { paste } from './paste-command';

/** Copies, cuts and pastes cells while the focus is in the grid and no cell is edited. */
export function useGridClipboard(grid: Grid, scrollRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handle(event: ClipboardEvent) {
      if (event.defaultPrevented || !event.clipboardData || !takesClipboard(grid, scrollRef.current)) return;
      if (event.type !== 'paste' && rowKeys(grid).length === 0) return;
      if (event.type === 'paste') {
        const copied = readCopiedCells(event.clipboardData.getData(cellsType));
        const text = event.clipboardData.getData('text/plain');
        // An image has no text, and would empty the cells.
        if (!copied && text === '') return;
        event.preventDefault();
        return paste(grid, copied ?? text);
      }
      event.preventDefault();
      writeClipboard(grid, event.clipboardData);
      if (event.type === 'cut') clearSelected(grid, { keepSecrets: true });
    }
    // Without a text selection, browsers send these events to the body, not to the focused cell.
    const types = ['copy', 'cut', 'paste'] as const;
    types.forEach((type) => document.addEventListener(type, handle));
    return () => types.forEach((type) => document.removeEventListener(type, handle));
  }, [grid, scrollRef]);
}

function takesClipboard(grid: Grid, scroll: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!scroll || !focused || grid.store.getState().editing) return false;
  // The button that adds a row has the focus after the last row was deleted.
  if (rowKeys(grid).length === 0)
    return !grid.table.readOnly && scroll.parentElement?.contains(focused) === true;
  // Above and below the rows, and without any, there is no cell to copy or to paste to.
  if (grid.store.getState().edge || shownKeys(grid).length === 0) return false;
  const details = focused.closest('[data-details]');
  const isInDetails = details !== null && scroll.contains(details);
  return focused.closest('[role="grid"]')?.parentElement === scroll && !isInDetails;
}
