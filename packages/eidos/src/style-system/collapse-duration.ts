/** The options of `collapseDuration`. */
export interface CollapseOptions {
  /** Whether the user prefers reduced motion (`(prefers-reduced-motion: reduce)`). */
  readonly reducedMotion?: boolean;
}

/** Height in px of content that takes the base time. */
const REFERENCE_HEIGHT = 36;

/**
 * The time in ms that content of a height in px takes to open or close: taller content takes longer, but not in
 * proportion. With reduced motion it is 1 ms rather than 0, because `transitionend` never fires for 0.
 */
export function collapseDuration(heightPx: number, { reducedMotion = false }: CollapseOptions = {}): number {
  if (reducedMotion) return 1;
  const ratio = Math.max(heightPx, 0) / REFERENCE_HEIGHT;
  return Math.round(10 * (4 + 15 * ratio ** 0.25 + ratio / 5));
}
