import { activeElement } from '../hooks/use-leave';

/**
 * Completes what a browser or one of its extensions fills into a control without the focus, which nobody leaves afterwards.
 *
 * @param root Its listener hears of a change also where a page stops the event.
 */
export function completeFilled(root: Document | ShadowRoot): void {
  root.addEventListener('change', noteChange, true);
}

function noteChange({ target, isTrusted }: Event): void {
  const control = target as HTMLInputElement;
  if (!control.closest('[class^=eidos]')) return;
  const relatedTarget = activeElement(control);
  // React reads a box when it is clicked. Only the click of a mouse would change the box once more.
  if (/checkbox|radio/.test(control.type)) {
    if (!isTrusted) report(control, new UIEvent('click', { bubbles: true }));
  } else if (control !== relatedTarget)
    report(control, new FocusEvent('focusout', { bubbles: true, relatedTarget }));
}

/** Dispatches an event once React has read the change. */
function report(control: Element, event: Event): void {
  setTimeout(() => control.dispatchEvent(event));
}
