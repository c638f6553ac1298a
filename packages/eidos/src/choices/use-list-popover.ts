import { type RefObject, useEffect } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';

/** The distance between the control and the list, and of both from the edge of the window, in px. */
const gap = 4;

/**
 * Shows an element in the browser's top layer, as wide as the control and below it, or above it where there is more
 * room. It follows the control while the page scrolls.
 */
export function useListPopover(
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
): void {
  useBrowserLayoutEffect(() => {
    const element = popover.current;
    if (!element) return;
    // Without the popover API the list is still shown, and only what is around it may cut it off.
    if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
  }, [popover]);

  useEffect(() => {
    function place() {
      if (!anchor.current || !popover.current) return;
      const { top, bottom, left, width } = anchor.current.getBoundingClientRect();
      const { innerHeight, innerWidth } = anchor.current.ownerDocument.defaultView ?? window;
      const below = innerHeight - bottom - 2 * gap;
      const isBelow = below >= Math.min(popover.current.scrollHeight, 240) || below >= top;
      const { style } = popover.current;
      style.left = `${Math.max(gap, left)}px`;
      style.inlineSize = `${Math.min(width, innerWidth - 2 * gap)}px`;
      style.maxBlockSize = `min(20rem, ${Math.max(0, isBelow ? below : top - 2 * gap)}px)`;
      style.top = isBelow ? `${bottom + gap}px` : 'auto';
      style.bottom = isBelow ? 'auto' : `${innerHeight - top + gap}px`;
    }
    place();
    const view = anchor.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    view.addEventListener('scroll', place, { capture: true, passive: true });
    view.addEventListener('resize', place);
    return () => {
      view.removeEventListener('scroll', place, { capture: true });
      view.removeEventListener('resize', place);
    };
  });
}
