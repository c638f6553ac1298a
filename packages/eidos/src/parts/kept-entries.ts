type FormControl = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

/**
 * Keeps what the controls of a screen show through a reset of a form around it, which React causes after each action of a form.
 * The browser would show what was rendered first, and not the data. `EidosScreen` prevents the reset of its own form.
 *
 * @param target The last target of the event, so that what other listeners change is rendered by then.
 */
export function keepEntries(target: EventTarget): void {
  target.addEventListener('reset', ({ target: form }) => {
    for (const control of (form as HTMLFormElement).elements)
      if (control.closest('[class^=eidos]')) makeDefault(control as FormControl);
  });
}

/** Makes what a control shows its default, which a reset returns to. */
function makeDefault(control: FormControl): void {
  for (const option of control.options ?? []) option.defaultSelected = option.selected;
  if (/checkbox|radio/.test(control.type)) control.defaultChecked = control.checked;
  // An incomplete date has no value, and that of chosen files is only a name.
  else if (control.type !== 'file' && !control.validity?.badInput) control.defaultValue = control.value;
}
