import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field while a button is pressed with the pointer. Otherwise the field would lose the focus
 * and show its errors, which moves the button away before the release, and the click is lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
