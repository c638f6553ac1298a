import { listenToMoves } from '@/lib/browser/location/location';
import { listenToAdjustments, type ScrollSample } from '@/lib/browser/scroll/adjust-scroll';
import { findFragmentTarget } from '@/lib/browser/scroll/scroll-to-destination';

/**
 * Whether the bar hides: scrolling down hides it, scrolling up or being within its own height of the top shows it.
 * Undefined leaves it as it is, which keeps it away while the page bounces at its end.
 */
export function hidesBar({
  y,
  previous,
  barHeight,
  viewportHeight,
  pageHeight,
}: ScrollSample & { readonly barHeight: number }): boolean | undefined {
  if (y < barHeight) return false;
  if (y >= previous) return true;
  return y + viewportHeight < pageHeight - barHeight ? false : undefined;
}

/** Hides the bar by the reader's scrolling, and by a move to a heading. */
export function attachHideOnScroll(bar: HTMLElement, signal: AbortSignal): void {
  let previous = scrollY;
  let ignoresNextScroll = false;
  const hide = (isHidden: boolean) => bar.toggleAttribute('data-hidden', isHidden);
  const sample = () => {
    const y = scrollY;
    const isJump = ignoresNextScroll;
    ignoresNextScroll = false;
    const hides = hidesBar({
      y,
      previous,
      barHeight: bar.offsetHeight,
      viewportHeight: innerHeight,
      pageHeight: document.documentElement.scrollHeight,
    });
    previous = y;
    // The jump to a heading is not the reader's scrolling, but the top of the page always has its bar.
    if (hides !== undefined && (!isJump || y < bar.offsetHeight)) hide(hides);
  };
  addEventListener('scroll', sample, { passive: true, signal });
  const stopAdjustments = listenToAdjustments(() => {
    ignoresNextScroll = true;
  });
  const stopMoves = listenToMoves(() => {
    const isToHeading = findFragmentTarget(location.hash) !== undefined;
    ignoresNextScroll = isToHeading && scrollY !== previous;
    hide(isToHeading);
  });
  signal.addEventListener('abort', () => {
    stopAdjustments();
    stopMoves();
  });
}
