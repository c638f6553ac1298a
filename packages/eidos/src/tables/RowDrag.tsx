import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { rowKeys } from './grid';
import { moveRow } from './reorder-commands';
import { useGrid } from './use-grid';

// The grid speaks for pointer and keyboard alike, so the library keeps silent.
const silence: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Lets the rows inside be dragged by their handles. */
export function RowDrag({ children }: { children: ReactNode }) {
  const grid = useGrid();
  // A press that does not move stays a press.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  function onDragEnd({ active, over }: DragEndEvent) {
    const keys = rowKeys(grid);
    const from = keys.indexOf(String(active.id));
    const to = over ? keys.indexOf(String(over.id)) : -1;
    if (to >= 0 && from !== to) moveRow(grid, from, to, 'reorder.dropped');
  }
  return (
    <DndContext
      id={`${grid.id}drag`}
      sensors={sensors}
      collisionDetection={closestCenter}
      // Rows come and go while a long table scrolls under the pointer.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={onDragEnd}
    >
      {children}
    </DndContext>
  );
}
