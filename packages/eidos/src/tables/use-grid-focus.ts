import { type RefObject, useRef } from 'react';
import { isPressed } from '../hooks/pointer-press';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';
import { activeCellId, activePosition, type Grid, requestFocus } from './grid';
import { edgeCellId } from './grid-edge';
import { rootOf } from './root-of';
import { useGridState } from './use-grid-state';

const controls = 'input, select, textarea, button, [tabindex]';

/** Moves the focus to the active cell when a command requests it, and when the active row was removed. */
export function useGridFocus(
  grid: Grid,
  keys: readonly string[],
  scrollRef: RefObject<HTMLElement | null>,
  emptyFocusRef: RefObject<HTMLElement | null>,
): void {
  const requestedFocus = useGridState((state) => state.focus);
  const handledFocus = useRef(requestedFocus);
  useBrowserLayoutEffect(() => {
    const { active } = grid.store.getState();
    if (!active || keys.includes(active.key)) return;
    const { row, column } = activePosition(grid);
    const key = keys[row];
    // The focused element left the document with its row, so the focus is at the document's start.
    const { activeElement, body } = scrollRef.current!.ownerDocument;
    grid.store.set({ active: key === undefined ? undefined : { key, row, column }, range: undefined });
    if (activeElement === body) requestFocus(grid);
  }, [grid, keys, scrollRef]);
  useBrowserLayoutEffect(() => {
    if (requestedFocus === handledFocus.current) return;
    handledFocus.current = requestedFocus;
    const cell = activeCell(grid, rootOf(scrollRef.current!));
    if (cell) focusCell(grid, cell);
    else emptyFocusRef.current?.focus();
  }, [grid, requestedFocus, scrollRef, emptyFocusRef]);
}

function activeCell(grid: Grid, root: Document | ShadowRoot): HTMLElement | null {
  const { edge } = grid.store.getState();
  if (edge) return root.getElementById(edgeCellId(grid, edge));
  const id = activeCellId(grid);
  return id === undefined ? null : root.getElementById(id);
}

function focusCell(grid: Grid, cell: HTMLElement): void {
  const { editing, selectText } = grid.store.getState();
  const inside = cell.querySelector<HTMLElement>(editing ? controls : '[data-grid-focus]');
  const target = inside ?? cell;
  target.focus({ preventScroll: true });
  const isTextArea = target.matches('textarea');
  if (selectText && (isTextArea || target.matches('input'))) (target as HTMLInputElement).select();
  // Browsers put the caret of a text area before its text, and that of an input after it.
  else if (editing && isTextArea) {
    const { length } = target.value;
    target.setSelectionRange(length, length);
  }
  // A table must not move away under the pointer during a press.
  if (isPressed(cell.closest('table') ?? cell)) return;
  // jsdom has no layout and lacks this method.
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
