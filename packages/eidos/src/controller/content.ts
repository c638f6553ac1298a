import type { JsonValue } from '../json/json-schema';
import type { Fault } from '../validation/outcome';
import type { Json } from './adopt-json';
import { type FieldId, isWithin } from './field-id';

/** The text typed into a field, and why it is not a valid value, if so. */
export interface Draft {
  readonly text: string;
  readonly fault: Fault | undefined;
}

/** What was entered in an option of a union, or in a field of another kind, that does not apply now. */
export interface Stashed {
  readonly value: Json;
  readonly drafts: ReadonlyMap<FieldId, Draft>;
  readonly choices: ReadonlyMap<FieldId, string>;
}

/** Everything entered so far: the state that undo and redo restore. Immutable. */
export interface Content {
  readonly data: JsonValue;
  readonly drafts: ReadonlyMap<FieldId, Draft>;
  /** Chosen options that the data does not determine by a discriminator. */
  readonly choices: ReadonlyMap<FieldId, string>;
  /** By the id of the field, then by its option or declaration. */
  readonly stash: ReadonlyMap<FieldId, ReadonlyMap<string, Stashed>>;
  /** What the toolkit put into the data since it was loaded or saved. */
  readonly filled: ReadonlyMap<FieldId, Filled>;
}

/** A value that the toolkit put into the data, such as a default or a group around what was typed. */
export interface Filled {
  /** What was there before. */
  readonly was: Json;
  readonly value: JsonValue;
}

/** The map of texts that only the current batch has. */
export interface OwnTexts {
  drafts?: Content['drafts'];
}

/** A copy of a map with one entry set, or removed when the value is undefined. */
export function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  if (map.get(key) === value) return map;
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}

/** The entries at and below an id. */
export function entriesWithin<Value>(
  map: ReadonlyMap<FieldId, Value>,
  id: FieldId,
): ReadonlyMap<FieldId, Value> {
  return new Map([...map].filter(([key]) => isWithin(key, id)));
}

/** A map without the entries at and below an id; the same map when there are none. */
export function withoutEntries<Value>(
  map: ReadonlyMap<FieldId, Value>,
  id: FieldId,
): ReadonlyMap<FieldId, Value> {
  const kept = [...map].filter(([key]) => !isWithin(key, id));
  return kept.length === map.size ? map : new Map(kept);
}

/** Content without the texts that are valid values: those are shown only while they are typed. */
export function withoutReadDrafts(content: Content): Content {
  const drafts = [...content.drafts].filter(([, { fault }]) => fault);
  return drafts.length === content.drafts.size ? content : { ...content, drafts: new Map(drafts) };
}
