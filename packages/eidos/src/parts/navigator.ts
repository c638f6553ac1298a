import { flushSync } from 'react-dom';
import type { Controller } from '../controller/controller';
import { addTo } from '../controller/field-listeners';
import type { Pointer } from '../json/json-pointer';

export type Navigator = ReturnType<typeof createNavigator>;

/**
 * Finds and focuses a control that may be hidden: behind a tab, in an option that is not chosen, or in a row out of
 * view.
 */
export function createNavigator() {
  const reveals = new Set<readonly [Pointer, (target: Pointer) => void]>();
  const targets = new Set<readonly [Pointer, () => HTMLElement | null]>();

  let root: Partial<Pick<Document | ShadowRoot, 'getElementById'>> = {};

  return {
    /** Finds elements from now on in the document or shadow root of `element`, which is in the screen of `controller`. */
    lookIn(element: Element, controller: Controller) {
      root = element.getRootNode() as Document | ShadowRoot;
      // Without it, an element that is removed drops the focus.
      import('./lost-focus').then(({ watchScreen }) => watchScreen(element, controller)).catch(() => {});
    },
    // A dialog of a screen in a shadow root may be in the document around it.
    find: (id: string): HTMLElement | null => root.getElementById?.(id) ?? document.getElementById(id),
    /** Registers a part that hides values below `pointer`; `reveal` brings `target` into the document. */
    addReveal: (pointer: Pointer, reveal: (target: Pointer) => void) => addTo(reveals, [pointer, reveal]),
    addTarget: (pointer: Pointer, find: () => HTMLElement | null) => addTo(targets, [pointer, find]),
    /**
     * Reveals and focuses the control of `pointer`, or of its nearest ancestor below the root that has one; returns whether it
     * did.
     */
    focus(this: void, pointer: Pointer): boolean {
      // Every pointer from the root down.
      const path = pointer.split('/').map((_, at, segments) => segments.slice(0, at + 1).join('/'));
      for (const ancestor of path) {
        // A revealed part may contain the next one, so each must be in the document before the next is revealed.
        for (const [at, reveal] of [...reveals]) if (at === ancestor) flushSync(() => reveal(pointer));
      }
      return path.reverse().some((ancestor) =>
        [...targets].some(([at, find]) => {
          const element = at === ancestor && (at || !pointer) && find();
          if (element) element.focus();
          return element;
        }),
      );
    },
  };
}
