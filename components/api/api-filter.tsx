'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { translate, translateCount } from '@/lib/translations/translate';

/**
 * Hides what does not hold every word of the query or is of another entry point; a group with nothing left goes too, and
 * types that are found are opened.
 * Returns how many remain.
 */
function applyFilter(list: HTMLElement, query: string, entry: string | undefined): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const group of list.querySelectorAll('section')) {
    let left = 0;
    for (const item of group.querySelectorAll<HTMLElement>('[data-filter-text]')) {
      const { filterText = '', filterEntry } = item.dataset;
      const isWanted = entry === undefined || entry === filterEntry;
      item.hidden = !isWanted || !words.every((word) => filterText.includes(word));
      if (!item.hidden) left += 1;
    }
    group.hidden = left === 0;
    const types = group.querySelector('details');
    if (types) {
      types.hidden = !types.querySelector('[data-filter-text]:not([hidden])');
      types.open = !types.hidden && (words.length > 0 || entry !== undefined);
    }
    shown += left;
  }
  return shown;
}

interface ApiFilterProps {
  /** Class of the box. The page passes it, because importing the styles here would load them on every page. */
  readonly className: string | undefined;
  /** Entry points whose names can be shown alone. */
  readonly entryPoints: readonly string[];
  readonly children: ReactNode;
}

/** A search box over the list below it, which is there without it. */
export function ApiFilter({ className, entryPoints, children }: ApiFilterProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState<string>();
  const [count, setCount] = useState<number>();
  const update = (chosen: string | undefined) => {
    setEntry(chosen);
    if (list.current && field.current) setCount(applyFilter(list.current, field.current.value, chosen));
  };
  return (
    <>
      <div className={className}>
        <label htmlFor={id}>{translate('Filter by name or kind')}</label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={() => update(entry)}
        />
        <div role="group" aria-label={translate('Entry point')}>
          {entryPoints.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === entry}
              onClick={() => update(name === entry ? undefined : name)}
            >
              {name}
            </button>
          ))}
        </div>
        <p role="status">{count !== undefined && translateCount('{count} names', count)}</p>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}
