import { createElement, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../hooks/effects';

/** Above this number of rows, only those in view are in the document. */
const virtualFrom = 100;

/** Height of the table's scroll area when rows are virtual and no height is set, in px. */
const defaultHeight = 480;

/** A row's height in px until one is measured; the value of `--eidos-table-row`. */
const rowHeight = 37;

const overscan = 8;

interface RowWindowOptions {
  readonly count: number;
  readonly height: number | undefined;
  /** A line's key; the same function until lines are added, removed or moved. Without it, all have the height of the first one. */
  readonly keyOf?: (line: number) => string;
  /** Lines that stay in the document when they are scrolled out of view. */
  readonly pinned?: readonly number[];
}

/** An item of a table's body: a line, or a spacer for lines that are not in the document. */
type WindowItem = { readonly line: number } | { readonly space: number; readonly key: string };

export type RowWindow = ReturnType<typeof useRowWindow>;

/** A taller element is cut off by some browsers, at some zoom. */
const mostHeight = 3_000_000;

/** How much at each end of a taller list scrolls px by px. */
const endHeight = mostHeight / 4;

/** Where lines are, one below the other: all of one height, except those of another one by their keys. */
function layOut(
  count: number,
  usual: number,
  others: ReadonlyMap<string, number>,
  keyOf: RowWindowOptions['keyOf'],
) {
  if (!keyOf || others.size === 0) {
    const topOf = (line: number) => line * usual;
    return { whole: topOf(count), topOf, lineAt: (top: number) => Math.floor(top / usual) };
  }
  const tops = [0];
  for (let line = 0; line < count; line += 1) tops.push(tops[line]! + (others.get(keyOf(line)) ?? usual));
  return {
    whole: tops[count]!,
    topOf: (line: number) => tops[Math.min(line, count)]!,
    lineAt: (top: number) => tops.findLastIndex((one) => one <= top),
  };
}

/** Converts a position in a list of one height to that of the same line in the list with another height. */
function scalePosition(position: number, height: number, other: number): number {
  if (position <= endHeight) return position;
  if (position >= height - endHeight) return position + other - height;
  return endHeight + ((position - endHeight) * (other - 2 * endHeight)) / (height - 2 * endHeight);
}

/** The pause in milliseconds after which a scroll has ended. */
const scrollEnd = 150;

/** Measures the lines that are in the document: `usual` is the height of those that are in none of `others`. */
function useLineHeights(virtual: boolean, keyOf: RowWindowOptions['keyOf']) {
  const [usual, setUsual] = useState<number>();
  const [others, setOthers] = useState<ReadonlyMap<string, number>>(new Map());
  const watch = useMemo(() => {
    function measure(elements: readonly HTMLElement[]) {
      if (!keyOf) {
        const { height } = elements[0]!.getBoundingClientRect();
        // jsdom and a hidden tab have no layout, and one in parts of a pixel gives some lines a little more than others.
        return setUsual((before) => (height > 0 && Math.abs(height - (before ?? 0)) > 1 ? height : before));
      }
      const measured = elements.flatMap(({ offsetHeight, dataset }) =>
        offsetHeight > 0 ? [[keyOf(Number(dataset.index)), offsetHeight] as const] : [],
      );
      setOthers((before) =>
        measured.some(([key, size]) => size !== (before.get(key) ?? rowHeight))
          ? new Map([...before, ...measured])
          : before,
      );
    }
    const observer =
      virtual && typeof ResizeObserver !== 'undefined'
        ? new ResizeObserver((entries) => measure(entries.map(({ target }) => target as HTMLElement)))
        : undefined;
    /** Observes the height of a line's element, whose `data-index` is its line; returns the function that stops it. */
    return (element: HTMLElement) => {
      if (virtual) measure([element]);
      observer?.observe(element);
      return () => observer?.unobserve(element);
    };
  }, [virtual, keyOf]);
  return { usual: usual ?? rowHeight, others, watch };
}

interface ScrollOptions extends ReturnType<typeof layOut> {
  readonly virtual: boolean;
  /** The height that the list is rendered with. */
  readonly rendered: number;
  readonly viewHeight: number;
}

/** Follows the scroll area: the line at its top, and how much further down that is in the whole list than in the rendered one. */
function useScrolledLine({ virtual, whole, topOf, lineAt, rendered, viewHeight }: ScrollOptions) {
  const scrollRef = useRef<HTMLDivElement>(null);
  /** Where the area is scrolled to, where it would be with the whole height, and how far into a line that is. */
  const now = useRef({ at: 0, top: 0, within: 0 });
  const [{ line, shift }, setPlace] = useState({ line: 0, shift: 0 });
  const move = useCallback(
    (at: number, top: number) => {
      const line = lineAt(Math.max(0, top));
      now.current = { at, top, within: top - topOf(line) };
      const shift = top - at;
      setPlace((before) => (before.line === line && before.shift === shift ? before : { line, shift }));
    },
    [lineAt, topOf],
  );
  const lineTop = topOf(line);
  // Heights that are measured, of lines above those in view or of all, must not move these.
  useBrowserLayoutEffect(() => {
    const { at, top, within } = now.current;
    const next = lineTop + within;
    if (top <= 0 || Math.abs(next - top) < 0.5) return;
    const wanted = scalePosition(next, whole, rendered);
    scrollRef.current!.scrollTop += wanted - at;
    now.current = { at: wanted, top: next, within };
  }, [lineTop, whole, rendered]);
  useBrowserLayoutEffect(() => {
    const area = scrollRef.current!;
    if (!virtual) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    function onScroll() {
      // In a hidden tab it has no position; jsdom lacks this method.
      if (area.checkVisibility?.() === false) return;
      const { scrollTop: at, scrollHeight, clientHeight } = area;
      const by = at - now.current.at;
      const last = whole - rendered + scrollHeight - clientHeight;
      const isShort = rendered < whole && Math.abs(by) < 2 * viewHeight;
      move(at, isShort ? clamp(now.current.top + by, last) : scalePosition(at, rendered, whole));
      clearTimeout(timer);
      timer = setTimeout(settle, scrollEnd);
    }
    // The position becomes that of the line again, so that neither end comes before its last line.
    function settle() {
      const { at: known, top } = now.current;
      const at = scalePosition(top, whole, rendered);
      // Where it was scrolled to without an event yet, one follows.
      if (Math.abs(at - known) < 1 || Math.abs(area.scrollTop - known) >= 1) return;
      flushSync(() => move(at, top));
      area.scrollTop = at;
      now.current.at = area.scrollTop;
    }
    onScroll();
    area.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      area.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [virtual, whole, rendered, viewHeight, move]);
  function scrollTo(top: number) {
    const area = scrollRef.current!;
    area.scrollTop = scalePosition(top, whole, rendered);
    move(area.scrollTop, top);
  }
  return { scrollRef, line, shift, scrollTo };
}

/** The lines, in their order, and a spacer for those between them, before and after. */
function itemsOf(lines: Iterable<number>, topOf: (line: number) => number, height: number): WindowItem[] {
  const items: WindowItem[] = [];
  let end = 0;
  let spaces = 0;
  for (const line of lines) {
    const start = topOf(line);
    // Identified by its position among the spaces, so that its element is kept while the rows around it change.
    if (start > end) items.push({ space: start - end, key: `space${(spaces += 1)}` });
    items.push({ line });
    end = topOf(line + 1);
  }
  if (height > end) items.push({ space: height - end, key: 'space' });
  return items;
}

/**
 * Chooses which lines of a table are in the document: on the server, the first ones. A list of lines of one height that is too
 * tall for a browser is rendered with less height: wheel, keys and finger still scroll it px by px, and the scroll bar faster.
 */
export function useRowWindow({ count, height, keyOf, pinned = [] }: RowWindowOptions) {
  const even = keyOf === undefined;
  const virtual = even || count > virtualFrom;
  const viewHeight = height ?? defaultHeight;
  const { usual, others, watch } = useLineHeights(virtual, keyOf);
  const layout = useMemo(() => layOut(count, usual, others, keyOf), [count, usual, others, keyOf]);
  const { whole, topOf, lineAt } = layout;
  const rendered = even ? Math.min(whole, mostHeight) : whole;
  const { scrollRef, line, shift, scrollTo } = useScrolledLine({ ...layout, virtual, rendered, viewHeight });
  const seen = Math.min(line, lineAt(Math.max(0, whole - viewHeight)));
  const first = virtual ? Math.max(0, seen - overscan) : 0;
  const last = Math.min(count - 1, virtual ? lineAt(topOf(seen) + viewHeight) + overscan : count);
  const inView = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  const lines = new Set([...inView, ...pinned.filter((one) => one < count)]);
  const offset = Math.min(shift, topOf(first));
  return {
    scrollRef,
    /** Height limit of the scroll area in px; undefined when all rows are shown. */
    height: virtual ? viewHeight : height,
    virtual,
    /** All lines have one height. */
    even: even || undefined,
    items: itemsOf(
      [...lines].sort((a, b) => a - b),
      (one) => topOf(one) - offset,
      rendered,
    ),
    watch,
    first,
    last,
    /** Puts a line in the middle, as far as there are others around it. */
    toLine(this: void, wanted: number) {
      const middle = (topOf(wanted) + topOf(wanted + 1)) / 2;
      scrollTo(clamp(middle - viewHeight / 2, whole - viewHeight));
    },
  };
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

/** The attributes of a line's element, whose height is observed. */
export function useLine(watch: RowWindow['watch'], line: number) {
  const ref = useRef<HTMLTableRowElement>(null);
  useBrowserLayoutEffect(() => (ref.current ? watch(ref.current) : undefined), [watch, line]);
  return { ref, 'data-index': line, 'aria-rowindex': line + 2 };
}
