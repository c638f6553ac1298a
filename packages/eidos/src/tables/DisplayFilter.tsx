import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useScreen } from '../parts/screen-context';
import type { Translator } from '../translations/translator';

interface DisplayFilterProps {
  readonly label: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly shown: number;
  readonly total: number;
  readonly words: Translator;
}

/** One search box over all columns; shows how many rows match. */
export function DisplayFilter({ label, filter, onFilter, shown, total, words }: DisplayFilterProps) {
  const { announcer } = useScreen();
  const name = words.t('table.filter', { label });
  const count = words.t('table.matches', { count: shown, total });
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) announcer.announce(count);
    first.current = false;
  }, [announcer, count]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || filter === '') return;
    event.preventDefault();
    onFilter('');
  }
  return (
    <div className="eidos-table__filter">
      <input
        type="search"
        className="eidos-input"
        aria-label={name}
        placeholder={name}
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="eidos-table__count">{count}</span>
    </div>
  );
}
