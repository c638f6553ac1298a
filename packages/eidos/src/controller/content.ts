import type { JsonValue } from '../json/json-schema';
import type { Fault } from '../validation/outcome';
import type { Json } from './adopt-json';
import { type FieldId, isWithin } from './field-id';

/** The text typed into a field, and why it is not a valid value, if so. */
export interface Draft {
  readonly text: string;
  readonly fault: Fault | undefined;
}

/** What was entered in an option of a union that is not chosen now. */
export interface ParkedOption {
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
  /** By the union's id, then the option's. */
  readonly parked: ReadonlyMap<FieldId, ReadonlyMap<string, ParkedOption>>;
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
