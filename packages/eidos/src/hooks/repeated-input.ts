/** The element that the key held down, or the first click of several, pressed. */
let began: Element | null | undefined;

export function watchRepeats(view: Window): void {
  // A window calls the same function once.
  for (const type of ['keydown', 'click']) view.addEventListener(type, ignoreRepeat as EventListener, true);
}

/**
 * Lets a held key and a double click press, submit and remove only once, because something else has the focus then, or is under
 * the pointer. A held key still moves, steps, undoes and types, and a button that stays, such as “Undo”, may be pressed quickly.
 */
function ignoreRepeat(event: KeyboardEvent & MouseEvent): void {
  const { key, detail, repeat } = event;
  const [target] = event.composedPath() as [HTMLInputElement];
  // After a label, a browser clicks its control too.
  const pressed = key ? target : target.closest?.<HTMLInputElement>('button, input');
  if (!repeat && detail < 2) began = pressed;
  else if (
    pressed?.closest?.('[class^=eidos]') &&
    (detail
      ? pressed !== began || pressed.matches('[type=submit]')
      : key === 'Enter'
        ? pressed !== began || !pressed.matches('textarea, [contenteditable]')
        : /Backspace|Delete/.test(key) && pressed.value === '')
  ) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
