const eventName = 'scroll-adjusted';

/** How far a page was scrolled, for code that watches how the reader scrolls. All members are pixels. */
export interface ScrollSample {
  /** The distance from the top, now and at the sample before. */
  readonly y: number;
  readonly previous: number;
  readonly viewportHeight: number;
  readonly pageHeight: number;
}

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

/** Calls back when the page was scrolled to keep its place, before the browser's own event. Returns what stops the calls. */
export function listenToAdjustments(onAdjusted: () => void): () => void {
  window.addEventListener(eventName, onAdjusted);
  return () => window.removeEventListener(eventName, onAdjusted);
}
