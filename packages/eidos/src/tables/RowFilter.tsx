import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useEarlyEntry } from '../fields/use-early-entry';
import { useEscape } from '../hooks/effects';
import { isComposing } from '../hooks/pointer-press';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import type { Translator } from '../translations/translator';

interface RowFilterProps {
  readonly label: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly shown: number;
  readonly total: number;
  readonly words: Translator;
}

/** One search box over all columns; shows how many rows match. Enter applies the filter again, Escape clears it. */
export function RowFilter({ label, filter, onFilter, shown, total, words }: RowFilterProps) {
  const { announcer, registry } = useScreen();
  const name = words.t('table.filter', { label });
  const count = words.t('table.matches', { count: shown, total });
  /** Only the filter's own result is announced, not that of rows that are added and deleted. */
  const isFiltering = useRef(false);
  useEffect(() => {
    if (isFiltering.current) announcer.announce(count);
  }, [announcer, count]);
  function change(next: string) {
    isFiltering.current = true;
    onFilter(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    change(filter);
  }
  const input = useEarlyEntry(filter, change);
  useEscape(input, () => {
    if (filter !== '') change('');
    return filter !== '';
  });
  return (
    <div className="eidos-table__filter" data-own-undo="">
      <registry.elements.input
        ref={input}
        type="search"
        className="eidos-input"
        aria-label={name}
        placeholder={name}
        value={filter}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (isFiltering.current = false)}
      />
      <span className="eidos-table__count">{count}</span>
    </div>
  );
}

interface NoMatchesProps extends Pick<RowFilterProps, 'filter' | 'total' | 'words'> {
  /** Clears the filter and moves the focus, because the button leaves the document. */
  readonly clear: () => void;
}

/** Shown instead of rows where none matches. */
export function NoMatches({ filter, total, words: { t }, clear }: NoMatchesProps) {
  const { announcer } = useScreen();
  return (
    <>
      <p>{t('table.noMatches', { filter })}</p>
      <Button
        onClick={() => {
          clear();
          announcer.announce(t('table.matches', { count: total, total }));
        }}
      >
        {t('table.clearFilter')}
      </Button>
    </>
  );
}
