/**
 * While the mobile menu is open the history holds one more entry for the same address, so that Back closes the menu and
 * the address stays. Its state keeps the router's own, which the router needs to recognise it.
 */
const MARK = 'isOverlay';

/** Whether the current history entry is the open menu's. */
export function isOverlayEntry(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}

/** Adds the entry. */
export function pushOverlayEntry(): void {
  if (isOverlayEntry()) return;
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '', location.href);
}

/** Goes back over the entry, if it is the current one. */
export function dropOverlayEntry(): void {
  if (isOverlayEntry()) history.back();
}
