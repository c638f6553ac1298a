import { type RefObject, useCallback } from 'react';
import { useSubmit } from '../parts/use-submit';

/** Saves from inside `element`: through the surrounding form of the toolkit if there is one, else directly. */
export function useSave(element: RefObject<HTMLElement | null>) {
  const submit = useSubmit();
  const ownForm = useCallback(
    () => element.current?.closest<HTMLFormElement>('form.eidos-screen'),
    [element],
  );
  const now = useCallback(() => {
    const form = ownForm();
    // The form also detects incomplete dates, which never reach the controller.
    if (form) return form.requestSubmit();
    void submit();
  }, [ownForm, submit]);
  return { now, isOwnForm: () => Boolean(ownForm()) };
}
