import { afterPaint } from '@/lib/browser/page-load/readiness';
import { findFragmentTarget } from '@/lib/browser/scroll/scroll-to-destination';

/** Height of the bar, which covers the page's top unless it hides on scroll. */
function coveredHeight(): number {
  const bar = document.querySelector<HTMLElement>('[data-navbar]');
  return bar && bar.dataset.hideOnScroll === undefined ? bar.offsetHeight : 0;
}

const isAtEnd = (): boolean =>
  scrollY > 0 && Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;

/** Keeps the marked entry in view of a list that is longer than the window, without moving the page. */
function reveal(link: HTMLElement, list: HTMLElement): void {
  const [box, area] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.bottom > area.bottom) list.scrollTop += box.bottom - area.bottom;
  else if (box.top < area.top) list.scrollTop -= area.top - box.top;
}

/** Marks in the contents the heading whose section is read. */
export function attachContents(list: HTMLElement, signal: AbortSignal): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const targets = links.flatMap((link) => {
    const heading = findFragmentTarget(link.hash);
    return heading ? [{ link, heading }] : [];
  });
  if (targets.length === 0) return;

  let marked: HTMLAnchorElement | undefined;
  let frame = 0;
  const mark = () => {
    frame = 0;
    const boxes = targets.map(({ heading }) => boxOf(heading));
    // A last section that is shorter than the window could never reach its upper half.
    const index = isAtEnd() ? targets.length - 1 : activeHeading(boxes, coveredHeight(), innerHeight);
    const link = targets[index]?.link;
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    if (link) reveal(link, list);
    marked = link;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(mark);
  };
  // Measuring headings before the page is painted would lay it out twice.
  const cancelFirstMark = afterPaint(mark);
  addEventListener('scroll', schedule, { passive: true, signal });
  addEventListener('resize', schedule, { signal });
  signal.addEventListener('abort', () => {
    cancelFirstMark();
    cancelAnimationFrame(frame);
    marked?.removeAttribute('aria-current');
  });
}

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
