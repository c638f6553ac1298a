import { useMemo, useSyncExternalStore } from 'react';
import type { Choice } from '../compiler/node';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import type { FieldSnapshot } from '../controller/controller';
import { useController } from './contexts';
import { createPressSafeReader } from './pointer-press';

/** A field's snapshot and the functions that change it, bound to its pointer. */
export interface Field extends FieldSnapshot {
  /** Sets the value; `undefined` empties the field. */
  readonly set: (value: JsonValue | undefined) => void;
  /**
   * Sets the typed text, which stays with an error until it is a value of the field, or names one of `choices`. `undefined`
   * is an incomplete entry.
   */
  readonly setText: (text: string | undefined, choices?: readonly Choice[]) => void;
  /** Marks the field as touched. */
  readonly touch: () => void;
}

/**
 * The field at `pointer`; renders again only when its own snapshot changes. While a pointer is held down, `touched`,
 * `errors` and `conflict` do not change, so that no message moves what is pressed.
 * @param pointer Any value of the schema.
 * @returns Its snapshot, and `set`, `setText` and `touch` without a pointer.
 * @throws {Error} Where the schema has no field.
 * @example
 * function AddGuest() {
 *   const { value, set } = useField('/guests');
 *   const add = () => set(Number(value) + 1);
 *   return <button onClick={add}>Add a guest</button>;
 * }
 */
export function useField(pointer: Pointer): Field {
  const controller = useController();
  const snapshot = useFieldPart(pointer, whole);
  const actions = useMemo(
    () => ({
      set: (value: JsonValue | undefined) => controller.set(pointer, value),
      setText: (text: string | undefined, choices?: readonly Choice[]) =>
        controller.setText(pointer, text, choices),
      touch: () => controller.touch(pointer),
    }),
    [controller, pointer],
  );
  return useMemo(() => ({ ...snapshot, ...actions }), [snapshot, actions]);
}

/**
 * A part of the snapshot of the field at `pointer`; renders again only when that part changes. Its messages (errors
 * and conflict) do not change while a pointer is held down; its value does.
 */
export function useFieldPart<Part>(pointer: Pointer, select: (field: FieldSnapshot) => Part): Part {
  const controller = useController();
  const { subscribe, read } = useMemo(
    () =>
      createPressSafeReader(
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

export function whole<Snapshot>(snapshot: Snapshot): Snapshot {
  return snapshot;
}
