import styles from './notices.module.css';

/** Tells that a page is left out of the sidebar and of search engines. */
export function UnlistedNote() {
  return (
    <div role="note" className={styles.banner}>
      <p>
        <b>Unlisted page</b>
      </p>
      <p>
        This page is unlisted. Search engines will not index it, and only users having a direct link can
        access it.
      </p>
    </div>
  );
}

/** Tells a writer that a page is not published yet. */
export function DraftNote() {
  return (
    <div role="note" className={styles.banner}>
      <p>
        <b>Draft page</b>
      </p>
      <p>This page is a draft. It will only be visible in dev and be excluded from the production build.</p>
    </div>
  );
}
