import { translate } from '@/lib/translations/translate';
import styles from './notices.module.css';

/** A notice: the page is in the default language, because nobody has translated it. */
export function TranslationNote() {
  return (
    <div role="note" aria-label={translate('Translation')} className={styles.banner}>
      <p>{translate('This page has not been translated yet.')}</p>
    </div>
  );
}
