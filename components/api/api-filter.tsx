'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { translate, translateCount } from '@/lib/translations/translate';

/** Hides what does not hold every word of the query; a group with nothing left goes too. Returns how many remain. */
function applyFilter(list: HTMLElement, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const group of list.querySelectorAll('section')) {
    let left = 0;
    for (const item of group.querySelectorAll<HTMLElement>('[data-filter-text]')) {
      item.hidden = !words.every((word) => item.dataset.filterText?.includes(word));
      if (!item.hidden) left += 1;
    }
    group.hidden = left === 0;
    shown += left;
  }
  return shown;
}

interface ApiFilterProps {
  /** Of the box; from the page, as the script comes with every page and would bring its styles there. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A search box over the list below it, which is there without it. */
export function ApiFilter({ className, children }: ApiFilterProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();
  return (
    <>
      <div className={className}>
        <label htmlFor={id}>{translate('Filter by name or kind')}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            if (list.current) setCount(applyFilter(list.current, event.target.value));
          }}
        />
        <p role="status">{count !== undefined && translateCount('{count} names', count)}</p>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}
