import type { Fault } from '../validation/outcome';
import type { JsonValue } from '../json/json-schema';
import type { Content } from './content';
import type { FormSnapshot } from './controller';
import type { FieldId } from './field-id';

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
