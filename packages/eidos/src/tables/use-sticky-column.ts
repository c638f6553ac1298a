import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';

/** The part of a table's width that columns which stay in view may take. */
const most = 0.6;

/**
 * Keeps the first columns of a table in view while it scrolls sideways, unless they would leave too little room for the
 * others.
 *
 * @param count How many columns stay: 1, 2 after a column of row numbers, 0 for none.
 */
export function useStickyColumn(scrollRef: RefObject<HTMLElement | null>, count: 0 | 1 | 2): void {
  useBrowserLayoutEffect(() => {
    const area = scrollRef.current;
    const row = area?.querySelector('thead > tr');
    // jsdom lacks this class.
    if (count === 0 || !area || !row || typeof ResizeObserver === 'undefined') return undefined;
    const headers = [...row.children].slice(0, count) as HTMLElement[];
    function measure() {
      const widths = headers.map(({ offsetWidth }) => offsetWidth);
      const width = widths.reduce((sum, one) => sum + one, 0);
      const before = count === 2 ? widths[0]! : 0;
      const isSticky = row!.children.length > count && width <= area!.clientWidth * most;
      area!.toggleAttribute('data-sticky', isSticky);
      area!.style.setProperty('--eidos-table-before', `${before}px`);
      area!.style.setProperty('scroll-padding-inline-start', `${isSticky ? width : before}px`);
    }
    const observer = new ResizeObserver(measure);
    [area, ...headers].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [scrollRef, count]);
}
