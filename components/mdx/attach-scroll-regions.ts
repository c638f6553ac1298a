const SCROLL_REGIONS = '[role=region], [data-math], [data-diagram]';

/** The box that scrolls: the part of a sample has the field for typing in it, too. */
const scrollerOf = (region: HTMLElement) => region.closest<HTMLElement>('[data-part]') ?? region;

const isScrolling = (region: HTMLElement) => {
  const { scrollWidth, clientWidth } = scrollerOf(region);
  return scrollWidth > clientWidth && !region.closest('details:not([open])');
};

/**
 * Marks the boxes below `root` whose content is wider than they are with `data-scrolls`, and lets Tab stop at them and at no
 * other: what is outside of a box is reached with the arrow keys once it has the focus. They are looked at again when box or content change their size.
 * Without scripts, browsers that let Tab stop at boxes that scroll do so.
 */
export function attachScrollRegions(root: HTMLElement, signal: AbortSignal): void {
  const regions = [...root.querySelectorAll<HTMLElement>(SCROLL_REGIONS)];
  const observer = new ResizeObserver(() => {
    // All are measured before any is changed: otherwise each would be laid out again to measure the next.
    const scrolling = regions.map(isScrolling);
    regions.forEach((region, index) => {
      scrollerOf(region).toggleAttribute('data-scrolls', scrolling[index]);
      // Code behind an editor is a picture of it.
      if (region.ariaHidden === 'true') return;
      if (scrolling[index]) region.tabIndex = 0;
      // One that has the focus keeps it.
      else if (region !== document.activeElement) region.removeAttribute('tabindex');
    });
  });
  for (const region of regions)
    for (const box of [scrollerOf(region), region.firstElementChild]) if (box) observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}
