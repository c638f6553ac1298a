import { useMemo, useSyncExternalStore } from 'react';
import { createStillReader } from '../hooks/pointer-press';
import { useGrid } from './use-grid';

/**
 * Counts of what is not settled, which stay as they are while a pointer is held down.
 *
 * @param count Returns the counts now. It must be the same function until they are about something else.
 */
export function useStillCounts(count: () => readonly number[]): readonly number[] {
  const { controller } = useGrid();
  const { subscribe, read } = useMemo(
    // A text, because a new object would render at each change of the screen.
    () => createStillReader(controller.subscribe, () => count().join()),
    [controller, count],
  );
  return useSyncExternalStore(subscribe, read, read).split(',').map(Number);
}
