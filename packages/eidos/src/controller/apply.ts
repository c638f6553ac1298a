import type { UnionOption } from '../compiler/node';
import { equalJson, isScalar, type JsonObject } from '../json/json-object';
import { joinPointer, parentPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { type Json, freezeKnownJson } from './adopt-json';
import { switchOption } from './choose-option';
import { adoptRowKeys } from './merge-rows';
import { childNode, fixedCount } from './node-tree';
import { type FieldPlace, findPlace, type LookupContext, tryFindPlace } from './place';
import { settle, startValue } from './settle';
import { lookupOf } from './shown-values';
import { type Content, type Typed, removeEntries, WorkingContent } from './state';
import { containerFor, padItems, pin, trimItems, write } from './write-value';

/**
 * One change of the data. Every way to change data consists of these, but for undo, a merge and another record, which put
 * other content in the place of everything.
 */
export type Operation =
  /** Sets a value, in place of any text; `undefined` empties it. */
  | {
      readonly kind: 'set';
      readonly pointer: Pointer;
      readonly value: Json;
      /** The value was typed. Its text is shown while it is typed, if there is one; all others are shown as values. */
      readonly typed?: Typed;
    }
  /** Puts data with other derived values in place of the data, and of the texts that were typed there. */
  | { readonly kind: 'derive'; readonly data: JsonValue; readonly pointers: Iterable<Pointer> }
  /** Adds rows before the one at `index`; `undefined` for a new row with its defaults. */
  | {
      readonly kind: 'insert';
      readonly pointer: Pointer;
      readonly index: number;
      readonly values: readonly Json[];
    }
  | { readonly kind: 'remove'; readonly pointer: Pointer; readonly index: number }
  | { readonly kind: 'move'; readonly pointer: Pointer; readonly from: number; readonly to: number }
  /** Gives an entry of a map another name, in the same place. */
  | { readonly kind: 'rename'; readonly pointer: Pointer; readonly from: string; readonly to: string }
  /** Puts another option of a union in the place of the current one, or none. */
  | { readonly kind: 'choose'; readonly pointer: Pointer; readonly option: UnionOption | undefined };

/**
 * Applies an operation to content, and settles what follows from it: defaults and constants of what is newly there,
 * chosen options, and conditions. An optional group is removed again when it holds only what the toolkit put there.
 * Nothing else changes: what was loaded or entered stays as it is. Throws, without any change, for a pointer without a
 * field or row. Returns the same content when nothing changes.
 */
export function apply(lookup: LookupContext, content: Content, operation: Operation): Content {
  const state = new WorkingContent(content, lookup);
  const around = perform(state, operation);
  if (state.data !== content.data || state.choices !== content.choices) {
    state.data = settle(state, content);
    if (around !== undefined) prune(state, around);
  }
  return state.finish();
}

/** Writes what an operation sets. Returns the innermost container that may be removed after it. */
function perform(state: WorkingContent, operation: Operation): Pointer | undefined {
  const { lookup } = state;
  if (operation.kind === 'derive') {
    for (const pointer of operation.pointers) {
      const place = tryFindPlace(lookup, pointer);
      if (place) state.drafts = removeEntries(state.drafts, place.id);
    }
    state.data = operation.data;
    return undefined;
  }
  const { pointer } = operation;
  const place = findPlace(lookup, pointer);
  const parent = parentPointer(pointer);
  switch (operation.kind) {
    case 'set':
      set(state, place, operation.value);
      if (operation.typed) state.showText(place.id, operation.typed);
      return parent;
    case 'insert': {
      const { index, values } = operation;
      const row = childNode(place.inner, String(index))!;
      const added = values.map((value) => (value === undefined ? (startValue(row, true) ?? null) : value));
      // Spreading a long list into arguments would exhaust the stack.
      writeRows(state, place, (list, more) => list.slice(0, index).concat(more, list.slice(index)), added);
      return undefined;
    }
    case 'remove':
      writeRows(state, place, (rows) => rows.toSpliced(operation.index, 1));
      return pointer;
    case 'move': {
      const { from, to } = operation;
      writeRows(state, place, (rows) => rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!));
      return undefined;
    }
    case 'rename': {
      const { from, to } = operation;
      const entries = Object.entries<JsonValue>(place.value as JsonObject);
      const renamed = entries.map(([name, inner]): [string, JsonValue] => [name === from ? to : name, inner]);
      const next = joinPointer(place.id, to);
      state.moveIds(joinPointer(place.id, from), next);
      state.settled.add(next);
      write(state, pointer, freezeKnownJson(Object.fromEntries(renamed)));
      return undefined;
    }
    case 'choose':
      write(state, pointer, switchOption(state, place, operation.option));
      return parent;
  }
}

