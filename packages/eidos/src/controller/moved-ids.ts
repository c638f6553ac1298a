import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { childAt, isIndex, isArray } from '../json/json-object';
import type { Json } from './adopt-json';
import type { FieldId, RowKeys } from './field-id';
import { type Content, moveContent } from './state';
import type { View } from './view';

/** The pointers of ids that are inside a list. They are other ids once the list is one of another kind. */
type LocatedIds = ReadonlyMap<FieldId, Pointer>;

function locate(id: FieldId, data: Json, keys: RowKeys): Pointer | undefined {
  let value = data;
  let isInside = false;
  const tokens = splitPointer(id).map((token) => {
    isInside ||= isArray(value);
    const at = isArray(value) && !isIndex(token) ? String(keys.indexOf(value, token)) : token;
    value = childAt(value, at);
    return at;
  });
  return isInside ? joinPointer('', ...tokens) : undefined;
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
  return new Map(
    ids.flatMap((id) => {
      const pointer = locate(id, data, keys);
      return pointer === undefined ? [] : [[id, pointer] as const];
    }),
  );
}

/** The function that returns the id which a located one has in a view. */
export const idsIn = (located: LocatedIds, view: View) => (id: FieldId) => {
  const pointer = located.get(id);
  return (pointer === undefined ? undefined : view.tryPlace(pointer)?.id) ?? id;
};

/** The content of a view with the ids that its located ones have in the view. */
export function relocateIds(located: LocatedIds, view: View): Content {
  const { content } = view.state;
  return located.size === 0 ? content : moveContent(content, idsIn(located, view));
}
