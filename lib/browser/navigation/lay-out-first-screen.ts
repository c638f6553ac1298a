import { afterPaint } from '../page-load/after-paint';

/** Set on the main part of a page while what is far from the window is left out; `app/styles/prose.css` reads it. */
const ATTRIBUTE = 'data-first-screen';

/**
 * Lets the browser style and lay out only what is near the window of a page that was just opened at its top, and the rest
 * once that has been painted.
 */
export function layOutFirstScreen(): void {
  const main = document.querySelector('main');
  main?.setAttribute(ATTRIBUTE, '');
  afterPaint(() => main?.removeAttribute(ATTRIBUTE));
}
