import {
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useRef, type RefObject } from 'react';

/** Above this many rows only those in view are in the document. */
const virtualFrom = 100;

/** Height of the table's scroll area when rows are virtual and none was asked for, in px. */
const defaultHeight = 480;

/** A row's height until it is measured, in px; as `--eidos-table-row` has it. */
const rowHeight = 37;

const overscan = 8;

export interface RowWindowOptions {
  /** Number of lines in the table. */
  readonly count: number;
  /** Height of the scroll area in px. */
  readonly height: number | undefined;
  readonly keyOf: (line: number) => string;
  /** Lines that stay in the document when they are scrolled out of view. */
  readonly pinned?: readonly number[];
}

/** A stretch of a table's body: a line, or the room of lines that are not in the document. */
export type Stretch = { readonly line: number } | { readonly space: number; readonly before: number };

export interface RowWindow {
  /** Goes on the element that scrolls. */
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  /** Height limit of the scroll area in px; undefined when all rows are shown at full length. */
  readonly height: number | undefined;
  readonly virtual: boolean;
  readonly stretches: readonly Stretch[];
  /** Goes on each line's element, which names its line in `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** Chooses which lines of a table are in the document. On the server these are the first ones. */
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
  const { measureElement: observe } = virtualizer;
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (virtual) observe(element);
    },
    [virtual, observe],
  );
  return {
    scrollRef,
    height: virtual ? viewHeight : height,
    virtual,
    stretches: virtual
      ? stretchesOf(virtualizer.getVirtualItems(), virtualizer.getTotalSize())
      : Array.from({ length: count }, (_, line) => ({ line })),
    measure,
  };
}

/** A table in a hidden tab has no height; it keeps the rows it would show, so that it opens without a gap. */
function observeShownRect(
  instance: Virtualizer<HTMLDivElement, HTMLElement>,
  callback: (rect: Rect) => void,
  fallback: Rect,
) {
  return observeElementRect(instance, (rect) => callback(rect.height > 0 ? rect : fallback));
}

function stretchesOf(
  items: readonly { readonly index: number; readonly start: number; readonly end: number }[],
  total: number,
): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const item of items) {
    if (item.start > end) stretches.push({ space: item.start - end, before: item.index });
    stretches.push({ line: item.index });
    end = item.end;
  }
  if (total > end) stretches.push({ space: total - end, before: -1 });
  return stretches;
}
