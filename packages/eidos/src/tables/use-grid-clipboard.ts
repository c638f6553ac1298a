import { type RefObject, useEffect } from 'react';
import { clearSelected } from './edit-commands';
import { type Grid, rowKeys, shownKeys } from './grid';
import { canCopy, pasteFrom, writeClipboard } from './grid-clipboard';
import { rootOf } from './root-of';

/** Copies, cuts and pastes cells while the focus is in the grid and no cell is edited. */
export function useGridClipboard(grid: Grid, scrollRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handle(event: ClipboardEvent) {
      if (event.defaultPrevented || !event.clipboardData || !takesClipboard(grid, scrollRef.current)) return;
      if (event.type !== 'paste' && (rowKeys(grid).length === 0 || !canCopy(grid))) return;
      event.preventDefault();
      if (event.type === 'paste') return pasteFrom(grid, event.clipboardData);
      writeClipboard(grid, event.clipboardData);
      if (event.type === 'cut') clearSelected(grid, { keepSecrets: true });
    }
    // Without a text selection, browsers send these events to the body, not to the focused cell.
    const types = ['copy', 'cut', 'paste'] as const;
    const { ownerDocument } = scrollRef.current!;
    types.forEach((type) => ownerDocument.addEventListener(type, handle));
    return () => types.forEach((type) => ownerDocument.removeEventListener(type, handle));
  }, [grid, scrollRef]);
}

function takesClipboard(grid: Grid, scroll: HTMLElement | null): boolean {
  const focused = scroll && rootOf(scroll).activeElement;
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
