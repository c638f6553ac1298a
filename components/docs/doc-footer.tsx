import type { DocPage } from '@/lib/content/model/doc-page';
import { Icon } from '../ui/icon';
import styles from './doc-footer.module.css';

const dateFormat = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function LastUpdate({ date, author }: NonNullable<DocPage['lastUpdate']>) {
  return (
    <span className={styles.updated}>
      Last updated
      {date !== undefined && (
        <>
          {' on '}
          <b>
            <time dateTime={new Date(date).toISOString()} itemProp="dateModified">
              {dateFormat.format(new Date(date))}
            </time>
          </b>
        </>
      )}
      {author !== undefined && (
        <>
          {' by '}
          <b>{author}</b>
        </>
      )}
    </span>
  );
}

/** The row below the text: where to edit it and when it was changed last. Nothing when neither is known. */
export function DocFooter({ editUrl, lastUpdate }: Pick<DocPage, 'editUrl' | 'lastUpdate'>) {
  if (editUrl === undefined && lastUpdate === undefined) return null;
  return (
    <footer className={styles.footer}>
      {editUrl !== undefined && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" /> Edit this page
        </a>
      )}
      {lastUpdate && <LastUpdate {...lastUpdate} />}
    </footer>
  );
}
