import { useEffect, useRef } from 'react';
import { useScreen } from '../parts/screen-context';
import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';
import { useOutcome } from './use-outcome';

/** Announces the result of every save, however it was started. */
export function useOutcomeAnnouncement(): void {
  const { status, failure } = useOutcome();
  const { announcer } = useScreen();
  const { t } = useTranslator(englishLayout);
  const last = useRef<typeof status>(status);
  const lastFailure = useRef(failure);
  useEffect(() => {
    const isSame = last.current === status;
    if (isSame && lastFailure.current === failure) return;
    last.current = status;
    lastFailure.current = failure;
    if (!isSame && status === 'submitting') announcer.announce(t('hud.saving'));
    if (!isSame && status === 'submitted') announcer.announce(t('hud.savedNow'));
    if (failure !== undefined) announcer.announce(failure);
  }, [status, failure, announcer, t]);
}
