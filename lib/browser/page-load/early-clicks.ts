import { callInline, type InlineSource } from './inline-script';

/** Marks a button that does nothing before its script is there; a press before that is kept and done afterwards. */
const REPLAY_SELECTOR = '[data-replay]';

declare global {
  interface Window {
    /** The last button that was pressed before the page's scripts were there. */
    earlyClick?: Element | null | undefined;
  }
}

/** Runs on its own in the page, before anything else: framework scripts come late (design: late scripts). */
function keepEarlyClick(selector: string): void {
  window.addEventListener(
    'click',
    function keep(event) {
      const button = event.target instanceof Element ? event.target.closest(selector) : null;
      if (document.documentElement.hasAttribute('data-hydrated'))
        window.removeEventListener('click', keep, true);
      else if (button) window.earlyClick = button;
    },
    true,
  );
}

/** A script for the start of the page that keeps the last press of a button whose behaviour is not attached yet. */
export function earlyClickScript(): InlineSource {
  return callInline(keepEarlyClick, REPLAY_SELECTOR);
}

/** Marks the page as ready and does what was asked of it before. Call it once, after hydration. */
export function replayEarlyClick(): void {
  document.documentElement.setAttribute('data-hydrated', '');
  const button = window.earlyClick;
  window.earlyClick = undefined;
  if (button instanceof HTMLElement) button.click();
}
