import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';

/** The number of errors behind a tab or in a collapsed part; nothing when there are none. */
export function ErrorCount({ count }: { count: number }) {
  const { t } = useTranslator(englishLayout);
  if (count === 0) return null;
  return (
    <>
      <span className="eidos-tabs__count" aria-hidden="true">
        {count}
      </span>
      <span className="eidos-visually-hidden">{` (${t('tabs.errors', { count })})`}</span>
    </>
  );
}
