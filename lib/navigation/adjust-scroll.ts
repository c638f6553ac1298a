const eventName = 'scroll-adjusted';

/**
 * Scrolls by some pixels to keep what the reader looks at in its place. It is no scrolling of the reader's, so whoever
 * watches that is told (see `listenToAdjustments`).
 */
export function adjustScroll(top: number): void {
  const before = window.scrollY;
  window.scrollBy({ top, behavior: 'instant' });
  if (window.scrollY !== before) window.dispatchEvent(new Event(eventName));
}

/** Calls back when the page was scrolled to keep its place, before the browser tells of it; gives what stops that. */
export function listenToAdjustments(onAdjusted: () => void): () => void {
  window.addEventListener(eventName, onAdjusted);
  return () => window.removeEventListener(eventName, onAdjusted);
}
