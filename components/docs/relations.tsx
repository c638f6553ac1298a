import type { DocPage } from '@/lib/content/model/doc-page';
import { hrefOf } from '@/lib/paths/href';
import { translate } from '@/lib/translations/translate';
import styles from './relations.module.css';

/** Where a page leads beside its text: related pages, and the pages that have its tags. Nothing when there are none. */
export function Relations({ related = [], tags = [] }: Pick<DocPage, 'related' | 'tags'>) {
  return (
    <>
      {related.length > 0 && (
        <nav aria-label={translate('Related pages')} className={styles.related}>
          <h2>{translate('Related pages')}</h2>
          <ul>
            {related.map(({ label, path }) => (
              <li key={path}>
                <a href={hrefOf(path)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {tags.length > 0 && (
        <nav aria-label={translate('Tags')} className={styles.tags}>
          <b>{translate('Tags')}</b>
          <ul>
            {tags.map(({ label, path }) => (
              <li key={path}>
                <a href={hrefOf(path)} rel="tag">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
