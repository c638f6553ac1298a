import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from './effects';
import { activeElement, hasFocus } from './use-leave';

/**
 * Moves the focus when an element that contains it is removed, such as by the server. The first element that `findNext` returns and
 * that is still in the document gets it. A frame takes it as a whole, because typing must not go on in another control.
 *
 * @param findNext Must be the same function at each render.
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
