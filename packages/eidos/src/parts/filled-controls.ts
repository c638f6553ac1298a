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
  // React reads a box when it is clicked. Only the click of a mouse would change the box once more.
  if (!/checkbox|radio/.test(control.type)) leaveLater(control);
  else if (!isTrusted) setTimeout(() => control.dispatchEvent(new UIEvent('click', { bubbles: true })));
}

/** Lets the screen read the change before it is told that the control was left. */
function leaveLater(control: HTMLElement): void {
  let isLeft = false;
  // In Chromium, a control that is left has lost the focus before it reports its change.
  control.addEventListener('focusout', () => (isLeft = true), { once: true });
  setTimeout(() => {
    const relatedTarget = activeElement(control);
    if (!isLeft && relatedTarget !== control)
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  });
}
