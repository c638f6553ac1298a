import type { FormSnapshot } from '../controller/controller';
import { useForm } from '../hooks/use-form';
import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';
import { useEffect, useRef } from 'react';
import { useScreen } from '../parts/screen-context';

const selectStatus = (form: FormSnapshot) => form.status;
const selectFailure = (form: FormSnapshot) => form.failure;
const selectHasThrown = (form: FormSnapshot) => form.cause !== undefined;

/** The state or result of saving; renders again only when that changes, not at each keystroke. */
export interface Outcome {
  readonly status: FormSnapshot['status'];
  /** Why the last submit failed, or what `setErrors` reports for the whole record, in words for people. */
  readonly failure: string | undefined;
}

/** The state or result of saving. The message of a thrown error is for developers, so it is not shown. */
export function useOutcome(): Outcome {
  const { t } = useTranslator(englishLayout);
  const status = useForm(selectStatus);
  const message = useForm(selectFailure);
  const hasThrown = useForm(selectHasThrown);
  if (status !== 'failed') return { status, failure: message };
  if (hasThrown) return { status, failure: t('hud.failedRequest') };
  return { status, failure: message === undefined ? t('hud.failedUnknown') : t('hud.failed', { message }) };
}

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
