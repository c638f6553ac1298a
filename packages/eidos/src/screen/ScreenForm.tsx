import type { FormEvent, ReactNode } from 'react';
import { HUD } from '../hud/HUD';
import { useOutcome } from '../hud/use-outcome';
import { useTranslator } from '../translations/translations-context';
import { useNode } from '../parts/use-node';
import { useSubmit } from '../parts/use-submit';

/** Only the native input can detect an incomplete date: it has no value to validate. */
function findHalfEntered(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find((input) => input.validity.badInput);
}

/** The form around a whole screen: labelled by its root, submitted by Enter and by every submit button inside. */
export function ScreenForm({ hud, children }: { hud: boolean; children: ReactNode }) {
  const { label } = useTranslator();
  const root = useNode('');
  const submit = useSubmit();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // React also reports the submit of a form in a portal, such as that of a dialog.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const halfEntered = findHalfEntered(event.currentTarget);
    if (halfEntered) halfEntered.focus();
    else void submit();
  }
  return (
    <form className="eidos-screen" noValidate aria-label={label(root) || undefined} onSubmit={handleSubmit}>
      {children}
      {hud ? <HUD /> : <SubmitFailure />}
    </form>
  );
}

/** The reason why the data could not be saved, on a screen without the strip. */
function SubmitFailure() {
  const { failure } = useOutcome();
  if (failure === undefined) return null;
  return (
    <p role="alert" className="eidos-failure">
      {failure}
    </p>
  );
}
