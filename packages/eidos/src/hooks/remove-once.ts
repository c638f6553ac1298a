import type { MouseEvent } from 'react';

/**
 * Handles a press of a button that removes something, once for each press: the next thing then has the focus or is under the
 * pointer, where the second click of a double click and an Enter that is still held down would remove or change it too.
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
