import type { EidosNode } from '../compiler/node';
import { joinPointer, parentPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { type Json, setProperties } from './adopt-json';
import { isRemovable } from './apply';
import { type Content, keepDrafts, keepEntries } from './state';
import { type FieldId, type Rows, valueById } from './field-id';
import { type MergeContext, mergeLists, rowsOf, weave } from './merge-rows';
import { choicesOf, isList, resolveNode } from './node-tree';
import { placeById } from './place';
import { namedValue, refusedTexts } from './read-text';
import { lookupOf } from './shown-values';
import type { Setting } from './view';
import { childAt, isArray, isJsonObject, equalJson, type JsonObject } from '../json/json-object';

/** The server's data before and after it sent something new. */
export type ServerUpdate = readonly [from: JsonValue, to: JsonValue];

/**
 * Merges what the server sent instead of `from` into content. `onConflict` is called for fields that were changed on both sides;
 * `isSent` is that of `MergeContext`.
 */
export function mergeUpdate(
  setting: Setting,
  content: Content,
  [from, to]: ServerUpdate,
  onConflict?: (id: FieldId) => void,
  isSent?: boolean,
): Content {
  const { keys, eidos } = setting;
  const { root } = eidos;
  const mine = { ...setting, ...content, root, saved: from };
  const invalid = new Map(refusedTexts(mine).map(([place]) => [place.id, place.option]));
  const around = new Set<FieldId>();
  for (let id of invalid.keys()) while (id) around.add((id = parentPointer(id)));
  const isDrafted = (id: FieldId, isInside?: boolean) => around.has(id) || (!isInside && invalid.has(id));
  const theirs = lookupOf(root, to, setting, content.choices);
  /** Reports a conflict at the nearest field: values inside a JSON field have none, and neither have removed entries of a map. */
  function note(id: FieldId): void {
    if (placeById(mine, id)) onConflict?.(id);
    else note(parentPointer(id));
  }
  const data = mergeData(from, content.data, to, { mine, theirs, isDrafted, onConflict: note, isSent })!;
  const before = lookupOf(root, from, setting);
  const sent = lookupOf(root, to, setting);
  // A value of another option that the server sent, and nobody has changed here, is shown as what it is.
  const choices = new Map(
    keepEntries(
      content.choices,
      (id) =>
        placeById(before, id)?.option === placeById(sent, id)?.option ||
        !equalJson(valueById(data, id, keys), valueById(to, id, keys)),
    ),
  );
  // A text keeps the option in which it can be corrected.
  for (const [id, option] of invalid) if (option) choices.set(id, option.id);
  const drafts = new Map(
    [...content.drafts].map(([id, draft]) => [
      id,
      equalJson(draft.was, valueById(from, id, keys)) ? { ...draft, was: valueById(to, id, keys) } : draft,
    ]),
  );
  // A value that the server sends, and did not send before, is no longer one that the toolkit filled in.
  const filled = keepEntries(content.filled, (id, { was }) => {
    const sent = valueById(to, id, keys);
    // A group around an entry may have taken the place of a null.
    return sent === undefined || equalJson(sent, was) || equalJson(sent, valueById(from, id, keys));
  });
  // The text of a value that the server has changed is no longer shown, so that nobody types on without having seen the new one.
  return keepDrafts(
    { ...content, data, drafts, choices, filled },
    (id, { violation }) =>
      violation || equalJson(valueById(data, id, keys), valueById(content.data, id, keys)),
  );
}

/**
 * Three-way merge: applies what the server changed since `base`, except where `mine` was changed too.
 * Row keys of `theirs` must have been matched to those of `base` (`adoptRowKeys`).
 */
function mergeData(base: Json, mine: Json, theirs: Json, context: MergeContext, id: FieldId = ''): Json {
  if (equalJson(base, theirs)) return mine;
  const unchanged = equalJson(base, mine);
  if (unchanged && !context.isDrafted(id)) return theirs;
  const sent = placeById(context.theirs, id);
  // Text typed into a missing group or list is merged with the part that the server has sent.
  const [own, place] =
    unchanged && mine === undefined && context.isDrafted(id, true)
      ? [sent && isList(sent.inner) ? [] : {}, sent]
      : [mine, placeById(context.mine, id) ?? sent];
  const { node, inner } = place ?? {};
  const isWhole = node && (choicesOf(node) || [base, mine, theirs].some((value) => isChoice(node, value)));
  // An optional group or list is removed with its last value, as by editing, where each side emptied a part of it.
  const withoutEmpty = (merged: JsonObject | Rows) =>
    place && isRemovable(place, merged) && !equalJson(theirs, merged) ? undefined : merged;
  if (!isWhole && isArray(own) && isArray(theirs) && rowsOf(inner)[0] === rowsOf(sent?.inner)[0])
    return withoutEmpty(mergeLists(isArray(base) ? base : [], own, theirs, context, id, inner, mergeData));
  if (!isWhole && isJsonObject(own) && isJsonObject(theirs)) {
    const merged = weave(Object.keys(theirs), Object.keys(own)).map((name) => {
      const [was, ours, sent] = [base, own, theirs].map((value) => childAt(value, name));
      return [name, mergeData(was, ours, sent, context, joinPointer(id, name))] as const;
    });
    return withoutEmpty(setProperties({}, merged));
  }
  if (equalJson(mine, theirs)) return mine;
  context.onConflict(id);
  // Here only a text was typed that is not a value yet: it is kept, on top of what the server sent if that has its field.
  return unchanged && theirs !== undefined && !context.isDrafted(id, true) ? theirs : mine;
}

/** Whether a value is the constant or a listed choice of a node or of its options: such a value is merged as a whole. */
function isChoice(node: EidosNode, value: Json): boolean {
  if (node.kind === 'union') return node.options.some((option) => isChoice(resolveNode(option.node), value));
  return node.kind === 'constant' ? equalJson(node.value, value) : namedValue(node, value) !== undefined;
}
