import type { MouseEvent } from 'react';

/**
 * Handles a press of a button that removes something. What takes its place then has the focus or is under the pointer, so the
 * second click of a double click and a held Enter are ignored: they would remove or change that too.
 */
export function removeOnce(
  { detail, currentTarget: { ownerDocument } }: MouseEvent<HTMLElement>,
  remove: () => void,
): void {
  if (detail > 1) return;
  function ignoreHeld(event: KeyboardEvent) {
    if (!event.repeat) return ownerDocument.removeEventListener('keydown', ignoreHeld, true);
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  ownerDocument.addEventListener('keydown', ignoreHeld, true);
  remove();
}
