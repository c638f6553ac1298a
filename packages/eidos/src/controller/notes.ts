import { type FieldId, isWithin } from './field-id';
import type { Notes } from './state';

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

/** A row was added: its fields count as untouched, even after a submit was attempted. */
export function withFreshRow(notes: Notes, id: FieldId): Notes {
  return notes.touchedWithin.length > 0 ? { ...notes, freshRows: new Set([...notes.freshRows, id]) } : notes;
}

/** Marks the conflict of a field as resolved. */
export function withoutClash(notes: Notes, id: FieldId): Notes {
  return { ...notes, clashes: new Set([...notes.clashes].filter((key) => key !== id)) };
}
