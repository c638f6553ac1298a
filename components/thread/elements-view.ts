import type { ThreadView } from './attach-thread';
import { matchesPointer } from './matches-pointer';

/** Elements that name their value in `data-pointer`, such as the fields of a screen. */
export function elementsView(root: HTMLElement): ThreadView {
  return {
    root,
    pointerOf: ({ target }) => (target as Element).closest<HTMLElement>('[data-pointer]')?.dataset.pointer,
    elementsOf: (pointer) =>
      [...root.querySelectorAll<HTMLElement>('[data-pointer]')].filter(({ dataset }) =>
        matchesPointer(dataset.pointer ?? '', pointer),
      ),
  };
}
