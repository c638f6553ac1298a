import { useMemo, useSyncExternalStore } from 'react';
import { createPressSafeReader } from '../hooks/pointer-press';
import { useGrid } from './use-grid';

/**
 * A text about the data of a table, which stays as it is while a pointer is held down.
 *
 * @param readText Returns the text now. It must be the same function until the text is about something else.
 * @param isOfActiveCell The text is read again when another cell becomes active, too.
 */
export function useStillText(readText: () => string, isOfActiveCell = false): string {
  const { controller, store } = useGrid();
  const { subscribe, read } = useMemo(
    () =>
      createPressSafeReader((listener) => {
        const stops = [
          controller.subscribe(listener),
          ...(isOfActiveCell ? [store.subscribe(listener)] : []),
        ];
        return () => stops.forEach((stop) => stop());
      }, readText),
    [controller, store, readText, isOfActiveCell],
  );
  return useSyncExternalStore(subscribe, read, read);
}
