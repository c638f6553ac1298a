import { adjustScroll } from './adjust-scroll';

/** Pixels by which rounding may move a target that stays where it is. */
const TOLERANCE = 2;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Where a jump brings the top of `target`, in pixels below the top of the window. */
function restingTop(target: Element): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(target);
  return (parseFloat(scrollPaddingTop) || 0) + (parseFloat(scrollMarginTop) || 0);
}

let release = (): void => undefined;

/** Lets the page go from the target of the last jump. */
export function releaseTarget(): void {
  release();
}

/**
 * Keeps `target` where a jump brought it while the page still changes its height: samples, pictures and fonts come when
 * they are near the view, and not every browser keeps the place by itself. Ends when the reader does something, when the
 * page is scrolled, and with the next jump.
 */
export function holdTarget(target: HTMLElement): void {
  release();
  const stop = new AbortController();
  let [y, top] = [window.scrollY, topOf(target)];
  const sizes = new ResizeObserver(() => {
    adjustScroll(() => target.scrollIntoView({ behavior: 'instant' }));
    [y, top] = [window.scrollY, topOf(target)];
  });
  release = () => {
    stop.abort();
    sizes.disconnect();
  };
  const options = { capture: true, passive: true, signal: stop.signal };
  // The page may scroll elsewhere after these; the address bar causes `popstate`. Other scrolling shows by its result.
  for (const input of ['wheel', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(input, release, options);
  const leave = () => {
    // The page above may have grown before the event of the jump itself.
    if (window.scrollY !== y && Math.abs(topOf(target) - top) > TOLERANCE) release();
  };
  addEventListener('scroll', leave, options);
  sizes.observe(document.body);
}

/** The same for the browser's own jump when a page is opened, unless the reader has scrolled on since. */
export function holdOpenedTarget(target: HTMLElement): void {
  if (Math.abs(topOf(target) - restingTop(target)) <= TOLERANCE) holdTarget(target);
}
