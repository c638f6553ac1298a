import { useMemo, useSyncExternalStore } from 'react';
import type { Pointer } from '../json/json-pointer';
import type { FieldSnapshot } from '../controller/controller';
import { createStillReader } from './still-reader';
import { useController } from './use-controller';

/**
 * A part of the snapshot of the field at `pointer`; renders again only when that part changes. Its messages (errors
 * and conflict) do not change while a pointer is held down; its value does.
 */
export function useFieldPart<Part>(pointer: Pointer, select: (field: FieldSnapshot) => Part): Part {
  const controller = useController();
  const { subscribe, read } = useMemo(
    () =>
      createStillReader(
        (listener) => controller.subscribeToField(pointer, listener),
        () => controller.getField(pointer),
        holdMessages,
      ),
    [controller, pointer],
  );
  const getPart = () => select(read());
  return useSyncExternalStore(subscribe, getPart, getPart);
}

function holdMessages(now: FieldSnapshot, { touched, errors, conflict }: FieldSnapshot): FieldSnapshot {
  return { ...now, touched, errors, conflict };
}

/** Selects the snapshot itself. */
export function whole(field: FieldSnapshot): FieldSnapshot {
  return field;
}
