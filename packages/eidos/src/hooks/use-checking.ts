import { useCallback, useSyncExternalStore } from 'react';
import type { Pointer } from '../json/json-pointer';
import { isChecking } from '../rules/create-rules';
import { useController } from './use-controller';

/** Whether an asynchronous check at or below `pointer` has not answered yet, to show that something is under way. */
export function useChecking(pointer: Pointer = ''): boolean {
  const controller = useController();
  const read = useCallback(() => isChecking(controller, pointer), [controller, pointer]);
  return useSyncExternalStore(controller.subscribe, read, read);
}
