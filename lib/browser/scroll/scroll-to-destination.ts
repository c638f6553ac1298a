import { decodePath } from '../../config/paths/paths';
import { SKIP_LINK_ID } from '../../config/paths/shell-ids';
import { showTab } from '../page-load/show-tab';
import { holdOpenedTarget, holdTarget, releaseTarget } from './hold-target';

/** The element that a fragment names, as it is written or decoded; undefined for none and for an unknown id. */
export const findFragmentTarget = (hash: string): HTMLElement | undefined =>
  document.getElementById(hash.slice(1)) ?? document.getElementById(decodePath(hash.slice(1))) ?? undefined;

/** Opens the details and chooses the tabs that hide `target`, the outermost first. */
function revealTarget(target: HTMLElement): void {
  const outer = target.parentElement?.closest<HTMLElement>('details:not([open]), [role=tabpanel][hidden]');
  if (!outer) return;
  revealTarget(outer);
  if (outer instanceof HTMLDetailsElement) outer.open = true;
  else {
    const tab = document.getElementById(outer.getAttribute('aria-labelledby') ?? '');
    // The press remembers the choice, but only once the script of the tabs is there.
    if (outer.parentElement) showTab(outer.parentElement, tab?.dataset.value ?? null);
    tab?.click();
  }
}

/**
 * Moves the focus to a target, so that Tab continues from there and screen readers read it. A heading takes the focus only
 * from here: a press on it or Tab passes over it as before.
 */
function focusTarget(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Brings the fragment's target into view, below the fixed bar by its `scroll-margin`, gives it the focus, and keeps it in
 * place while the page still changes its height. Without a target, it shows the top of the page, and without a fragment Tab
 * continues at the skip link. It jumps, as scrolling through a page that was just opened shows a reader nothing.
 */
export function scrollToDestination(hash: string): void {
  const target = findFragmentTarget(hash);
  releaseTarget();
  if (target) {
    revealTarget(target);
    target.scrollIntoView({ behavior: 'instant' });
    focusTarget(target);
    holdTarget(target);
  } else {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (hash.length < 2) document.getElementById(SKIP_LINK_ID)?.focus({ preventScroll: true });
  }
}

/**
 * Does the same for the fragment that a page was opened with, or that was typed into the address bar: the browser has
 * jumped there itself, unless the target is hidden, and the reader may have scrolled on since.
 */
export function showOpenedDestination(hash: string): void {
  const target = findFragmentTarget(hash);
  if (!target) return;
  if (target.getClientRects().length === 0) scrollToDestination(hash);
  else holdOpenedTarget(target);
}
