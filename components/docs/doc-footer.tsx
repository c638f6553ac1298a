import type { DocPage } from '@/lib/content/model/doc-page';
import { newTab } from '@/lib/config/paths/paths';
import { language, translate } from '@/lib/translations/translate';
import { Icon } from '../ui/icon';
import { Translated } from '../ui/translated';
import styles from './doc-footer.module.css';

const dateFormat = new Intl.DateTimeFormat(language, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function LastUpdate({ date: day, author: name }: NonNullable<DocPage['lastUpdate']>) {
  const time = day === undefined ? undefined : new Date(day);
  const date = time && (
    <b>
      <time dateTime={time.toISOString()} itemProp="dateModified">
        {dateFormat.format(time)}
      </time>
    </b>
  );
  const author = name !== undefined && <b>{name}</b>;
  return (
    <span className={styles.updated}>
      {date && author && <Translated text="Last updated on {date} by {author}" values={{ date, author }} />}
      {date && !author && <Translated text="Last updated on {date}" values={{ date }} />}
      {author && !date && <Translated text="Last updated by {author}" values={{ author }} />}
    </span>
  );
}

/** The row below the text: where to edit it and when it was changed last. Nothing when neither is known. */
export function DocFooter({ editUrl, lastUpdate }: Pick<DocPage, 'editUrl' | 'lastUpdate'>) {
  if (editUrl === undefined && lastUpdate === undefined) return null;
  return (
    <footer className={styles.footer}>
      {editUrl !== undefined && (
        <a href={editUrl} {...newTab}>
          <Icon name="edit" />
          {translate('Edit this page')}
        </a>
      )}
      {lastUpdate && <LastUpdate {...lastUpdate} />}
    </footer>
  );
}
