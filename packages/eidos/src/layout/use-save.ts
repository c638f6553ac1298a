import { type RefObject, useCallback } from 'react';
import { useScreen } from '../screen/screen-context';
import { useSubmit } from '../screen/use-submit';
import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';

/** Ways to save from inside `element`: through the toolkit's form around it where there is one, else directly. */
export function useSave(element: RefObject<HTMLElement | null>) {
  const submit = useSubmit();
  const { announcer } = useScreen();
  const { t } = useTranslator(englishLayout);
  const ownForm = useCallback(
    () => element.current?.closest<HTMLFormElement>('form.eidos-screen'),
    [element],
  );
  const now = useCallback(() => {
    const form = ownForm();
    // The form also knows of half-entered dates, which never reach the controller.
    if (form) return form.requestSubmit();
    void submit().then((outcome) => {
      if (outcome.status === 'invalid')
        announcer.announce(t('hud.refused', { count: outcome.errors.length }));
    });
  }, [ownForm, submit, announcer, t]);
  return { now, isOwnForm: () => Boolean(ownForm()) };
}
