import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
} from '@tanstack/react-virtual';
import {
  createElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../hooks/effects';

/** Above this number of rows, only those in view are in the document. */
const virtualFrom = 100;

/** Height of the table's scroll area when rows are virtual and no height is set, in px. */
const defaultHeight = 480;

/** A row's height in px until it is measured; the value of `--eidos-table-row`. */
const rowHeight = 37;

const overscan = 8;

interface RowWindowOptions {
  readonly count: number;
  readonly height: number | undefined;
  /** A line's key; the same function until lines are added, removed or moved. */
  readonly keyOf: (line: number) => string;
  /** Lines that stay in the document when they are scrolled out of view. */
  readonly pinned?: readonly number[];
}

/** An item of a table's body: a line, or a spacer for lines that are not in the document. */
type WindowItem = { readonly line: number } | { readonly space: number; readonly key: string };

export interface RowWindow {
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  /** Height limit of the scroll area in px; undefined when all rows are shown. */
  readonly height: number | undefined;
  readonly virtual: boolean;
  /** All lines have one height. */
  readonly even?: boolean;
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
    // A table in a hidden tab has no height; it keeps the rows that it would show, so that it has no gap when it opens.
    observeElementRect: (instance, callback) =>
      observeElementRect(instance, (shown) => callback(shown.height > 0 ? shown : rect)),
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      const kept = pinned.filter((line) => line < count);
      return [...new Set([...seen, ...kept])].sort((a, b) => a - b);
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

/** A taller element is cut off by some browsers, at some zoom. */
const mostHeight = 3_000_000;

/** How much at each end of a taller list scrolls px by px. */
const endHeight = mostHeight / 4;

/** Converts a position in a list of one height to that of the same line in the list with another height. */
function scalePosition(position: number, height: number, other: number): number {
  if (position <= endHeight) return position;
  if (position >= height - endHeight) return position + other - height;
  return endHeight + ((position - endHeight) * (other - 2 * endHeight)) / (height - 2 * endHeight);
}

/** The pause in milliseconds after which a scroll has ended. */
const scrollEnd = 150;

/**
 * Chooses which lines of a table are in the document, where all have the height of the first one. A list that is too tall
 * for a browser is rendered with less height: wheel, keys and finger still scroll it px by px, and the scroll bar faster.
 *
 * @returns The window, its first and last line, and a function that scrolls to a line.
 */
export function useLineWindow(count: number, height = defaultHeight) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<number>();
  const size = measured ?? rowHeight;
  const whole = count * size;
  const rendered = Math.min(whole, mostHeight);
  /** Where the area is scrolled to, and where it would be with the whole height. */
  const now = useRef({ at: 0, top: 0 });
  const [place, setPlace] = useState({ line: 0, shift: 0 });
  const move = useCallback(
    (at: number, top: number) => {
      now.current = { at, top };
      const line = Math.floor(top / size);
      const shift = top - at;
      setPlace((before) => (before.line === line && before.shift === shift ? before : { line, shift }));
    },
    [size],
  );
  useEffect(() => {
    const area = scrollRef.current!;
    let timer: ReturnType<typeof setTimeout>;
    function onScroll() {
      const { scrollTop: at, scrollHeight, clientHeight } = area;
      const by = at - now.current.at;
      const last = whole - rendered + scrollHeight - clientHeight;
      const isShort = rendered < whole && Math.abs(by) < 2 * height;
      move(at, isShort ? clamp(now.current.top + by, last) : scalePosition(at, rendered, whole));
      clearTimeout(timer);
      timer = setTimeout(settle, scrollEnd);
    }
    // The way to both ends gets as long again as the lines on it.
    function settle() {
      const { top } = now.current;
      const at = scalePosition(top, whole, rendered);
      if (Math.abs(at - area.scrollTop) < 1) return;
      flushSync(() => move(at, top));
      area.scrollTop = at;
      now.current.at = area.scrollTop;
    }
    area.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      area.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [whole, rendered, height, move]);
  const watch = useCallback((element: HTMLElement) => {
    // jsdom and a hidden tab have no layout.
    setMeasured((before) => before ?? (element.getBoundingClientRect().height || undefined));
    return () => {};
  }, []);
  const visible = Math.ceil(height / size);
  const first = clamp(place.line - overscan, Math.max(0, count - visible));
  const last = Math.min(count, place.line + visible + overscan) - 1;
  const start = Math.max(0, first * size - place.shift);
  const lines = Array.from({ length: last - first + 1 }, (_, offset) => {
    const top = start + offset * size;
    return { index: first + offset, start: top, end: top + size };
  });
  const items = withSpacers(lines, rendered);
  const window: RowWindow = { scrollRef, height, virtual: true, even: true, items, watch };
  /** Puts a line in the middle, as far as there are others around it. */
  function toLine(wanted: number): void {
    const top = clamp((wanted + 0.5) * size - height / 2, whole - height);
    const area = scrollRef.current!;
    area.scrollTop = scalePosition(top, whole, rendered);
    move(area.scrollTop, top);
  }
  return { window, first, last, toLine };
}

export function clamp(value: number, most: number, least = 0): number {
  return Math.max(least, Math.min(value, most));
}

/** The rows of a table's body: the lines that are in the document, and spacers for the others. */
export function bodyRows({ items }: Pick<RowWindow, 'items'>, renderLine: (line: number) => ReactNode) {
  return items.map((item) => {
    if ('line' in item) return renderLine(item.line);
    const { key, space } = item;
    const style = { blockSize: space };
    return createElement('tr', { key, 'aria-hidden': true, className: 'eidos-table__space', style });
  });
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
