import type { DocPage } from '@/lib/content/model/doc-page';
import { hrefOf } from '@/lib/config/paths/paths';
import { translate } from '@/lib/translations/translate';
import styles from './relations.module.css';

/** Links to the pages that the page names as related; nothing without any. */
export function Relations({ related = [] }: Pick<DocPage, 'related'>) {
  if (related.length === 0) return null;
  return (
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
  );
}
