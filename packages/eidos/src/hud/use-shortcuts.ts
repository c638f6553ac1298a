import { type RefObject, useEffect } from 'react';
import { isComposing } from '../hooks/is-composing';

export interface ShortcutActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}

/** Handles the shortcuts of the screen that contains `element`, so that other screens on the page do not react. */
export function useShortcuts(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { undo, redo, save }: ShortcutActions,
): void {
  useEffect(() => {
    const screen = element.current?.closest<HTMLElement>('.eidos-screen') ?? element.current?.parentElement;
    if (!isOn || !screen) return;
    const handle = (event: KeyboardEvent) => {
      const action = shortcutOf(event);
      if (!action) return;
      event.preventDefault();
      ({ undo, redo, save })[action]();
    };
    screen.addEventListener('keydown', handle);
    return () => screen.removeEventListener('keydown', handle);
  }, [element, isOn, undo, redo, save]);
}

/** The action of a key press, unless a part (such as a table) has handled it already. */
export function shortcutOf(event: KeyboardEvent): keyof ShortcutActions | undefined {
  if (event.defaultPrevented || isComposing(event) || event.altKey || event.ctrlKey === event.metaKey)
    return undefined;
  const letter = letterOf(event);
  if (letter === 's' && !event.shiftKey) return 'save';
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/** The pressed letter; on a keyboard without Latin letters, the one at that position of a Latin keyboard. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}
