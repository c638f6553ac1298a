import type { KeyboardEvent } from 'react';

/** Options that Page Up and Page Down skip. */
const page = 10;

/**
 * The option that a key makes active, or undefined for a key that does not move (APG, combobox): the arrow keys wrap
 * around, Page Up and Page Down go by ten. Home and End move in the text.
 */
export function keyStep(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  active: number,
  count: number,
  isOpen: boolean,
): number | undefined {
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowDown' && (altKey || (!isOpen && active >= 0))) return active;
  if (altKey) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (!isOpen) return undefined;
  if (key === 'PageDown') return Math.min(count - 1, active + page);
  return key === 'PageUp' ? Math.max(0, active - page) : undefined;
}
