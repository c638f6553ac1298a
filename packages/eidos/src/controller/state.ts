import type { Choice, NodeKind } from '../compiler/node';
import type { JsonValue } from '../json/json-schema';
import type { Violation } from '../validation/outcome';
import type { Json } from './adopt-json';
import { type FieldId, isWithin, type RowKeys } from './field-id';
import type { LookupContext } from './place';
import { joinPointer, parentPointer } from '../json/json-pointer';
import { isArray, isJsonObject, equalJson } from '../json/json-object';
import type { FormSnapshot } from './controller';

/** The text typed into a field, and why it is not a valid value, if so. */
export interface Draft {
  readonly text: string;
  readonly violation: Violation | undefined;
  /** The kind of node into which it was typed. */
  readonly kind?: NodeKind;
  /** The value before it was typed, or what the server has sent in its place since. */
  readonly was?: Json;
  /** The choices that it was read with, where the schema does not list them. */
  readonly loaded?: readonly Choice[];
}

/** Input in an option of a union, or in a field of another kind, that does not apply now. */
export interface Stashed {
  readonly value: Json;
  readonly drafts: ReadonlyMap<FieldId, Draft>;
  readonly choices: ReadonlyMap<FieldId, string>;
  readonly filled: ReadonlyMap<FieldId, Filled>;
}

/** The text that is shown while a value is typed, if there is one, and the value before. */
export interface Typed {
  readonly text: string | undefined;
  readonly was: Json;
}

/** Everything entered so far: the state that undo and redo restore. Immutable. */
export interface Content {
  readonly data: JsonValue;
  readonly drafts: ReadonlyMap<FieldId, Draft>;
  /** Chosen options that the data does not determine by a discriminator. */
  readonly choices: ReadonlyMap<FieldId, string>;
  /** By the id of the field, then by its option or declaration. */
  readonly stash: ReadonlyMap<FieldId, ReadonlyMap<string, Stashed>>;
  /** The values that the toolkit put into the data since it was loaded or saved. */
  readonly filled: ReadonlyMap<FieldId, Filled>;
  /** The ids of entries of maps before and after each got another name, in order. */
  readonly renamed: readonly (readonly [from: FieldId, to: FieldId])[];
}

/** A value that the toolkit put into the data, such as a default or a group around what was typed. */
interface Filled {
  readonly was: Json;
  readonly value: JsonValue;
  /** It came with its container or a condition, not with an entry in it. */
  readonly isStart: boolean;
}

/** Several changes that become one. */
export interface Batch {
  /** The map of texts that only this batch has. */
  drafts?: Content['drafts'];
  /** Its undo step is recorded. */
  isEntered?: boolean;
}

