import type { SearchKind } from '@/lib/publish/search/search-content';
import { translate } from '@/lib/translations/translate';
import styles from './search-dialog.module.css';

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
