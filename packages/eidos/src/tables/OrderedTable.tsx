import { type PointerEvent, useEffect, useRef } from 'react';
import { useEscape } from '../hooks/effects';
import type { Grid, RowHandleProps } from './grid';
import { stopEditing } from './edit-commands';
import { GridPart } from './EditableTable';
import { moveRowTo } from './reorder';
import type { EditableTableProps } from './table-props';
import { useGrid, useGridState } from './use-grid';
import { clamp } from './use-row-window';

/** How far a pointer moves before it drags, in px: a press without movement is a click. */
const dragDistance = 4;

/** How near to an edge of what is seen of a table a dragged row scrolls it, and by how much at each frame, in px. */
const scrollEdge = 32;
const scrollStep = 8;

/**
 * Drags the row of a handle until the release, also while the table scrolls because the pointer is near its upper or lower edge.
 *
 * @returns The function that cancels the drag, and returns whether it had begun.
 */
function dragRow(
  grid: Grid,
  key: string,
  { currentTarget: handle, clientX, clientY }: PointerEvent,
): () => boolean {
  const row = handle.closest('tr')!;
  const area = row.closest<HTMLElement>('.eidos-table__scroll')!;
  const view = area.ownerDocument.defaultView!;
  const grip = clientY - row.getBoundingClientRect().top;
  const listening = new AbortController();
  let y = clientY;
  /** The next frame, once the drag has begun. */
  let frame: number | undefined;
  let offset = 0;
  /** The row in whose place the dragged one would drop. */
  let target = row;

  function begin() {
    stopEditing(grid);
    // The active row stays in the document while it scrolls out of view, and a finger makes none active.
    grid.activate({ row: grid.rowKeys().indexOf(key), column: 0 });
    row.toggleAttribute('data-dragging', true);
    frame = view.requestAnimationFrame(scroll);
  }

  function onMove(event: MouseEvent) {
    const isClick = Math.hypot(event.clientX - clientX, event.clientY - clientY) < dragDistance;
    if (frame === undefined && isClick) return;
    y = event.clientY;
    if (frame === undefined) begin();
    follow();
  }

  function scroll() {
    const { top, bottom } = area.getBoundingClientRect();
    const isBelow = y > Math.min(bottom, view.innerHeight) - scrollEdge;
    const isAbove = y < Math.max(top, 0) + scrollEdge;
    const by = isBelow ? scrollStep : isAbove ? -scrollStep : 0;
    const before = area.scrollTop;
    area.scrollTop += by;
    if (by && area.scrollTop === before) view.scrollBy(0, by);
    follow();
    frame = view.requestAnimationFrame(scroll);
  }

  function follow() {
    offset = withinBody(row, y - grip - row.getBoundingClientRect().top + offset);
    row.style.transform = `translateY(${offset}px)`;
    const rows = [...row.parentElement!.querySelectorAll<HTMLTableRowElement>(':scope > [data-row]')];
    const topOf = (one: Element) => one.getBoundingClientRect().top - (one === row ? offset : 0);
    delete target.dataset.drop;
    // The details of a row count as a part of it.
    target = rows.findLast((one) => topOf(one) <= y) ?? rows[0]!;
    if (target !== row) target.dataset.drop = indexOf(row) < indexOf(target) ? 'after' : 'before';
  }

  function end(event?: Event): boolean {
    listening.abort();
    const isDragged = frame !== undefined;
    view.cancelAnimationFrame(frame ?? 0);
    frame = undefined;
    row.style.transform = '';
    row.toggleAttribute('data-dragging', false);
    delete target.dataset.drop;
    if (event?.type === 'pointerup' && target !== row)
      moveRowTo(grid, grid.rowKeys().indexOf(key), indexOf(target), 'reorder.dropped');
    return isDragged;
  }

  const { signal } = listening;
  row.ownerDocument.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel'])
    row.ownerDocument.addEventListener(type, end, { signal });
  return end;
}

const indexOf = ({ dataset }: HTMLElement) => Number(dataset.row);

/** The handle of a row, which is dragged with the pointer, or lifted with Space and moved with the arrow keys. */
function RowHandle({ rowKey, row, tabStop }: RowHandleProps) {
  const grid = useGrid();
  const button = useRef<HTMLButtonElement>(null);
  const cancel = useRef<() => boolean>(undefined);
  const arranged = useGridState((state) => state.order !== undefined);
  const lifted = useGridState((state) => state.lifted?.key === rowKey);
  useEscape(button, () => cancel.current?.() === true);
  // The row may be removed, such as by the server.
  useEffect(() => () => void cancel.current?.(), []);
  return (
    <button
      ref={button}
      type="button"
      className="eidos-table__handle"
      data-grid-focus=""
      tabIndex={tabStop ? 0 : -1}
      aria-label={grid.words.t('reorder.handle', { row: row + 1 })}
      aria-disabled={arranged || undefined}
      aria-describedby={`${grid.id}reorder`}
      aria-pressed={lifted}
      onPointerDown={(event) => {
        if (arranged || event.button !== 0 || !event.isPrimary) return;
        cancel.current?.();
        cancel.current = dragRow(grid, rowKey, event);
      }}
    />
  );
}

/** Keeps a dragged row between the first and the last one: beyond them, the table would scroll without end. */
function withinBody({ offsetTop, offsetHeight, parentElement }: HTMLElement, offset: number): number {
  const body = parentElement!;
  const above = offsetTop - body.offsetTop;
  return clamp(offset, body.offsetHeight - offsetHeight - above, -above);
}

/** Props of `OrderedTable`, which are those of `EditableTable`. */
export type OrderedTableProps = EditableTableProps;

/**
 * An editable table whose rows the user can reorder: with the pointer on their handle, with Space and the arrow
 * keys on the handle, or with Alt and an arrow key anywhere in the row. While it is sorted or filtered, rows cannot be
 * moved. Throws like `EditableTable`.
 */
export function OrderedTable(props: OrderedTableProps) {
  return <GridPart component="OrderedTable" RowHandle={RowHandle} {...props} />;
}
