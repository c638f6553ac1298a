import type { SearchKind } from '@/lib/publish/search/search-content';
import { translate } from '@/lib/translations/translate';
import { Translated } from '../ui/translated';
import styles from './search-dialog.module.css';

interface NoResultsProps {
  readonly query: string;
  readonly kinds: readonly SearchKind[];
  /** Whether the pages of one kind alone were searched. */
  readonly isLimited: boolean;
  readonly onSearchAll: () => void;
  readonly onLeave: () => void;
}

/** What to do when nothing was found: search more pages, or read on. */
export function NoResults({ query, kinds, isLimited, onSearchAll, onLeave }: NoResultsProps) {
  return (
    <div className={styles.message}>
      <p>
        <Translated text="No results for {query}" values={{ query: <q dir="auto">{query}</q> }} />
      </p>
      {isLimited && (
        <p>
          <button type="button" className={styles.kind} onClick={onSearchAll}>
            {translate('Search all pages')}
          </button>
        </p>
      )}
      <p>{translate('Or browse:')}</p>
      <ul className={styles.ways}>
        {kinds.map(({ sidebar, label, href }) => (
          <li key={sidebar}>
            <a href={href} onClick={onLeave}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
