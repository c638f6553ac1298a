import {
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../hooks/effects';

/** Above this number of rows, only those in view are in the document. */
const virtualFrom = 100;

/** Height of the table's scroll area when rows are virtual and no height is set, in px. */
const defaultHeight = 480;

/** A row's height in px until it is measured; the value of `--eidos-table-row`. */
const rowHeight = 37;

const overscan = 8;

interface RowWindowOptions {
  /** Number of lines in the table. */
  readonly count: number;
  /** Height of the scroll area in px. */
  readonly height: number | undefined;
  /** A line's key; the same function until lines are added, removed or moved. */
  readonly keyOf: (line: number) => string;
  /** Lines that stay in the document when they are scrolled out of view. */
  readonly pinned?: readonly number[];
}

/** An item of a table's body: a line, or a spacer for lines that are not in the document. */
type WindowItem = { readonly line: number } | { readonly space: number; readonly key: string };

export interface RowWindow {
  /** Ref of the element that scrolls. */
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  /** Height limit of the scroll area in px; undefined when all rows are shown. */
  readonly height: number | undefined;
  readonly virtual: boolean;
  readonly items: readonly WindowItem[];
  /** Observes the height of a line's element, whose `data-index` is its line; returns the function that stops it. */
  readonly watch: (element: HTMLElement) => () => void;
}

/** Chooses which lines of a table are in the document: on the server, the first ones. */
export function useRowWindow({ count, height, keyOf, pinned = [] }: RowWindowOptions): RowWindow {
  const scrollRef = useRef<HTMLDivElement>(null);
  const virtual = count > virtualFrom;
  const viewHeight = height ?? defaultHeight;
  const rect = { width: 0, height: viewHeight };
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    enabled: virtual,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan,
    initialRect: rect,
    // A row in a hidden tab has no height yet.
    measureElement: (...row) => measureElement(...row) || rowHeight,
    observeElementRect: (instance, callback) => observeShownRect(instance, callback, rect),
    rangeExtractor: ({ startIndex, endIndex }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const seen = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
      const outside = pinned.filter((line) => line < count && (line < first || line > last));
      return [...seen, ...outside].sort((a, b) => a - b);
    },
    useFlushSync: false,
  });
  const watch = useCallback(
    (element: HTMLElement) => {
      if (!virtual) return () => {};
      const key = keyOf(virtualizer.indexFromElement(element));
      virtualizer.measureElement(element);
      // An element may be reused for another line, and must then no longer be measured as this one.
      return () => {
        if (virtualizer.elementsCache.get(key) === element) virtualizer.elementsCache.delete(key);
      };
    },
    [virtual, virtualizer, keyOf],
  );
  return {
    scrollRef,
    height: virtual ? viewHeight : height,
    virtual,
    items: virtual
      ? withSpacers(virtualizer.getVirtualItems(), virtualizer.getTotalSize())
      : Array.from({ length: count }, (_, line) => ({ line })),
    watch,
  };
}

/** Observes the height of a line; the result is the ref of the line's element. */
export function useWatchedLine(
  watch: RowWindow['watch'],
  line: number,
): RefObject<HTMLTableRowElement | null> {
  const element = useRef<HTMLTableRowElement>(null);
  useBrowserLayoutEffect(() => (element.current ? watch(element.current) : undefined), [watch, line]);
  return element;
}

/**
 * A table in a hidden tab has no height; it keeps the rows that it would show, so that it has no gap when it opens.
 */
function observeShownRect(
  instance: Virtualizer<HTMLDivElement, HTMLElement>,
  callback: (rect: Rect) => void,
  fallback: Rect,
) {
  return observeElementRect(instance, (rect) => callback(rect.height > 0 ? rect : fallback));
}

function withSpacers(
  lines: readonly { readonly index: number; readonly start: number; readonly end: number }[],
  total: number,
): WindowItem[] {
  const items: WindowItem[] = [];
  let end = 0;
  let spaces = 0;
  for (const line of lines) {
    // Identified by its position among the spaces, so that its element is kept while the rows around it change.
    if (line.start > end) items.push({ space: line.start - end, key: `space${(spaces += 1)}` });
    items.push({ line: line.index });
    end = line.end;
  }
  if (total > end) items.push({ space: total - end, key: 'space' });
  return items;
}
