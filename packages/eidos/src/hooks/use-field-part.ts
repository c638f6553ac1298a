import { useCallback, useSyncExternalStore } from 'react';
import type { Pointer } from '../compiler/node';
import type { FieldSnapshot } from '../controller/controller';
import { useController } from './use-controller';

/** A part of the snapshot of the field at `pointer`; renders again only when that part changes. */
export function useFieldPart<Part>(pointer: Pointer, select: (field: FieldSnapshot) => Part): Part {
  const controller = useController();
  const subscribe = useCallback(
    (listener: () => void) => controller.subscribeToField(pointer, listener),
    [controller, pointer],
  );
  const getPart = () => select(controller.getField(pointer));
  return useSyncExternalStore(subscribe, getPart, getPart);
}

/** Selects the snapshot itself. */
export function whole(field: FieldSnapshot): FieldSnapshot {
  return field;
}
