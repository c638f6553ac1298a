/** The controls of numbers, the only ones that request these keyboards. */
const numberControls = '[class^=eidos] :is([inputmode=text], [inputmode=numeric], [inputmode=decimal])';

/**
 * Marks the line breaks of a text that is pasted or dropped into the field of a number, which then refuses it. A browser replaces a
 * line break by a space, and where a space separates thousands, 12 and 345 would be read as 12 345.
 *
 * @param root Where to listen, in the capture phase, because a page may stop events.
 */
export function keepLinesApart(root: Document | ShadowRoot): void {
  root.addEventListener('beforeinput', markLines as EventListener, true);
}

function markLines(event: InputEvent): void {
  const control = event.target as HTMLInputElement;
  const text = event.data?.trim().replace(/\s*[\r\n]\s*/g, '↵');
  if (!text?.includes('↵') || !control.matches(numberControls)) return;
  event.preventDefault();
  control.setRangeText(text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
