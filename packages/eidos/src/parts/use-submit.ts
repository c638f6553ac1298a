import { useCallback } from 'react';
import type { SubmitOutcome } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { uploadsOf } from '../controller/record-commands';
import { whenReleased } from '../hooks/pointer-press';
import { useController } from '../hooks/use-controller';
import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';
import { useScreen } from './screen-context';

/**
 * Returns a function that submits the data of the screen, once its uploads are stored. If the submit is rejected, the
 * number of errors is announced and the first field with an error is focused.
 * @returns A function that saves and resolves to the outcome.
 */
export function useSubmit(): () => Promise<SubmitOutcome> {
  const controller = useController();
  const { announcer, navigator } = useScreen();
  const { t } = useTranslator(englishLayout);
  return useCallback(async (): Promise<SubmitOutcome> => {
    navigator.complete();
    const { running, isAwaited } = uploadsOf(storeOf(controller));
    if (running.size > 0 && !isAwaited) announcer.announce(t('hud.waiting'));
    const outcome = await controller.submit();
    if (outcome.status === 'invalid')
      announcer.announceRefusal(t('hud.refused', { count: outcome.errors.length }));
    const [first] = 'errors' in outcome ? outcome.errors : [];
    // Focusing scrolls the page, which must not happen while a pointer is held down.
    await new Promise<void>(whenReleased);
    if (first) navigator.focus(first.pointer);
    return outcome;
  }, [controller, announcer, navigator, t]);
}
