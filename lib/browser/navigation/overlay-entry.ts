import { pushEntry, readEntry } from '../../config/next-formats/browser/history-entry';

/**
 * While the mobile menu is open the history holds one more entry for the same URL, so that Back closes the menu and
 * the URL stays.
 */
const MARK = 'isOverlay';

/** Whether the current history entry is the open menu's. */
export function isOverlayEntry(): boolean {
  return readEntry(MARK) === true;
}

/** Adds the entry. */
export function pushOverlayEntry(): void {
  if (!isOverlayEntry()) pushEntry(MARK, true);
}

/** Goes back over the entry, if it is the current one. */
export function dropOverlayEntry(): void {
  if (isOverlayEntry()) history.back();
}
