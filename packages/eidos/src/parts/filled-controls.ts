import { activeElement } from '../hooks/use-leave';

/**
 * Completes what a browser or one of its extensions fills into a control without the focus, which nobody leaves afterwards, and
 * reads what it writes into the control with the focus without an event.
 *
 * @param root Where to listen, in the capture phase, because a page may stop events.
 */
export function completeFilled(root: Document | ShadowRoot): void {
  root.addEventListener('change', noteChange, true);
  root.addEventListener('focusin', noteText, true);
  root.addEventListener('input', noteInput, true);
  root.addEventListener('focusout', ({ target }) => reportText(target as HTMLInputElement), true);
  // A save leaves the focus in the control.
  for (const type of ['keydown', 'click'])
    root.addEventListener(type, () => reportText(root.activeElement as HTMLInputElement | null), true);
}

/** The last text of the focused control that was reported to the screen. */
let known: string | undefined;

function noteText({ target }: Event): void {
  known = (target as HTMLInputElement).value;
}

/** React reads lists and boxes at their change, which some extensions do not report after the input. */
function noteInput(event: Event): void {
  noteText(event);
  const control = event.target as HTMLInputElement;
  if (!event.isTrusted && control.matches?.('[class^=eidos] :is(select, [type=checkbox], [type=radio])'))
    control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Some extensions write a text without any event. React ignores the event for a text that it has rendered itself. */
function reportText(control: HTMLInputElement | null): void {
  if (control && control.value !== known && control.matches?.('[class^=eidos] :is(input, textarea, select)'))
    control.dispatchEvent(new Event('input', { bubbles: true }));
}

function noteChange({ target, isTrusted }: Event): void {
  const control = target as HTMLInputElement;
  if (!control.closest?.('[class^=eidos]')) return;
  // React reads a checkbox on click. This event does not toggle it, as a `MouseEvent` would.
  if (!/checkbox|radio/.test(control.type)) leaveLater(control);
  else if (!isTrusted) setTimeout(() => control.dispatchEvent(new UIEvent('click', { bubbles: true })));
}

/** Lets the screen read the change before the control is reported as left. */
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
