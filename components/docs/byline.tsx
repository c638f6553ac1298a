import type { DocPage } from '@/lib/content/model/doc-page';
import { language } from '@/lib/translations/translate';
import styles from './byline.module.css';

const dateFormat = new Intl.DateTimeFormat(language, {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const nameFormat = new Intl.ListFormat(language);

/** When a page was written and by whom, below its title. Nothing when the page says neither. */
export function Byline({ published, authors = [] }: Pick<DocPage, 'published' | 'authors'>) {
  if (published === undefined && authors.length === 0) return null;
  let next = 0;
  return (
    <p className={styles.byline}>
      {published !== undefined && <time dateTime={published}>{dateFormat.format(new Date(published))}</time>}
      {authors.length > 0 && (
        <span>
          {nameFormat.formatToParts(authors.map(({ name }) => name)).map(({ type, value }, index) => {
            const url = type === 'element' ? authors[next++]?.url : undefined;
            return url === undefined ? (
              value
            ) : (
              <a key={index} href={url} rel="author">
                {value}
              </a>
            );
          })}
        </span>
      )}
    </p>
  );
}
