import { type RefObject, useEffect } from 'react';
import { shortcutOf } from './shortcuts';

/**
 * Leaves undo in an input to the browser while it has a text that is not in the data: the screen would undo what was entered
 * elsewhere before.
 */
export function useOwnUndo(input: RefObject<HTMLElement | null>, hasText: boolean): void {
  useEffect(() => {
    const { current } = input;
    if (!hasText || !current) return undefined;
    const keep = (event: KeyboardEvent) => {
      const action = shortcutOf(event);
      if (action === 'undo' || action === 'redo') event.stopPropagation();
    };
    current.addEventListener('keydown', keep);
    return () => current.removeEventListener('keydown', keep);
  }, [input, hasText]);
}
