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
import { type ReactNode, useEffect, useState } from 'react';
import { rowKeys } from './grid';
import { moveRowTo } from './reorder-commands';
import { elementOf } from './root-of';
import { useGrid } from './use-grid';

// The grid announces moves by pointer and by keyboard, so the library's own announcements are off.
const silence: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Lets the rows inside be dragged by their handles. */
export function RowDrag({ children }: { children: ReactNode }) {
  const grid = useGrid();
  // A press without movement is a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [dragged, setDragged] = useState<Document>();
  useEscapeForDrag(dragged);
  function setDraggedIn(place: Document | undefined) {
    setDragged(place);
    grid.store.set({ dragged: place !== undefined });
  }
  function onDragEnd({ active, over }: DragEndEvent) {
    setDraggedIn(undefined);
    const keys = rowKeys(grid);
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
      onDragStart={({ activatorEvent }) => setDraggedIn(elementOf(activatorEvent.target)?.ownerDocument)}
      onDragCancel={() => setDraggedIn(undefined)}
      onDragEnd={onDragEnd}
    >
      {children}
    </DndContext>
  );
}

/** Escape cancels the drag alone, for which the library listens at the document, and not the dialog around the table. */
function useEscapeForDrag(dragged: Document | undefined): void {
  useEffect(() => {
    const view = dragged?.defaultView;
    if (!view) return undefined;
    function cancelDrag(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      dragged?.dispatchEvent(new KeyboardEvent('keydown', { code: event.code }));
    }
    view.addEventListener('keydown', cancelDrag, true);
    return () => view.removeEventListener('keydown', cancelDrag, true);
  }, [dragged]);
}
