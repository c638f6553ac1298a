import { activeElement } from '../hooks/use-leave';

/**
 * Keeps entries open while their window does not have the focus. Someone who looks up the rest elsewhere goes on typing afterwards: a
 * number must not be formatted meanwhile, nor half a tag added.
 *
 * @param root Where to listen, in the capture phase, before React does.
 */
export function keepOpenAcrossWindows(root: Document | ShadowRoot): void {
  root.addEventListener('focusout', ignoreWindow, true);
}

/**
 * Where the element is still the active one, only its window has lost the focus. Events from scripts are not ignored: a test leaves a
 * control by dispatching one.
 */
function ignoreWindow(event: Event): void {
  const control = event.target as Element;
  if (event.isTrusted && control.matches('[class^=eidos] *') && activeElement(control) === control)
    event.stopImmediatePropagation();
}
