import { type FieldId, isWithin } from './field-id';
import type { Notes } from './state';
import { withMovedIds } from './working-content';

/** Drops the server errors of a field once the field, or something that contains it or is inside it, was edited. */
export function afterEdit(notes: Notes, id: FieldId, reachesInside: boolean): Notes {
  const kept = [...notes.serverFaults].filter(
    ([key]) => !isWithin(id, key) && !(reachesInside && isWithin(key, id)),
  );
  return kept.length === notes.serverFaults.size ? notes : { ...notes, serverFaults: new Map(kept) };
}

/** Marks fields as touched. */
export function withTouched(notes: Notes, ids: Iterable<FieldId>): Notes {
  const touched = new Set([...notes.touched, ...ids]);
  return touched.size === notes.touched.size ? notes : { ...notes, touched };
}

/** Marks the field and everything in it as touched, rows that were added later excepted. */
export function withTouchedWithin(notes: Notes, id: FieldId): Notes {
  const freshRows = new Set([...notes.freshRows].filter((row) => !isWithin(row, id)));
  return { ...notes, freshRows, touchedWithin: [...notes.touchedWithin.filter((top) => top !== id), id] };
}

/** Marks the field and everything in it as untouched. */
export function withoutTouched(notes: Notes, id: FieldId): Notes {
  return { ...notes, touched: new Set([...notes.touched].filter((key) => !isWithin(key, id))) };
}

/** Rows were added: their fields count as untouched, even after a submit was attempted. */
export function withFreshRows(notes: Notes, ids: readonly FieldId[]): Notes {
  return notes.touchedWithin.length > 0
    ? { ...notes, freshRows: new Set([...notes.freshRows, ...ids]) }
    : notes;
}

/** An entry of a map has another name: what is known about it, and about everything in it, moves along. */
export function withMovedNotes(notes: Notes, from: FieldId, to: FieldId): Notes {
  const moved = (id: FieldId) => (isWithin(id, from) ? to + id.slice(from.length) : id);
  return {
    ...notes,
    touched: new Set([...notes.touched].map(moved)),
    touchedWithin: notes.touchedWithin.map(moved),
    freshRows: new Set([...notes.freshRows].map(moved)),
    clashes: new Set([...notes.clashes].map(moved)),
    serverFaults: withMovedIds(notes.serverFaults, from, to),
  };
}

/** Marks the conflict of a field as resolved. */
export function withoutClash(notes: Notes, id: FieldId): Notes {
  return { ...notes, clashes: new Set([...notes.clashes].filter((key) => key !== id)) };
}
