import { parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { changedViolations } from './changes';
import type { FieldSnapshot } from './controller';
import { fieldsAt, placeById } from './place';
import type { View } from './view';

/** How many fields without listeners are kept, such as cells scrolled past in a long table. */
const mostFields = 20_000;

/** A field that was read or is watched, or contains one. */
interface KnownField {
  readonly listeners: Set<() => void>;
  /** The known fields right inside it. */
  readonly inside: Set<Pointer>;
  /** The number of the view that the snapshot is of, rather than the view itself, which would retain old data. */
  seen?: number;
  snapshot?: FieldSnapshot;
  /** The snapshot that the listeners received last. */
  last?: FieldSnapshot;
}

/** Adds an entry; returns the function that removes it. */
export function addTo<Entry>(entries: Set<Entry>, entry: Entry): () => void {
  entries.add(entry);
  return () => entries.delete(entry);
}

/** Calls all listeners. What one throws is an unhandled rejection, so that neither the others nor a save stop at it. */
export function callAll(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) void new Promise(() => listener());
}

/** Keeps fields with their snapshots and listeners. `read` returns the current snapshot of a field. */
export function createFieldListeners(read: (pointer: Pointer) => FieldSnapshot) {
  const fields = new Map<Pointer, KnownField>();
  let room = mostFields;

  function fieldAt(pointer: Pointer): KnownField {
    let field = fields.get(pointer);
    if (!field) {
      if (fields.size > room) forgetUnwatched();
      field = { listeners: new Set(), inside: new Set() };
      if (pointer !== '') fieldAt(parentPointer(pointer)).inside.add(pointer);
      fields.set(pointer, field);
    }
    return field;
  }

  function forgetUnwatched(): void {
    // A field comes after those that contain it.
    for (const [pointer, { listeners, inside }] of [...fields].reverse()) {
      if (listeners.size + inside.size === 0) {
        fields.delete(pointer);
        fields.get(parentPointer(pointer))?.inside.delete(pointer);
      }
    }
    // When most are watched, the next clean-up waits until there are twice as many.
    room = Math.max(mostFields, fields.size * 2);
  }

  /** The fields that a change can reach: those on the way to what differs or has other errors, and below it. */
  function near(before: View, after: View, changed: Iterable<Pointer>): Iterable<Pointer> {
    const reached = new Set<Pointer>();
    const passed = new Set<Pointer>();
    const reach = (pointer: Pointer) => {
      reached.add(pointer);
      fields.get(pointer)?.inside.forEach(reach);
    };
    // A field also reports the errors inside it that have no field of their own.
    const differing = [...changed, ...changedViolations(before.report(), after.report())];
    for (let pointer of touchesAll(before, after) ? [''] : differing) {
      reach(pointer);
      while (pointer !== '') {
        pointer = parentPointer(pointer);
        if (passed.has(pointer)) break;
        passed.add(pointer);
        const inside = fields.get(pointer)?.inside;
        if (inside) otherFields(before, after, pointer, [...inside]).forEach(reach);
      }
    }
    return [...reached, ...passed, ...newlyTouched(before, after)];
  }

  return {
    at: fieldAt,
    add(this: void, pointer: Pointer, listener: () => void): () => void {
      const field = fieldAt(pointer);
      if (field.listeners.size === 0) field.last = read(pointer);
      return addTo(field.listeners, listener);
    },
    /**
     * Calls the listeners of the fields whose snapshot differs between two views; the content differs at and below `changed`.
     * Only fields are read that the change can reach.
     */
    notify(before: View, after: View, changed: Iterable<Pointer>): void {
      // Without a screen, errors are found when code reads them.
      if (fields.size === 0) return;
      for (const pointer of near(before, after, changed)) {
        const field = fields.get(pointer);
        if (!field?.listeners.size) continue;
        const snapshot = read(pointer);
        if (snapshot === field.last) continue;
        field.last = snapshot;
        callAll(field.listeners);
      }
    },
  };
}

/** Whether something changed on which the snapshot of any field may depend; that is rare. */
function touchesAll({ state: before }: View, { state: after }: View): boolean {
  const [was, is] = [before.meta, after.meta];
  return (
    before.saved !== after.saved || was.touchedWithin !== is.touchedWithin || was.conflicts !== is.conflicts
  );
}

/** Those of the fields right inside a group or union that are other ones since something in it changed. */
function otherFields(
  before: View,
  after: View,
  pointer: Pointer,
  inside: readonly Pointer[],
): readonly Pointer[] {
  const placeBefore = before.tryPlace(pointer);
  const place = after.tryPlace(pointer);
  const group = place?.inner;
  if (placeBefore?.inner !== group) return inside;
  if (!placeBefore || group?.kind !== 'group') return [];
  const fieldsBefore = fieldsAt(before.lookup, placeBefore, group);
  const fields = fieldsAt(after.lookup, place!, group);
  if (fieldsBefore === fields) return [];
  return inside.filter((path) => {
    const name = splitPointer(path).at(-1)!;
    const child = fields.child(name);
    const isSame = fieldsBefore.child(name) === child;
    return !isSame || (child && fieldsBefore.isRequired(child) !== fields.isRequired(child));
  });
}

/** The pointers of fields that are touched in only one of two views. */
function newlyTouched(before: View, after: View): readonly Pointer[] {
  const touchedBefore = before.state.meta.touched;
  const { touched } = after.state.meta;
  if (touchedBefore === touched) return [];
  const ids = [...touchedBefore, ...touched].filter((id) => touchedBefore.has(id) !== touched.has(id));
  return ids.flatMap((id) => placeById(after.lookup, id)?.pointer ?? []);
}
