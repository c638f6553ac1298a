/** A heading's box in the window, in pixels. */
export interface HeadingBox {
  readonly top: number;
  readonly bottom: number;
}

/** A wrapped heading that has no height of its own is where its parent is. */
export function boxOf(heading: Element): HeadingBox {
  const box = heading.getBoundingClientRect();
  return box.top === box.bottom && heading.parentElement ? boxOf(heading.parentElement) : box;
}

/**
 * Index of the heading whose section is read, or -1: the first one below the bar when it lies in the window's upper
 * half, else the one before it; the last one past all of them.
 * @param offset height of what covers the window's top, in pixels
 */
export function activeHeading(boxes: readonly HeadingBox[], offset: number, viewportHeight: number): number {
  const next = boxes.findIndex(({ top }) => top >= offset);
  const box = boxes[next];
  if (!box) return boxes.length - 1;
  return box.top > 0 && box.bottom < viewportHeight / 2 ? next : next - 1;
}
