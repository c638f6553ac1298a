import { storageSlot } from '@/lib/browser/storage/storage';

const slot = storageSlot('search-shortcut');

/** Whether `/` opens the search: readers who dictate, and say it by accident, can turn it off (WCAG 2.1.4). */
export const isSlashOn = (): boolean => slot.get() !== 'off';

/** Turns `/` on or off; kept in the browser. */
export function setSlash(isOn: boolean): void {
  if (isOn) slot.remove();
  else slot.set('off');
}

/** Whether a key opens the search: Ctrl/⌘+K anywhere, `/` where it would not be text. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  // Filling in a form from a password manager sends a keydown event without a key.
  const key = (event.key as string | undefined)?.toLowerCase();
  if (key === 'k') return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement | null;
  const isText = target?.closest?.(
    'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]',
  );
  return !isText && isSlashOn();
}

/** Whether a key types a character. */
export const typesCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^.$/su.test(key) && !ctrlKey && !metaKey && !altKey;

/** The code of an input method's key that WebKit reports only after the composition has ended. */
const KEY_CODE_OF_COMPOSITION = 229;

/** Whether a key belongs to an input method, which uses Enter and Escape for itself. */
export const isComposing = ({ nativeEvent }: { readonly nativeEvent: KeyboardEvent }): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === KEY_CODE_OF_COMPOSITION;
