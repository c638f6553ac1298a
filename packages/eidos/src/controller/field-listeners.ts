import { memoizeText } from '../json/memoize';
import { parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { changedViolations } from './changes';
import type { FieldSnapshot } from './controller';
import { fieldsAt, placeById } from './place';
import type { View } from './view';

interface WatchedField {
  readonly listeners: Set<() => void>;
  /** The snapshot that the listeners received last. */
  last: FieldSnapshot;
}

/** Keeps the listeners of fields. `read` returns the current snapshot of a field. */
export function createFieldListeners(read: (pointer: Pointer) => FieldSnapshot) {
  const fields = new Map<Pointer, WatchedField>();
  return {
    add(this: void, pointer: Pointer, listener: () => void): () => void {
      const field = fields.get(pointer) ?? { listeners: new Set(), last: read(pointer) };
      fields.set(pointer, field);
      field.listeners.add(listener);
      return () => {
        if (field.listeners.delete(listener) && field.listeners.size === 0) fields.delete(pointer);
      };
    },
    has: (pointer: Pointer) => fields.has(pointer),
    /**
     * Calls the listeners of the fields whose snapshot differs between two views; the content differs at and below `changed`.
     * Only fields are read that the change can reach.
     */
    notify(before: View, after: View, changed: Iterable<Pointer>): void {
      if (fields.size === 0) return;
      const isReached = reachOf(before, after, changed);
      for (const [pointer, field] of fields) {
        if (!isReached(pointer)) continue;
        const snapshot = read(pointer);
        if (snapshot === field.last) continue;
        field.last = snapshot;
        for (const listener of [...field.listeners]) listener();
      }
    },
  };
}

type Test = (pointer: Pointer) => boolean;

const yes: Test = () => true;
const no: Test = () => false;

/** Whether a change can reach a field: one on the way to what differs or below it, or one with other errors. */
function reachOf(before: View, after: View, changed: Iterable<Pointer>): Test {
  if (touchesAll(before, after)) return yes;
  const different = new Set(changed);
  const passed = new Set<Pointer>();
  for (let pointer of different)
    while (pointer !== '') {
      pointer = parentPointer(pointer);
      passed.add(pointer);
    }
  const own = new Set([...changedViolations(before.report, after.report), ...newlyTouched(before, after)]);
  const inside = memoizeText((pointer) =>
    isBelow(pointer) ? yes : passed.has(pointer) ? otherFields(before, after, pointer) : no,
  );
  const isBelow = (pointer: Pointer): boolean =>
    different.has(pointer) || (pointer !== '' && inside(parentPointer(pointer))(pointer));
  return (pointer) => passed.has(pointer) || own.has(pointer) || isBelow(pointer);
}

/** Whether something changed on which the snapshot of any field may depend; that is rare. */
function touchesAll(before: View, after: View): boolean {
  const [was, is] = [before.state.meta, after.state.meta];
  return (
    before.state.saved !== after.state.saved ||
    was.touchedWithin !== is.touchedWithin ||
    was.freshRows !== is.freshRows ||
    was.conflicts !== is.conflicts
  );
}

/** Whether a field inside a group or union is another one since something in it changed. */
function otherFields(before: View, after: View, pointer: Pointer): Test {
  const [was, is] = [before.tryPlace(pointer), after.tryPlace(pointer)];
  if (was?.inner !== is?.inner) return yes;
  const group = is?.inner;
  if (!was || group?.kind !== 'group') return no;
  const [then, now] = [fieldsAt(before.lookup, was, group), fieldsAt(after.lookup, is!, group)];
  if (then === now) return no;
  return (path) => {
    const name = splitPointer(path).at(-1)!;
    const [old, child] = [then.child(name), now.child(name)];
    return old !== child || (child !== undefined && then.isRequired(child) !== now.isRequired(child));
  };
}

/** The pointers of fields that are touched in only one of two views. */
function newlyTouched(before: View, after: View): readonly Pointer[] {
  const [was, is] = [before.state.meta.touched, after.state.meta.touched];
  if (was === is) return [];
  const ids = [...was, ...is].filter((id) => was.has(id) !== is.has(id));
  return ids.flatMap((id) => placeById(after.lookup, id)?.pointer ?? []);
}
