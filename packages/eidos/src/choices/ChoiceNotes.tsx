import { useEffect } from 'react';
import { useScreen } from '../parts/screen-context';
import { englishChoices } from '../translations/english-choices';
import { useTranslator } from '../translations/translations-context';
import type { Choices } from './use-choices';

/** What the list of a combobox shows in place of options. */
export function useListMessage({ status }: Choices, count: number, text: string): string | undefined {
  const { t } = useTranslator(englishChoices);
  if (status === 'idle' || (status === 'loading' && count === 0)) return t('choice.loading');
  if (count > 0) return undefined;
  if (status === 'failed') return t('choice.failed');
  return text === '' ? t('choice.empty') : t('choice.noMatch', { text });
}

/** Below a control whose choices could not be loaded: the fact, and a button that tries again. */
export function LoadFailure({ choices, inputId }: { choices: Choices; inputId: string }) {
  const { announcer, navigator } = useScreen();
  const { t } = useTranslator(englishChoices);
  const hasFailed = choices.status === 'failed';
  useEffect(() => {
    if (hasFailed) announcer.announce(t('choice.failed'));
  }, [hasFailed, announcer, t]);
  if (!hasFailed) return null;
  return (
    <div className="eidos-combobox__failure">
      <span>{t('choice.failed')}</span>
      <button
        type="button"
        className="eidos-button"
        onClick={() => {
          // The button is about to be removed, which must not lose the focus.
          navigator.find(inputId)?.focus();
          choices.retry();
        }}
      >
        {t('choice.retry')}
      </button>
    </div>
  );
}
