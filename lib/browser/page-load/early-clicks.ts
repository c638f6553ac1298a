import { callInline, type InlineSource } from './inline-script';

/**
 * A button that does nothing before its script is there. The attribute's value says what handles it: the selector of a
 * behavior, or `hydration` for React. A press before that is kept, and repeated afterwards.
 */
const WAITING = '[data-replay]';

declare global {
  interface Window {
    /** The last button that was pressed while it had the attribute. */
    earlyClick?: HTMLElement | null | undefined;
  }
}

/** Runs on its own in the page, before anything else: the framework's scripts come after the page. */
function recordEarlyClick(selector: string): void {
  window.addEventListener(
    'click',
    function (event) {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (button) window.earlyClick = button;
    },
    true,
  );
}

/** A script for the start of the page that keeps the last press of a button whose script is not there yet. */
export const earlyClickScript = (): InlineSource => callInline(recordEarlyClick, WAITING);

/**
 * Repeats a press that came before its script was there, and keeps no other of that script. Call it when the script is
 * there.
 * @param handler what the buttons have as the value of the attribute
 */
export function replayEarlyClick(handler: string): void {
  for (const button of document.querySelectorAll(`[data-replay="${handler}"]`))
    button.removeAttribute('data-replay');
  const button = window.earlyClick;
  if (!button || button.matches(WAITING)) return;
  window.earlyClick = undefined;
  button.click();
}
