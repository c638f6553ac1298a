import type { Fault } from '../validation/outcome';
import type { JsonValue } from '../json/json-schema';
import { type Content, withMovedIds } from './content';
import type { FormSnapshot } from './controller';
import { type FieldId, isWithin } from './field-id';

/** The state besides what was entered. Undo does not change it. */
export interface Notes {
  readonly touched: ReadonlySet<FieldId>;
  /**
   * Fields at and below which everything counts as touched, except what is in `freshRows`: the whole screen after an
   * attempt to submit, a part of it after `validate`.
   */
  readonly touchedWithin: readonly FieldId[];
  /** Rows that were added since then. */
  readonly freshRows: ReadonlySet<FieldId>;
  readonly serverFaults: ReadonlyMap<FieldId, readonly Fault[]>;
  /** Fields that were changed both here and on the server. */
  readonly clashes: ReadonlySet<FieldId>;
  readonly status: FormSnapshot['status'];
  readonly failure: string | undefined;
  /** What the submit handler threw. */
  readonly cause: unknown;
}

/** The whole state of one controller. Immutable. */
export interface State {
  readonly content: Content;
  /** The data as the server has it. */
  readonly saved: JsonValue;
  readonly notes: Notes;
}

/** Notes of an untouched screen. */
export const blankNotes: Notes = {
  touched: new Set(),
  touchedWithin: [],
  freshRows: new Set(),
  serverFaults: new Map(),
  clashes: new Set(),
  status: 'idle',
  failure: undefined,
  cause: undefined,
};

/** The state of a screen that was just opened with saved data. */
export function freshState(data: JsonValue): State {
  return { content: plainContent(data), saved: data, notes: blankNotes };
}

/** Content with nothing but data. */
export function plainContent(data: JsonValue): Content {
  return { data, drafts: new Map(), choices: new Map(), stash: new Map(), filled: new Map() };
}

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
