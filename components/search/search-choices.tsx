import { useState } from 'react';
import type { SearchKind } from '@/lib/publish/search/search-content';
import { translate } from '@/lib/translations/translate';
import { Translated } from '../ui/translated';
import styles from './search-dialog.module.css';
import { isSlashOn, setSlash } from './search-shortcut';

interface NoResultsProps {
  readonly query: string;
  readonly kinds: readonly SearchKind[];
  readonly onLeave: () => void;
}

/** What to do when nothing was found: read on. */
export function NoResults({ query, kinds, onLeave }: NoResultsProps) {
  return (
    <div className={styles.message}>
      <p>
        <Translated text="No results for {query}" values={{ query: <q dir="auto">{query}</q> }} />
      </p>
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
