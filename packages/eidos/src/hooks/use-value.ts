import { useCallback, useSyncExternalStore } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import { useController } from './use-controller';

/** The value at `pointer`, which may be a group or table; renders again whenever anything in it changes. */
export function useValue(pointer: Pointer): JsonValue | undefined {
  const controller = useController();
  const getValue = useCallback(() => controller.get(pointer), [controller, pointer]);
  return useSyncExternalStore(controller.subscribe, getValue, getValue);
}
