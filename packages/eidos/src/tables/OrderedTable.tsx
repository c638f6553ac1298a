import { type ReactNode, useRef } from 'react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MeasuringStrategy,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useBrowserLayoutEffect, useEscape } from '../hooks/effects';
import type { RowHandleProps } from './grid';
import { stopEditing } from './edit-commands';
import { GridPart, useTableId } from './EditableTable';
import { moveRowTo } from './reorder';
import type { EditableTableProps } from './table-props';
import { useGrid, useGridState } from './use-grid';
import { clamp } from './use-row-window';

// The grid announces moves by pointer and by keyboard, so the library's own announcements are off.
const silent = () => undefined;
const silence = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

function RowDrag({ children }: { children: ReactNode }) {
  const grid = useGrid();
  // A press without movement is a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  function onDragEnd({ active, over }: DragEndEvent) {
    const keys = grid.rowKeys();
    const from = keys.indexOf(String(active.id));
    const to = over ? keys.indexOf(String(over.id)) : -1;
    if (to >= 0 && from !== to) moveRowTo(grid, from, to, 'reorder.dropped');
  }
  return (
    <DndContext
      id={`${grid.id}drag`}
      sensors={sensors}
      collisionDetection={closestCenter}
      // Rows are added and removed while a long table scrolls under the pointer.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        stopEditing(grid);
        const key = String(active.id);
        // The active row stays in the document while it scrolls out of view, and a finger makes none active.
        grid.set({
          active: { key, row: grid.rowKeys().indexOf(key), column: 0 },
          edge: undefined,
          range: undefined,
        });
        grid.requestFocus();
      }}
      onDragEnd={onDragEnd}
    >
      {children}
    </DndContext>
  );
}

/** The handle of a row, which is dragged with the pointer, or lifted with Space and moved with the arrow keys. */
function RowHandle({ rowKey, row, tabStop }: RowHandleProps) {
  const grid = useGrid();
  const button = useRef<HTMLButtonElement>(null);
  const arranged = useGridState((state) => state.order !== undefined);
  const drag = useDraggable({ id: rowKey, data: { row }, disabled: arranged });
  const drop = useDroppable({ id: rowKey, data: { row } });
  const lifted = useGridState((state) => state.lifted?.key === rowKey);
  const { setNodeRef: setDragged, transform, isDragging, active } = drag;
  const { setNodeRef: setTarget, isOver } = drop;
  const offset = isDragging ? transform?.y : undefined;
  const isFromAbove = active?.data.current?.row < row;
  // Escape cancels the drag alone, for which the library listens at the document, and not the dialog around the table.
  useEscape(button, () => {
    const document = button.current?.ownerDocument;
    if (isDragging) document?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));
    return isDragging;
  });
  /** The edge of this row at which the dragged one would drop. */
  const side = isOver && !isDragging ? (isFromAbove ? 'after' : 'before') : undefined;
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
    line.style.transform = offset === undefined ? '' : `translateY(${withinBody(line, offset)}px)`;
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
  const id = useTableId(props.pointer);
  return <GridPart key={id} component="OrderedTable" RowHandle={RowHandle} Frame={RowDrag} {...props} />;
}
