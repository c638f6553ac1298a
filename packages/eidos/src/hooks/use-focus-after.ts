import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from './effects';
import { activeElement, hasFocus } from './use-leave';

/**
 * Moves the focus on when an element is removed with the focus in it, such as by the server: to the first element of `findNext`, a
 * function that does not change, that is still there. A frame takes the focus as a whole, because typing must not go on in another
 * control.
 */
export function useFocusAfter(
  element: RefObject<HTMLElement | null>,
  findNext: (removed: HTMLElement) => readonly (Element | null)[] = around,
): void {
  useBrowserLayoutEffect(() => {
    const { current } = element;
    // React runs this just before it removes the element.
    return () => {
      const all = current && hasFocus(current) ? findNext(current) : [];
      queueMicrotask(() => {
        const next = all.find((one) => one?.isConnected) as HTMLElement | undefined;
        if (!next || activeElement(next)) return;
        if (next.tabIndex < 0) next.tabIndex = -1;
        next.focus();
      });
    };
  }, [element, findNext]);
}

const around = ({ nextElementSibling, previousElementSibling, parentElement }: HTMLElement) => [
  nextElementSibling,
  previousElementSibling,
  parentElement,
];
