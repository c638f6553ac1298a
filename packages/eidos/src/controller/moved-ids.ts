import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { childAt, isIndex, isArray } from '../json/json-object';
import type { Json } from './adopt-json';
import type { FieldId, RowKeys } from './field-id';
import { type Content, moveContent } from './state';
import type { View } from './view';

/** The pointers of ids. Those inside a list are other ids once the list is one of another kind. */
type LocatedIds = ReadonlyMap<FieldId, Pointer>;

function locate(id: FieldId, data: Json, keys: RowKeys): Pointer {
  let value = data;
  const tokens = splitPointer(id).map((token) => {
    const at = isArray(value) && !isIndex(token) ? String(keys.indexOf(value, token)) : token;
    value = childAt(value, at);
    return at;
  });
  return joinPointer('', ...tokens);
}

/**
 * Locates the ids of content, and others, in its data. Another schema gives the rows other keys as soon as it looks them
 * up, so this comes first.
 */
export function locateIds(
  { data, drafts, choices, stash, filled }: Content,
  keys: RowKeys,
  others: Iterable<FieldId>,
): LocatedIds {
  const ids = [...drafts.keys(), ...choices.keys(), ...stash.keys(), ...filled.keys(), ...others];
  return new Map(ids.map((id) => [id, locate(id, data, keys)]));
}

/** The function that returns the id which a located one has in a view. */
export const idsIn = (located: LocatedIds, view: View) => (id: FieldId) => {
  const pointer = located.get(id);
  return (pointer === undefined ? undefined : view.tryPlace(pointer)?.id) ?? id;
};

/** The content of a view with the ids that its located ones have in the view. */
export const relocateIds = (located: LocatedIds, view: View): Content =>
  moveContent(view.state.content, idsIn(located, view));
