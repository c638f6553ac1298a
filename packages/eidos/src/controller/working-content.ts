import type { JsonValue } from '../json/json-schema';
import { joinPointer } from '../json/json-pointer';
import { isArray } from '../validation/canonical-json';
import { isJsonObject } from '../json/json-object';
import type { Json } from './adopt-json';
import {
  type Content,
  type Filled,
  type Stashed,
  withEntry,
  withoutEntries,
  withoutReadDrafts,
} from './content';
import { equalJson } from './equal-json';
import { type FieldId, isWithin } from './field-id';
import type { RowKeys } from './row-keys';

/** Content while operations are applied to it. Its maps are replaced, never changed. */
export class WorkingContent {
  data: JsonValue;
  drafts: Content['drafts'];
  choices: Content['choices'];
  stash: Content['stash'];
  filled: Content['filled'];
  /** Values that are complete as they were written, so that nothing is filled in. */
  readonly settled = new Set<FieldId>();
  /** The map of `filled` that belongs to these operations alone, so that it may be changed in place. */
  private ownFilled: Map<FieldId, Filled> | undefined;

  constructor(private readonly start: Content) {
    this.data = start.data;
    this.drafts = start.drafts;
    this.choices = start.choices;
    this.stash = start.stash;
    this.filled = start.filled;
  }

  /** The content now; the same as at the start when nothing changed. */
  finish(): Content {
    const { data, drafts, choices, stash, filled, start } = this;
    const isSame =
      data === start.data &&
      drafts === start.drafts &&
      choices === start.choices &&
      stash === start.stash &&
      filled === start.filled;
    return isSame ? start : { data, drafts, choices, stash, filled };
  }

  choose(id: FieldId, option: string | undefined): void {
    this.choices = withEntry(this.choices, id, option);
  }

  /** Shows a text that is a valid value. Only one field is typed into at a time, so all others show their values. */
  showText(id: FieldId, text: string | undefined): void {
    const { drafts } = withoutReadDrafts({ ...this.start, drafts: this.drafts });
    this.drafts = text === undefined ? drafts : withEntry(drafts, id, { text, fault: undefined });
  }

  dropDrafts(id: FieldId): void {
    this.drafts = withoutEntries(this.drafts, id);
  }

  dropChoices(id: FieldId): void {
    this.choices = withoutEntries(this.choices, id);
  }

  /** Remembers that the toolkit put `value` in place of `was`. */
  fill(id: FieldId, was: Json, value: JsonValue): void {
    this.ownFilled ??= new Map(this.filled);
    this.filled = this.ownFilled.set(id, { was, value });
  }

  /** The same for a value with everything in it. */
  fillAll(id: FieldId, value: JsonValue, keys: RowKeys): void {
    this.fill(id, undefined, value);
    for (const [token, child] of partsOf(value, keys)) this.fillAll(joinPointer(id, token), child, keys);
  }

  /** The value at an id was entered: it is not what the toolkit put there any more, unless it is empty or a container. */
  enter(id: FieldId, value: Json): void {
    const isEntry = value !== undefined && typeof value !== 'object';
    this.keepFilled((key) => (key === id ? !isEntry : !isWithin(key, id)));
  }

  /** Removes a value, with everything that is known about it. */
  forget(id: FieldId): void {
    this.dropDrafts(id);
    this.dropChoices(id);
    this.keepFilled((key) => !isWithin(key, id));
  }

  private keepFilled(isKept: (id: FieldId) => boolean): void {
    const kept = [...this.filled].filter(([id]) => isKept(id));
    if (kept.length < this.filled.size) this.filled = this.ownFilled = new Map(kept);
  }

  /** Whether the value at an id holds only what the toolkit put there. */
  isBlank(id: FieldId, value: JsonValue, keys: RowKeys): boolean {
    const filled = this.filled.get(id);
    if (filled === undefined) return false;
    if (typeof value !== 'object' || value === null) return equalJson(value, filled.value);
    // An emptied item of a list is null, because a list has no gaps.
    const isEmpty = (child: JsonValue) => isArray(value) && child === null;
    return partsOf(value, keys).every(
      ([token, child]) => isEmpty(child) || this.isBlank(joinPointer(id, token), child, keys),
    );
  }

  /** Moves what is known about a value, and about everything in it, to another id. */
  moveIds(from: FieldId, to: FieldId): void {
    this.drafts = withMovedIds(this.drafts, from, to);
    this.choices = withMovedIds(this.choices, from, to);
    this.stash = withMovedIds<ReadonlyMap<string, Stashed>>(this.stash, from, to);
    this.filled = withMovedIds(this.filled, from, to);
    this.ownFilled = undefined;
  }
}

/** A map whose entries at and below an id belong to another id; the same map when there are none. */
export function withMovedIds<Value>(
  map: ReadonlyMap<FieldId, Value>,
  from: FieldId,
  to: FieldId,
): ReadonlyMap<FieldId, Value> {
  if (![...map.keys()].some((id) => isWithin(id, from))) return map;
  return new Map(
    [...map].map(([id, value]) => [isWithin(id, from) ? to + id.slice(from.length) : id, value]),
  );
}

function partsOf(value: JsonValue, keys: RowKeys): readonly (readonly [string, JsonValue])[] {
  if (isArray(value)) return value.map((item, index) => [keys.of(value)[index] ?? '', item]);
  return isJsonObject(value) ? Object.entries<JsonValue>(value) : [];
}
