/** Whether a key opens the search: Ctrl/⌘+K anywhere, `/` where it would not be text. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  // Filling in a form from a password manager sends a keydown event without a key.
  const key = (event.key as string | undefined)?.toLowerCase();
  if (key === 'k') return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement | null;
  return !target?.closest?.(
    'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]',
  );
}
