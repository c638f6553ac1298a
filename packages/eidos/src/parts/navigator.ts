import { flushSync } from 'react-dom';
import type { Pointer } from '../json/json-pointer';

/**
 * Finds and focuses a control that may be hidden: behind a tab, in an option that is not chosen, or in a row out of
 * view.
 */
export interface Navigator {
  /** Finds elements from now on in the document or shadow root of `element`. */
  readonly lookIn: (element: Element) => void;
  readonly find: (id: string) => HTMLElement | null;
  /** Registers a part that hides values below `pointer`; `reveal` brings `target` into the document. */
  readonly addReveal: (pointer: Pointer, reveal: (target: Pointer) => void) => () => void;
  readonly addTarget: (pointer: Pointer, find: () => HTMLElement | null) => () => void;
  /** Reveals and focuses the control of `pointer`, or of its nearest ancestor that has one; returns whether it did. */
  readonly focus: (pointer: Pointer) => boolean;
}

/** Adds an entry; returns the function that removes it. */
function add<Entry>(entries: Set<Entry>, entry: Entry): () => void {
  entries.add(entry);
  return () => entries.delete(entry);
}

export function createNavigator(): Navigator {
  const reveals = new Set<readonly [Pointer, (target: Pointer) => void]>();
  const targets = new Set<readonly [Pointer, () => HTMLElement | null]>();

  let root: Partial<Pick<Document | ShadowRoot, 'getElementById'>> = {};

  return {
    lookIn(element) {
      root = element.getRootNode() as Document | ShadowRoot;
    },
    // A dialog of a screen in a shadow root may be in the document around it.
    find: (id) => root.getElementById?.(id) ?? document.getElementById(id),
    addReveal: (...reveal) => add(reveals, reveal),
    addTarget: (...target) => add(targets, target),
    focus(pointer) {
      // Every pointer from the root down.
      const path = pointer.split('/').map((_, at, segments) => segments.slice(0, at + 1).join('/'));
      for (const ancestor of path) {
        // A revealed part may contain the next one, so each must be in the document before the next is revealed.
        for (const [at, reveal] of [...reveals]) if (at === ancestor) flushSync(() => reveal(pointer));
      }
      for (const ancestor of path.reverse()) {
        for (const [at, find] of targets) {
          const element = at === ancestor && find();
          if (element) {
            element.focus();
            return true;
          }
        }
      }
      return false;
    },
  };
}
