import { type PointerEvent, type RefObject, useMemo } from 'react';
import { whenReleased } from '../hooks/pointer-press';
import { activate, activePosition, dataColumn, firstDataColumn, type Grid, selectedRange } from './grid';
import { elementOf, placeOf, rootOf } from './grid-edge';
import type { GridPosition } from './grid-keys';
import { cancelLift, dragLifted, drop, lift } from './reorder';

/** How near to an edge of what is seen of a table a dragged handle scrolls it, and by how much at each frame, in px. */
const edge = 32;
const step = 8;

/** With less movement, in px, a press on the handle of a row is a click. */
const clickDistance = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The pointer handlers of a grid: a finger or a pen shows the actions and handles for touch, a mouse hides them. The handle of
 * a row moves it, and one at a corner of the selection extends that.
 */
export function useGridDrag(grid: Grid, scrollRef: RefObject<HTMLElement | null>) {
  return useMemo(() => {
    let drags: 'row' | 'selection' | undefined;
    /** The row whose handle is pressed and was not moved yet. */
    let pressed: number | undefined;
    /** Where the pointer is while it drags a handle, or where it was pressed. */
    let point: Point = { x: 0, y: 0 };
    let frame = 0;

    function onPointerDown(event: PointerEvent<HTMLTableElement>) {
      const touch = event.pointerType === 'touch' || event.pointerType === 'pen';
      // The actions below the table must not move what is pressed.
      if (touch !== grid.store.getState().touch) whenReleased(() => grid.store.set({ touch }));
      point = { x: event.clientX, y: event.clientY };
      const handle = elementOf(event.target)?.closest<HTMLElement>('[data-corner], .eidos-table__handle');
      const place = placeOf(event);
      if (!handle || !place || event.button !== 0) return;
      if (handle.dataset.corner) startSelecting(event, handle.dataset.corner);
      else pressed = place.row;
    }

    function startSelecting(event: PointerEvent<HTMLTableElement>, corner: string) {
      const { top, bottom, left, right } = selectedRange(grid);
      grid.store.set({
        anchor: corner === 'last' ? { row: top, column: left } : { row: bottom, column: right },
      });
      start(event, 'selection');
    }

    function start({ currentTarget, pointerId }: PointerEvent<HTMLTableElement>, what: typeof drags) {
      drags = what;
      // The handle leaves its place while it is dragged, so the table receives the events.
      currentTarget.setPointerCapture(pointerId);
      frame = requestAnimationFrame(scroll);
    }

    function onPointerMove(event: PointerEvent<HTMLTableElement>) {
      const { clientX: x, clientY: y } = event;
      const way = y - point.y;
      // Released outside of the table, which was told nothing.
      if (event.buttons === 0) pressed = undefined;
      if (pressed !== undefined && Math.hypot(x - point.x, way) >= clickDistance) {
        activate(grid, { row: pressed, column: 0 });
        lift(grid);
        start(event, 'row');
        pressed = undefined;
      }
      if (!drags) return;
      point = { x, y };
      follow(way);
    }

    function stop() {
      drags = undefined;
      pressed = undefined;
      cancelAnimationFrame(frame);
    }

    function onPointerUp() {
      if (drags === 'row') drop(grid);
      stop();
    }

    function onPointerCancel() {
      if (drags === 'row') cancelLift(grid);
      stop();
    }

    function follow(way: number) {
      const area = scrollRef.current;
      const place = area && placeAt(grid, area, point);
      if (!place) return;
      const active = activePosition(grid);
      if (drags === 'row') dragLifted(grid, place.row, way);
      else if (active.row !== place.row || active.column !== place.column)
        activate(grid, place, { extend: true });
    }

    function scroll() {
      const area = scrollRef.current;
      if (!drags || !area) return;
      const { left, right, top, bottom } = seenOf(area);
      const by = (at: number, from: number, to: number) =>
        at > to - edge ? step : at < from + edge ? -step : 0;
      const x = drags === 'row' ? 0 : by(point.x, left, right);
      const y = by(point.y, top, bottom);
      const before = area.scrollTop;
      if (x || y) area.scrollBy(x, y);
      if (y && area.scrollTop === before) area.ownerDocument.defaultView?.scrollBy(0, y);
      if (x || y) follow(y);
      frame = requestAnimationFrame(scroll);
    }

    return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
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

/** The cell with a field at a point, or the one nearest to it apart from the fields, the header and the totals. */
function placeAt(grid: Grid, area: HTMLElement, { x, y }: Point): GridPosition | undefined {
  const { left, right, top, bottom } = seenOf(area);
  const table = area.querySelector('table')!;
  const header = table.tHead?.rows[0]?.cells[0]?.getBoundingClientRect();
  const totals = table.tFoot?.rows[0]?.cells[0]?.getBoundingClientRect();
  const within = (at: number, from: number, to: number) => Math.max(from + 1, Math.min(at, to - 1));
  const target = rootOf(area).elementFromPoint(
    within(x, left, right),
    within(y, Math.max(top, header?.bottom ?? top), Math.min(bottom, totals?.top ?? bottom)),
  );
  const place = placeOf({ target, currentTarget: table });
  const last = grid.columns.findLastIndex((_, column) => dataColumn(grid, column) !== undefined);
  return place && { ...place, column: Math.max(firstDataColumn, Math.min(place.column, last)) };
}
