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

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

function Feedback({ yes, no }: NonNullable<DocPage['feedback']>) {
  return (
    <span className={styles.feedback}>
      Was this page helpful?{' '}
      <a href={yes} {...newTab} aria-label="Yes, this page was helpful">
        Yes
      </a>{' '}
      <a href={no} {...newTab} aria-label="No, this page was not helpful">
        No
      </a>
    </span>
  );
}

/** The row below the text: whether it helped, where to edit it and when it was changed last. Nothing when none is known. */
export function DocFooter({
  editUrl,
  lastUpdate,
  feedback,
}: Pick<DocPage, 'editUrl' | 'lastUpdate' | 'feedback'>) {
  if (editUrl === undefined && lastUpdate === undefined && feedback === undefined) return null;
  return (
    <footer className={styles.footer}>
      {feedback && <Feedback {...feedback} />}
      {editUrl !== undefined && (
        <a href={editUrl} {...newTab}>
          <Icon name="edit" /> Edit this page
        </a>
      )}
      {lastUpdate && <LastUpdate {...lastUpdate} />}
    </footer>
  );
}
