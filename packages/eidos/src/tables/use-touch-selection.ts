import { type PointerEvent, type RefObject, useMemo } from 'react';
import { whenReleased } from '../hooks/pointer-press';
import {
  activate,
  activePosition,
  firstDataColumn,
  type Grid,
  lastDataColumn,
  type GridPosition,
  selectedRange,
} from './grid';
import { elementOf, placeOf, rootOf } from './grid-keyboard';

/** How near to an edge of what is seen of a table a dragged handle scrolls it, and by how much at each frame, in px. */
const edge = 32;
const step = 8;

/**
 * The pointer handlers of a grid: a finger or a pen shows the actions and handles for touch, a mouse hides them, and a
 * dragged handle extends the selection.
 */
export function useTouchSelection(grid: Grid, scrollRef: RefObject<HTMLElement | null>) {
  return useMemo(() => {
    /** Where the finger is while it drags a handle. */
    let point: { readonly x: number; readonly y: number } | undefined;
    let frame = 0;

    function onPointerDown(event: PointerEvent<HTMLTableElement>) {
      const touch = event.pointerType === 'touch' || event.pointerType === 'pen';
      // The buttons that appear must not move the element that is pressed.
      if (touch !== grid.store.getState().touch) whenReleased(() => grid.store.set({ touch }));
      const handle = elementOf(event.target)?.closest<HTMLElement>('[data-corner]');
      if (!handle || handle.closest('table') !== event.currentTarget) return;
      const { top, bottom, left, right } = selectedRange(grid);
      const anchor =
        handle.dataset.corner === 'last' ? { row: top, column: left } : { row: bottom, column: right };
      grid.store.set({ anchor });
      point = { x: event.clientX, y: event.clientY };
      // The handle leaves its cell while it is dragged, so the table receives the events.
      event.currentTarget.setPointerCapture(event.pointerId);
      frame = requestAnimationFrame(scroll);
    }

    function onPointerMove(event: PointerEvent<HTMLTableElement>) {
      if (!point) return;
      point = { x: event.clientX, y: event.clientY };
      extend();
    }

    function onPointerUp() {
      point = undefined;
      cancelAnimationFrame(frame);
    }

    function extend() {
      const area = scrollRef.current;
      const place = area && point && placeAt(grid, area, point);
      if (!place) return;
      const active = activePosition(grid);
      if (active.row === place.row && active.column === place.column) return;
      activate(grid, place, { extend: true });
    }

    function scroll() {
      const area = scrollRef.current;
      if (!point || !area) return;
      const { left, right, top, bottom } = seenOf(area);
      const by = (at: number, from: number, to: number) =>
        at > to - edge ? step : at < from + edge ? -step : 0;
      const x = by(point.x, left, right);
      const y = by(point.y, top, bottom);
      const before = area.scrollTop;
      if (x || y) area.scrollBy(x, y);
      if (y && area.scrollTop === before) area.ownerDocument.defaultView?.scrollBy(0, y);
      if (x || y) extend();
      frame = requestAnimationFrame(scroll);
    }

    return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
  }, [grid, scrollRef]);
}

/** The part of a scroll area that is in the window. */
function seenOf(area: HTMLElement) {
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const { innerWidth, innerHeight } = area.ownerDocument.defaultView ?? window;
  return {
    left: Math.max(left, 0),
    right: Math.min(right, innerWidth),
    top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight),
  };
}

/** The cell with a field at a point, or the one nearest to it apart from the fields. */
function placeAt(
  grid: Grid,
  area: HTMLElement,
  { x, y }: { x: number; y: number },
): GridPosition | undefined {
  const { left, right, top, bottom } = seenOf(area);
  const within = (at: number, from: number, to: number) => Math.max(from + 1, Math.min(at, to - 1));
  const target = rootOf(area).elementFromPoint(within(x, left, right), within(y, top, bottom));
  const place = placeOf({ target, currentTarget: area.querySelector('table')! });
  return (
    place && { ...place, column: Math.max(firstDataColumn, Math.min(place.column, lastDataColumn(grid))) }
  );
}
