import { useMemo, useSyncExternalStore, useCallback } from 'react';
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
 *   return <button onClick={() => set(Number(value) + 1)}>Add a guest</button>;
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

/** Selects the snapshot itself. */
export function whole<Snapshot>(snapshot: Snapshot): Snapshot {
  return snapshot;
}

/**
 * The value at `pointer`, which may be a group or table; renders again whenever anything in it changes.
 * @param pointer Any value: a field, a group or a table.
 * @returns The value, or `undefined` while it is missing.
 * @example
 * function Greeting() {
 *   return <p>Hello {String(useValue('/name'))}</p>;
 * }
 */
export function useValue(pointer: Pointer): JsonValue | undefined {
  const controller = useController();
  const getValue = useCallback(() => controller.get(pointer), [controller, pointer]);
  return useSyncExternalStore(controller.subscribe, getValue, getValue);
}

/** The rows of a table, and the functions that change them. */
export interface Rows {
  /** One stable key for each row, in order; the row at `index` is at `${pointer}/${index}`. */
  readonly keys: readonly string[];
  /** Adds a row before `index`, or at the end, filled with `value` or the defaults of the schema. */
  readonly insert: (index?: number, value?: JsonValue) => void;
  /** Removes the row at `index`. */
  readonly remove: (index: number) => void;
  /** Moves the row at `from` to the index `to`. */
  readonly move: (from: number, to: number) => void;
}

function rowKeysOf({ rowKeys }: FieldSnapshot): readonly string[] {
  return rowKeys;
}

/**
 * The rows of the table at `pointer`; renders again when rows are added, removed or moved, not when a cell changes.
 * @param pointer A table or a list.
 * @returns The keys of its rows, and functions that add, remove and move rows.
 * @example
 * function AddWish() {
 *   const { insert } = useRows('/wishes');
 *   return <button onClick={() => insert(0)}>Add a wish</button>;
 * }
 */
export function useRows(pointer: Pointer): Rows {
  const controller = useController();
  const keys = useFieldPart(pointer, rowKeysOf);
  return useMemo(
    () => ({
      keys,
      insert: (index = controller.getRowKeys(pointer).length, value?: JsonValue) =>
        controller.insertRow(pointer, index, value),
      remove: (index: number) => controller.removeRow(pointer, index),
      move: (from: number, to: number) => controller.moveRow(pointer, from, to),
    }),
    [controller, pointer, keys],
  );
}
