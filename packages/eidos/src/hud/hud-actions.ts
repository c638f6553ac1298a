import { createContext, type MouseEvent, useCallback, useEffect } from 'react';
import type { SubmitOutcome } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import type { Store } from '../controller/create-store';
import { useController, useTranslator } from '../hooks/contexts';
import { whenReleased } from '../hooks/pointer-press';
import { useForm } from '../hooks/use-form';
import { useScreen } from '../parts/screen-context';
import { englishHud } from '../translations/english-screen';

/**
 * Returns a function that submits the data of the screen, once its uploads are stored. It completes half-typed entries, such
 * as a tag, first. If the submit is rejected, the number of errors is announced and the first field with an error is focused.
 * @returns A function that saves and resolves to the outcome.
 * @example
 * function SaveButton() {
 *   const submit = useSubmit();
 *   return <button onClick={() => void submit()}>Save</button>;
 * }
 */
export function useSubmit(): () => Promise<SubmitOutcome> {
  const controller = useController();
  const { announcer, navigator } = useScreen();
  const { t } = useTranslator(englishHud);
  return useCallback(async (): Promise<SubmitOutcome> => {
    const { complete, uploads, unread } = storeOf(controller);
    complete(true);
    if (uploads?.isUnawaited()) announcer.announce(t('hud.waiting'));
    const outcome = await controller.submit();
    if (outcome.status === 'invalid')
      announcer.announceRefusal(t('hud.refused', { count: outcome.errors.length }));
    const first = 'errors' in outcome && outcome.errors[0];
    // Focusing scrolls the page, which must not happen while a pointer is held down.
    await new Promise<void>(whenReleased);
    if (first) {
      navigator.focus(first.pointer);
      unread.get(first)?.();
    }
    return outcome;
  }, [controller, announcer, navigator, t]);
}

/** The store of the record that the surrounding form of the toolkit submits. */
export const SubmittedContext = createContext<Store | undefined>(undefined);

/** Makes the browser ask before the page is left, while `isOn` and there are unsaved changes. */
export function useLeaveWarning(isOn: boolean): void {
  const dirty = useForm((form) => form.dirty);
  useEffect(() => {
    if (!isOn || !dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn, dirty]);
}

/**
 * Keeps the focus in the field while a button is pressed with the pointer. Otherwise the field would lose the focus
 * and show its errors, which moves the button away before the release, and the click is lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
