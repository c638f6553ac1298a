import { translate } from '@/lib/translations/translate';
import styles from './notices.module.css';

/** A notice: the page is left out of the sidebar and of search engines. */
export function UnlistedNote() {
  return (
    <div role="note" className={styles.banner}>
      <p>
        <b>{translate('Unlisted page')}</b>
      </p>
      <p>
        {translate(
          'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
        )}
      </p>
    </div>
  );
}

/** A notice for the writer: the page is not published yet. */
export function DraftNote() {
  return (
    <div role="note" className={styles.banner}>
      <p>
        <b>{translate('Draft page')}</b>
      </p>
      <p>
        {translate(
          'This page is a draft. It will only be visible in dev and be excluded from the production build.',
        )}
      </p>
    </div>
  );
}