function set(state: WorkingContent, place: FieldPlace, value: Json): void {
  const { id, pointer } = place;
  state.drafts = removeEntries(state.drafts, id);
  if (equalJson(value, place.value)) return;
  if (value === undefined ? place.isAddition : !isScalar(value)) {
    state.choices = removeEntries(state.choices, id);
    // Another entry may get its name.
    if (value === undefined) state.stash = removeEntries(state.stash, id);
    // A removed value that is set again has the row keys of the saved one.
    adoptRowKeys(place.value ?? place.saved, value, lookupOf(place.node, value, state.lookup));
  } else pin(state, place);
  write(state, pointer, value);
  // A null counts as chosen where there was no value. Elsewhere a value may have been emptied.
  const isNothing = value === null && place.value !== undefined;
  state.enter(id, !isNothing && isScalar(value));
  if (isNothing && isEmptied(place)) state.fill(id, null, null);
}

/**
 * Whether a value that is null now counts as emptied: without another default, a required one is null again, as in a new record.
 * An entry of a map still has its name.
 */
export const isEmptied = ({ required, inner, node, isAddition }: FieldPlace) =>
  required && inner.nullable && !isAddition && (node.defaultValue ?? null) === null;

/** Applies the same change to the rows of a list and to their keys. */
function writeRows(
  state: WorkingContent,
  place: FieldPlace,
  edit: <Item>(list: readonly Item[], added: readonly Item[]) => readonly Item[],
  added: readonly JsonValue[] = [],
): void {
  const { keys } = state.lookup;
  const list = containerFor(state, place, place.value, '0') as readonly JsonValue[];
  const [rows, ids] = padItems(state, place.id, list, fixedCount(place.inner));
  const next = trimItems(state, place, edit(rows, added), edit(ids, added.map(keys.create)));
  write(state, place.pointer, next);
}

/** Removes what holds only what the toolkit put there, from a container outwards, and settles what follows. */
function prune(state: WorkingContent, pointer: Pointer): void {
  const { data, choices } = state;
  const lookup = (state.lookup = { ...state.lookup, data, choices });
  const place = tryFindPlace(lookup, pointer);
  if (!place?.value || typeof place.value !== 'object') return;
  const { id, required, value } = place;
  const isFilled = state.isFilled(id, value);
  const { was, isStart } = state.filled.get(id) ?? {};
  // Only a command removes a row, but one that took the place of a null goes back to it.
  if (place.isRow && was === undefined) return;
  // A value that a container or a condition brought is needed as long as these require it.
  const isNeeded = required && isStart;
  if (isFilled ? !isNeeded : isRemovable(place, value)) {
    state.forget(id);
    write(state, pointer, was);
    // Taking a value away pins no option, and the field that was emptied stays on the screen.
    state.choices = choices;
    state.data = settle(state, { data, choices });
  }
  if (pointer) prune(state, parentPointer(pointer));
}

/** An optional group or tuple without a value, or an optional table without the rows that it must have. */
export function isRemovable(
  { required, inner, saved }: FieldPlace,
  value: JsonObject | readonly JsonValue[],
): boolean {
  if (required || Object.keys(value).length > 0) return false;
  return inner.kind === 'table' ? inner.minItems! > 0 : !equalJson(saved, value);
}
