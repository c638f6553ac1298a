import { useMemo } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import type { FieldSnapshot } from '../controller/controller';
import { useController } from './use-controller';
import { useFieldPart, whole } from './use-field-part';

/** A field's snapshot and the functions that change it, bound to its pointer. */
export interface Field extends FieldSnapshot {
  /** Sets the value; `undefined` empties the field. */
  readonly set: (value: JsonValue | undefined) => void;
  /** Sets the typed text; a number field keeps it until it is a number. `undefined` is an incomplete entry. */
  readonly setText: (text: string | undefined) => void;
  /** Marks the field as touched. */
  readonly touch: () => void;
}

/**
 * The field at `pointer`; renders again only when its own snapshot changes. While a pointer is held down, `touched`,
 * `errors` and `conflict` do not change, so that no message moves what is pressed.
 * Throws when the schema has no field there.
 */
export function useField(pointer: Pointer): Field {
  const controller = useController();
  const snapshot = useFieldPart(pointer, whole);
  const actions = useMemo(
    () => ({
      set: (value: JsonValue | undefined) => controller.set(pointer, value),
      setText: (text: string | undefined) => controller.setText(pointer, text),
      touch: () => controller.touch(pointer),
    }),
    [controller, pointer],
  );
  return useMemo(() => ({ ...snapshot, ...actions }), [snapshot, actions]);
}
