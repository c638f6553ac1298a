/** Moves the focus to the page's main element; returns whether there is one. */
export function focusMain(options?: FocusOptions): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  main.tabIndex = -1;
  main.focus(options);
  return true;
}

/** Moves the focus to the page's main element when the element that had it is gone, for example after a retry. */
export function restoreFocus(): void {
  if (document.activeElement === document.body) focusMain({ preventScroll: true });
}
