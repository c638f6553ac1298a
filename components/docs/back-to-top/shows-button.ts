/** Pixels below which there is no way up worth a button. See docs/compatibility.md#measures. */
const THRESHOLD = 300;

export interface ScrollSample {
  readonly y: number;
  readonly previous: number;
  readonly viewportHeight: number;
  readonly pageHeight: number;
}

/** Whether the button shows: while scrolling up, far enough from the top; at the very end it stays as it was. */
export function showsButton(
  { y, previous, viewportHeight, pageHeight }: ScrollSample,
  isShown: boolean,
): boolean {
  if (y < THRESHOLD || y > previous) return false;
  if (y === previous) return isShown;
  return y + viewportHeight < pageHeight ? true : isShown;
}
