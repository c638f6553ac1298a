import { collapseDuration, easings } from 'eidos/style';
import type { Behavior } from './attach-behaviors';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Height of the element with its text out of sight; nothing but its borders when the summary lies over something else. */
function closedHeight(details: HTMLDetailsElement, summary: HTMLElement) {
  const isOutOfFlow = getComputedStyle(summary).position === 'absolute';
  return details.offsetHeight - details.clientHeight + (isOutOfFlow ? 0 : summary.offsetHeight);
}

/** Lets a `details` open and close in motion. */
export function attachDetails(details: HTMLElement, signal: AbortSignal): void {
  const summary = details.querySelector<HTMLElement>(':scope > summary');
  if (!summary || !(details instanceof HTMLDetailsElement)) return;
  let animation: Animation | undefined;

  const setCollapsed = (isCollapsed: boolean) => {
    details.dataset.collapsed = String(isCollapsed);
  };

  const animateTo = (isCollapsed: boolean, from: number, open: number, closed: number) => {
    const to = isCollapsed ? closed : open;
    const duration = collapseDuration(open - closed, { reducedMotion: prefersReducedMotion() });
    const current = details.animate(
      { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
      { duration, easing: easings.inOut },
    );
    animation = current;
    current.onfinish = () => {
      animation = undefined;
      // Only now: the text has to be painted while the box closes over it. A new page may have opened it meanwhile.
      if (details.dataset.collapsed === 'true') details.open = false;
    };
  };

  const toggle = (event: Event) => {
    event.preventDefault();
    const from = details.offsetHeight;
    const isCollapsed = details.open && details.dataset.collapsed !== 'true';
    details.open = true;
    // The height is that without the animation that is under way.
    details.getAnimations().forEach((current) => current.cancel());
    const open = details.offsetHeight;
    setCollapsed(isCollapsed);
    animateTo(isCollapsed, from, open, closedHeight(details, summary));
  };

  // Also opened without a press: by a search in the page, by a link to something inside.
  const onToggle = () => {
    if (!animation) setCollapsed(!details.open);
  };

  setCollapsed(!details.open);
  summary.addEventListener('click', toggle, { signal });
  details.addEventListener('toggle', onToggle, { signal });
  signal.addEventListener('abort', () => animation?.cancel());
}

/** Every `details` opens and closes in motion; until the page was painted, and without scripts, at once. */
export const detailsMotion: Behavior = { selector: 'details', load: () => Promise.resolve(attachDetails) };
