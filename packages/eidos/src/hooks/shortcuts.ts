import { isComposing } from './pointer-press';

/**
 * The action of a key press, unless a part (such as a table) has handled it already. Undo in an element with `data-own-undo`
 * is left to the browser: it has a text that is not in the data, and the screen would undo what was entered elsewhere before.
 */
export function shortcutOf(event: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  const { key, code, shiftKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || isComposing(event) || event.altKey || ctrlKey === metaKey) return undefined;
  // On a keyboard without Latin letters, the letter at that position of a Latin one.
  const letter = (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if ((event.target as Element).closest('[data-own-undo]')) return undefined;
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
