const eventName = 'scroll-adjusted';

/**
 * Scrolls the page to keep what the reader looks at in its place. The reader did not scroll, so code that watches
 * that is reported (see `listenToAdjustments`).
 * @param scroll scrolls, at once
 */
export function adjustScroll(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  if (window.scrollY !== before) window.dispatchEvent(new Event(eventName));
}

/**
 * Calls back when the page was scrolled to keep its place, before the browser's own event. Returns what stops the calls.
 */
export function listenToAdjustments(onAdjusted: () => void): () => void {
  window.addEventListener(eventName, onAdjusted);
  return () => window.removeEventListener(eventName, onAdjusted);
}
