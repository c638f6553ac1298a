import { useCallback, useSyncExternalStore } from 'react';
import type { Pointer } from '../json/json-pointer';
import { isChecking } from '../rules/create-rules';
import { useController } from './use-controller';

/** Returns whether an asynchronous check at or below `pointer` is pending. */
export function useChecking(pointer: Pointer = ''): boolean {
  const controller = useController();
  const read = useCallback(() => isChecking(controller, pointer), [controller, pointer]);
  return useSyncExternalStore(controller.subscribe, read, read);
}
