import { useCallback, useSyncExternalStore } from 'react';
import type { JsonValue } from '../compiler/json-schema';
import type { Pointer } from '../compiler/node';
import { useController } from './use-controller';

/** The value at `pointer`, a group or table included; renders again whenever anything in it changes. */
export function useValue(pointer: Pointer): JsonValue | undefined {
  const controller = useController();
  const getValue = useCallback(() => controller.get(pointer), [controller, pointer]);
  return useSyncExternalStore(controller.subscribe, getValue, getValue);
}
