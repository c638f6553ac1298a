/**
 * Keeps what the controls of a screen show through a reset of a form around it, which React causes after each action of a form.
 * The browser would show what was rendered first, and not the data. `EidosScreen` prevents the reset of its own form.
 *
 * @param target The last target of the event, so that what other listeners change is rendered by then.
 */
export function keepEntries(target: EventTarget): void {
  target.addEventListener('reset', ({ target: form }) => {
    for (const control of [...(form as HTMLFormElement).elements]) {
      if (!control.closest('[class^=eidos]')) continue;
      // A reset skips controls that belong to no form. Nothing else keeps the segments of an incomplete date, which has no value.
      const owner = control.getAttribute('form');
      control.setAttribute('form', '');
      // The browser resets the form after this event.
      setTimeout(() => {
        if (owner === null) control.removeAttribute('form');
        else control.setAttribute('form', owner);
      });
    }
  });
}
