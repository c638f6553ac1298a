import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';
import { type RowHandleProps, useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

/** The handle of a row, which is dragged with the pointer, or lifted with Space and moved with the arrow keys. */
export function RowHandle({ rowKey, row, tabStop }: RowHandleProps) {
  const grid = useGrid();
  const button = useRef<HTMLButtonElement>(null);
  const arranged = useGridState((state) => state.order !== undefined);
  const drag = useDraggable({ id: rowKey, data: { row }, disabled: arranged });
  const drop = useDroppable({ id: rowKey, data: { row } });
  const lifted = useGridState((state) => state.lifted?.key === rowKey);
  const { setNodeRef: setDragged, transform, isDragging, active } = drag;
  const { setNodeRef: setTarget, isOver } = drop;
  const offset = isDragging ? transform?.y : undefined;
  const side = isOver && active && !isDragging ? sideOf(active.data.current?.row, row) : undefined;
  useBrowserLayoutEffect(() => {
    const line = button.current?.closest('tr') ?? null;
    setDragged(line);
    setTarget(line);
    return () => {
      setDragged(null);
      setTarget(null);
    };
  }, [setDragged, setTarget]);
  useBrowserLayoutEffect(() => {
    // The handle moves its whole row, so that the row needs no code for dragging.
    const line = button.current?.closest('tr');
    if (!line) return;
    line.style.transform = offset === undefined ? '' : `translateY(${offset}px)`;
    line.toggleAttribute('data-dragging', isDragging);
    if (side) line.dataset.drop = side;
    else delete line.dataset.drop;
  }, [offset, isDragging, side]);
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
      {...drag.listeners}
    />
  );
}

/** The edge of a row at which the dragged row would drop. */
function sideOf(from: unknown, row: number): 'before' | 'after' {
  return typeof from === 'number' && from < row ? 'after' : 'before';
}
