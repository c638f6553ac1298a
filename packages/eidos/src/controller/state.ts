import type { Fault } from '../validation/outcome';
import type { JsonValue } from '../json/json-schema';
import { type Content, withMovedIds } from './content';
import type { FormSnapshot } from './controller';
import { type FieldId, isWithin } from './field-id';

/** The state besides what was entered. Undo does not change it. */
export interface FormMeta {
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
  readonly conflicts: ReadonlySet<FieldId>;
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
  readonly meta: FormMeta;
}

/** The state of an untouched form. */
export const blankMeta: FormMeta = {
  touched: new Set(),
  touchedWithin: [],
  freshRows: new Set(),
  serverFaults: new Map(),
  conflicts: new Set(),
  status: 'idle',
  failure: undefined,
  cause: undefined,
};

/** The state of a screen that was just opened with saved data. */
export function freshState(data: JsonValue): State {
  return { content: plainContent(data), saved: data, meta: blankMeta };
}

/** Content with nothing but data. */
export function plainContent(data: JsonValue): Content {
  return { data, drafts: new Map(), choices: new Map(), stash: new Map(), filled: new Map() };
}

/** Drops the server errors of a field once the field, or something that contains it or is inside it, was edited. */
export function afterEdit(meta: FormMeta, id: FieldId, reachesInside: boolean): FormMeta {
  const kept = [...meta.serverFaults].filter(
    ([key]) => !isWithin(id, key) && !(reachesInside && isWithin(key, id)),
  );
  return kept.length === meta.serverFaults.size ? meta : { ...meta, serverFaults: new Map(kept) };
}

/** Marks fields as touched. */
export function withTouched(meta: FormMeta, ids: Iterable<FieldId>): FormMeta {
  const touched = new Set([...meta.touched, ...ids]);
  return touched.size === meta.touched.size ? meta : { ...meta, touched };
}

/** Marks the field and everything in it as touched, rows that were added later excepted. */
export function withTouchedWithin(meta: FormMeta, id: FieldId): FormMeta {
  const freshRows = new Set([...meta.freshRows].filter((row) => !isWithin(row, id)));
  return { ...meta, freshRows, touchedWithin: [...meta.touchedWithin.filter((top) => top !== id), id] };
}

/** Marks the field and everything in it as untouched. */
export function withoutTouched(meta: FormMeta, id: FieldId): FormMeta {
  return { ...meta, touched: new Set([...meta.touched].filter((key) => !isWithin(key, id))) };
}

/** Rows were added: their fields count as untouched, even after a submit was attempted. */
export function withFreshRows(meta: FormMeta, ids: readonly FieldId[]): FormMeta {
  return meta.touchedWithin.length > 0 ? { ...meta, freshRows: new Set([...meta.freshRows, ...ids]) } : meta;
}

/** An entry of a map has another name: what is known about it, and about everything in it, moves along. */
export function withMovedMeta(meta: FormMeta, from: FieldId, to: FieldId): FormMeta {
  const moved = (id: FieldId) => (isWithin(id, from) ? to + id.slice(from.length) : id);
  return {
    ...meta,
    touched: new Set([...meta.touched].map(moved)),
    touchedWithin: meta.touchedWithin.map(moved),
    freshRows: new Set([...meta.freshRows].map(moved)),
    conflicts: new Set([...meta.conflicts].map(moved)),
    serverFaults: withMovedIds(meta.serverFaults, from, to),
  };
}

/** Marks the conflict of a field as resolved. */
export function withoutConflict(meta: FormMeta, id: FieldId): FormMeta {
  return { ...meta, conflicts: new Set([...meta.conflicts].filter((key) => key !== id)) };
}
