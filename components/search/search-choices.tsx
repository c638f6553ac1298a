import { useState } from 'react';
import type { SearchKind } from '@/lib/publish/search/search-content';
import { translate } from '@/lib/translations/translate';
import { Translated } from '../ui/translated';
import styles from './search-dialog.module.css';
import { isSlashOn, setSlash } from './search-shortcut';

interface SearchKindsProps {
  readonly kinds: readonly SearchKind[];
  /** The sidebar whose pages alone are searched; undefined for all. */
  readonly only: string | undefined;
  readonly onChange: (only: string | undefined) => void;
}

/** Buttons that limit the search to a part of the docs; none where there is only one. */
export function SearchKinds({ kinds, only, onChange }: SearchKindsProps) {
  if (kinds.length < 2) return null;
  const choices = [{ sidebar: undefined, label: translate('All pages') }, ...kinds];
  return (
    <div role="group" aria-label={translate('Pages to search')} className={styles.kinds}>
      {choices.map(({ sidebar, label }) => (
        <button
          key={sidebar ?? ''}
          type="button"
          className={styles.kind}
          aria-pressed={only === sidebar}
          onClick={() => onChange(sidebar)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

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

/** Lets a reader turn off the one key of the site that has no modifier. */
export function SlashChoice() {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setIsOn(checked);
          setSlash(checked);
        }}
      />
      {translate('The / key opens the search')}
    </label>
  );
}