/** A copy of a map with one entry set, or removed when the value is undefined. */
export function setEntry<Value>(
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

/** A map with those of its entries that pass; the same map when all do. */
export function keepEntries<Value>(
  map: ReadonlyMap<FieldId, Value>,
  isKept: (id: FieldId, value: Value) => unknown,
): ReadonlyMap<FieldId, Value> {
  const kept = [...map].filter(([id, value]) => isKept(id, value));
  return kept.length === map.size ? map : new Map(kept);
}

/** A map without the entries at and below an id; the same map when there are none. */
export function removeEntries<Value>(
  map: ReadonlyMap<FieldId, Value>,
  id: FieldId,
): ReadonlyMap<FieldId, Value> {
  return keepEntries(map, (key) => !isWithin(key, id));
}

/** Content with those of its typed texts that pass. */
export function keepDrafts(content: Content, isKept: (id: FieldId, draft: Draft) => unknown): Content {
  return { ...content, drafts: keepEntries(content.drafts, isKept) };
}

/** Content without the texts that are valid values: those are shown only while they are typed. */
export const withoutReadDrafts = (content: Content): Content =>
  keepDrafts(content, (_, { violation }) => violation);

/** Content while operations are applied to it. Maps of other content are replaced, never changed. */
export class WorkingContent {
  declare data: JsonValue;
  declare drafts: Content['drafts'];
  declare choices: Content['choices'];
  declare stash: Content['stash'];
  declare filled: Content['filled'];
  declare renamed: Content['renamed'];
  /** Values that are complete as they were written, so that nothing is filled in. */
  readonly settled = new Set<FieldId>();

  /** @param lookup Finds the places in the data at the start, or as they were written last. */
  constructor(
    private readonly start: Content,
    public lookup: LookupContext,
  ) {
    Object.assign(this, start);
  }

  /** The content now; the same as at the start when nothing changed. */
  finish(): Content {
    const { start } = this;
    const parts = Object.keys(start) as (keyof Content)[];
    if (parts.every((part) => this[part] === start[part])) return start;
    return Object.fromEntries(parts.map((part) => [part, this[part]])) as unknown as Content;
  }

  /** Shows a text that is a valid value. Only one field is typed into at a time, so all others show their values. */
  showText(id: FieldId, { text, was }: Typed): void {
    const draft = text === undefined ? undefined : { text, was, violation: undefined };
    this.drafts = setEntry(withoutReadDrafts(this).drafts, id, draft);
  }

  /** Remembers that the toolkit put `value` in place of `was`. */
  fill(
    id: FieldId,
    was: Json,
    value: JsonValue,
    isStart = was === undefined &&
      this.filled.has(parentPointer(id)) &&
      !this.start.filled.has(parentPointer(id)),
  ): void {
    // Any other map belongs to these operations alone.
    if (this.filled === this.start.filled) this.filled = new Map(this.filled);
    (this.filled as Map<FieldId, Filled>).set(id, { was, value, isStart });
  }

  /** The same for a value with everything in it. */
  fillAll(id: FieldId, value: JsonValue, isStart?: boolean): void {
    this.fill(id, undefined, value, isStart);
    for (const [token, child] of partsOf(value, this.lookup.keys))
      this.fillAll(joinPointer(id, token), child);
  }

  /** A value was set. An entry, which is neither empty nor a container, is not what the toolkit put there any more. */
  enter(id: FieldId, isEntry: boolean): void {
    this.filled = keepEntries(this.filled, (key) => (key === id ? !isEntry : !isWithin(key, id)));
  }

  /** Removes a value, with everything that is known about it but texts that are not a value yet. */
  forget(id: FieldId): void {
    this.drafts.forEach((draft, key) => {
      if (isWithin(key, id))
        this.drafts = setEntry(this.drafts, key, draft.violation && { ...draft, was: undefined });
    });
    this.filled = removeEntries(this.filled, id);
  }

  /** The state of the value at an id, to be put back with it. */
  stashed(id: FieldId, value: Json): Stashed {
    return {
      value,
      drafts: keepEntries(this.drafts, (key) => isWithin(key, id)),
      choices: keepEntries(this.choices, (key) => isWithin(key, id)),
      filled: keepEntries(this.filled, (key) => isWithin(key, id)),
    };
  }

  /** Whether the value at an id holds only what the toolkit put there. */
  isFilled(id: FieldId, value: Json): boolean {
    const filled = this.filled.get(id);
    if (filled === undefined) return false;
    if (typeof value !== 'object' || value === null) return equalJson(value, filled.value);
    const parts = partsOf(value, this.lookup.keys);
    return parts.every(([token, child]) => this.isFilled(joinPointer(id, token), child));
  }

  /** The same, and nobody has typed a text there that is not a value yet. */
  isBlank(id: FieldId, value: Json): boolean {
    return (
      this.isFilled(id, value) &&
      ![...this.drafts].some(([key, { violation }]) => violation && isWithin(key, id))
    );
  }

  /** Moves what is known about a value, and about everything in it, to another id. */
  moveIds(from: FieldId, to: FieldId): void {
    // An entry that had the name before is gone.
    const moved = (id: FieldId) => (isWithin(id, to) ? undefined : movedId(id, from, to));
    Object.assign(this, moveContent(this, moved));
    this.renamed = [...this.renamed, [from, to]];
  }
}

/** An id at or below `from` as it is once that has become `to`; any other id as it is. */
export const movedId = (id: FieldId, from: FieldId, to: FieldId): FieldId =>
  isWithin(id, from) ? to + id.slice(from.length) : id;

/** Returns the id that a field has now; undefined for one that is gone. */
type MovedId = (id: FieldId) => FieldId | undefined;

/** A map whose entries belong to other ids. */
export const moveEntries = <Value>(map: ReadonlyMap<FieldId, Value>, moved: MovedId) =>
  new Map(
    [...map].flatMap(([id, value]) => {
      const own = moved(id);
      return own === undefined ? [] : [[own, value] as const];
    }),
  );

/** Content whose fields have other ids. What is stashed for a field moves with it. */
export function moveContent(content: Content, moved: MovedId): Content {
  const stash = [...content.stash].map(([id, entries]) => {
    const inside = (one: FieldId) => movedId(one, id, moved(id) ?? id);
    const within = [...entries].map(([key, one]) => [key, moveParts(one, inside)] as const);
    return [id, new Map(within)] as const;
  });
  return { ...moveParts(content, moved), stash: moveEntries(new Map(stash), moved) };
}

const moveParts = <Part extends Omit<Stashed, 'value'>>(part: Part, moved: MovedId) => ({
  ...part,
  drafts: moveEntries(part.drafts, moved),
  choices: moveEntries(part.choices, moved),
  filled: moveEntries(part.filled, moved),
});

function partsOf(value: JsonValue, keys: RowKeys): readonly (readonly [string, JsonValue])[] {
  if (isArray(value)) return value.map((item, index) => [keys.of(value)[index]!, item]);
  return isJsonObject(value) ? Object.entries<JsonValue>(value) : [];
}

/** The state besides what was entered. Undo does not change it. */
export interface FormMeta {
  readonly touched: ReadonlySet<FieldId>;
  /**
   * Whether everything at and below a field counts as touched; the closest field decides. True for the whole screen after an
   * attempt to submit, and for a part of it after `validate`. False for rows and entries of maps that were added since then.
   */
  readonly touchedWithin: ReadonlyMap<FieldId, boolean>;
  /** Errors of values that the server has rejected, and of files that could not be uploaded. */
  readonly serverErrors: ReadonlyMap<FieldId, readonly Violation[]>;
  /** Fields that were changed both here and on the server. */
  readonly conflicts: ReadonlySet<FieldId>;
  /**
   * Texts that become data once their control is left, such as a half-typed tag; after `~` the name of an entry. For an
   * upload, the names of its files that are not stored.
   */
  readonly entries: ReadonlyMap<FieldId, string>;
  readonly status: FormSnapshot['status'];
  readonly failure?: string | undefined;
  readonly cause?: unknown;
}

/** The id of the field that an entry belongs to. */
export const fieldOf = (entry: FieldId): FieldId => entry.replace(/~$/, '');

/** Moves the id of an entry with its field. */
export const movedEntry = (moved: (id: FieldId) => FieldId) => (entry: FieldId) =>
  moved(fieldOf(entry)) + entry.slice(fieldOf(entry).length);

/** The whole state of one controller. Immutable. */
export interface State {
  readonly content: Content;
  /** The data as the server has it. */
  readonly saved: JsonValue;
  readonly meta: FormMeta;
}

export const blankMeta: FormMeta = {
  touched: new Set(),
  touchedWithin: new Map(),
  serverErrors: new Map(),
  conflicts: new Set(),
  entries: new Map(),
  status: 'idle',
};

/** The state of a screen that was just opened with saved data. */
export function freshState(data: JsonValue): State {
  return { content: plainContent(data), saved: data, meta: blankMeta };
}

export function plainContent(data: JsonValue): Content {
  return { data, drafts: new Map(), choices: new Map(), stash: new Map(), filled: new Map(), renamed: [] };
}

export function addTouched(meta: FormMeta, ids: Iterable<FieldId>): FormMeta {
  const touched = new Set([...meta.touched, ...ids]);
  return touched.size === meta.touched.size ? meta : { ...meta, touched };
}

/** Marks the field and everything in it as touched. */
export function addTouchedWithin(meta: FormMeta, id: FieldId): FormMeta {
  return { ...meta, touchedWithin: new Map(removeEntries(meta.touchedWithin, id)).set(id, true) };
}

/** Marks the field and everything in it as untouched. */
export function removeTouched(meta: FormMeta, id: FieldId): FormMeta {
  return { ...meta, touched: new Set([...meta.touched].filter((key) => !isWithin(key, id))) };
}

/** Rows, or entries of maps, were added: their fields count as untouched, even after a submit was attempted. */
export function addFreshRows(meta: FormMeta, ids: readonly FieldId[]): FormMeta {
  if (meta.touchedWithin.size === 0) return meta;
  const touchedWithin = new Map(meta.touchedWithin);
  for (const id of ids) touchedWithin.set(id, false);
  return { ...meta, touchedWithin };
}

/** Whether a field counts as touched because of what contains it. */
export function isTouchedWithin({ touchedWithin }: Pick<FormMeta, 'touchedWithin'>, id: FieldId): boolean {
  let at = id;
  while (at && !touchedWithin.has(at)) at = parentPointer(at);
  return touchedWithin.get(at) === true;
}

/** Entries of maps have other names: what is known about them, and about everything in them, moves along. */
export function moveMeta(meta: FormMeta, moved: (id: FieldId) => FieldId): FormMeta {
  return {
    ...meta,
    touched: new Set([...meta.touched].map(moved)),
    touchedWithin: moveEntries(meta.touchedWithin, moved),
    conflicts: new Set([...meta.conflicts].map(moved)),
    serverErrors: moveEntries(meta.serverErrors, moved),
    entries: moveEntries(meta.entries, movedEntry(moved)),
  };
}
