import { activeElement } from '../hooks/use-leave';

/**
 * Keeps entries open while their window does not have the focus. Someone who looks up the rest elsewhere goes on typing afterwards, and
 * would do so in a number that was formatted, or after half a tag that was added.
 *
 * @param root Where to listen, in the capture phase, before React does.
 */
export function keepOpenAcrossWindows(root: Document | ShadowRoot): void {
  root.addEventListener('focusout', ignoreWindow, true);
}

/** The focus has left the window alone if it is still in the element. Tests send such events themselves, to leave a control. */
function ignoreWindow(event: Event): void {
  const control = event.target as Element;
  if (event.isTrusted && control.matches('[class^=eidos] *') && activeElement(control) === control)
    event.stopImmediatePropagation();
}
