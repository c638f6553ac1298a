import { isComposing } from './pointer-press';

/** The action of a key press, unless a part (such as a table) has handled it already. */
export function shortcutOf(event: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  const { key, code, shiftKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || isComposing(event) || event.altKey || ctrlKey === metaKey) return undefined;
  // On a keyboard without Latin letters, the letter at that position of a Latin one.
  const letter = (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
