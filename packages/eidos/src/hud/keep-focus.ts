import type { MouseEvent } from 'react';

/**
 * Leaves the focus in the field while a button is pressed with the pointer. Otherwise the field shows its errors as
 * it is left, which moves the button away before it is released, and the press is lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
