import { joinPointer, parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { EidosNode, GroupNode, UnionOption } from '../compiler/node';
import { childAt, isIndex, isArray } from '../json/json-object';
import { memoize, memoizeText } from '../json/memoize';
import type { Json } from './adopt-json';
import { childById, type FieldId, idToken, type RowKeys } from './field-id';
import {
  type GroupFields,
  childNode,
  fixedCount,
  isKind,
  isListed,
  isList,
  locked,
  named,
  type ResolvedNode,
  resolveNode,
  unknownPointer,
} from './node-tree';
import type { Validator } from '../validation/create-validator';
import { isForbidden } from '../validation/outcome';
import { optionOf, optionWith } from './union-option';
import type { ShownValues } from './shown-values';

/** Everything about the field at a pointer. */
export interface FieldPlace {
  readonly pointer: Pointer;
  readonly id: FieldId;
  readonly node: ResolvedNode;
  /** The node of the chosen option; `node` itself if it is not a union. */
  readonly inner: ResolvedNode;
  /** The chosen option of a union. */
  readonly option: UnionOption | undefined;
  readonly value: Json;
  /** The value of the same field in the saved data, even if its row has moved since. */
  readonly saved: Json;
  /** Required in what contains it, which is required too or has a value. */
  readonly required: boolean;
  /**
   * Every condition and option on the path applies, and every row exists. Where another value is stored in place of a container,
   * nothing is known of the fields inside, and all of them apply.
   */
  readonly applies: boolean;
  /** The same, and nothing else is stored in place of a container. */
  readonly shown: boolean;
  /** The place is a row of a table, or of a tuple with further items. */
  readonly isRow?: boolean;
  /** The place is a value under a name that the schema does not list. */
  readonly isAddition?: boolean;
}

/** The data and nodes in which places are looked up. */
export interface LookupContext {
  readonly root: EidosNode;
  readonly data: Json;
  readonly saved: Json;
  readonly choices: ReadonlyMap<FieldId, string>;
  readonly keys: RowKeys;
  readonly validator: Validator;
  readonly shownValues: ShownValues;
}

/** The place at `pointer`. Throws when the schema has no field there under any option or condition. */
export function findPlace(lookup: LookupContext, pointer: Pointer): FieldPlace {
  const place = tryFindPlace(lookup, pointer);
  // Walking the path makes the error report where it ends.
  return (
    place ?? splitPointer(pointer).reduce((around, token) => enter(lookup, around, token), rootPlace(lookup))
  );
}

/** False for the place of a row, or of an entry of a map, that is not in the data. */
const isThere = ({ isRow, isAddition, value }: FieldPlace): boolean =>
  !(isRow || isAddition) || value !== undefined;

/** A function that finds places by a path, of which `tokenAt` translates each token to that of a pointer. */
function createFinder(
  tokenAt: (place: FieldPlace, token: string, lookup: LookupContext) => string,
  isKnown: (place: FieldPlace) => unknown = Boolean,
) {
  const finderIn = memoize((lookup: LookupContext) => {
    const find = memoizeText((path: string): FieldPlace | undefined => {
      if (path === '') return rootPlace(lookup);
      const token = splitPointer(path).at(-1)!;
      const around = find(parentPointer(path));
      const place = around && tryEnter(lookup, around, tokenAt(around, token, lookup));
      return place && isKnown(place) ? place : undefined;
    });
    return find;
  });
  return (lookup: LookupContext, path: string) => finderIn(lookup)(path);
}

/**
 * The place at `pointer`; undefined when the schema has no field there, or only in an option that is no longer
 * chosen.
 */
export const tryFindPlace = createFinder((_, token) => token);

/** The place of the field with this id; undefined when its row does not exist, or the schema has no field there. */
export const placeById = createFinder(
  ({ inner, value }, token, { keys }) =>
    // The list may have been one of another kind since, in which its rows had other keys.
    isArray(value) && isList(inner) && !isIndex(token)
      ? `${keys.indexOf(value, token, fixedCount(inner))}`
      : token,
  isThere,
);

export function rootPlace({ root, data, saved, choices, validator }: LookupContext): FieldPlace {
  const node = resolveNode(root);
  const chosen = optionOf(node, data, '', choices, validator.fits);
  return {
    pointer: '',
    id: '',
    node,
    ...chosen,
    value: data,
    saved,
    required: true,
    applies: true,
    shown: true,
  };
}

/** The place of one child or row of a place. Throws when the schema has none with that name. */
export function enter(lookup: LookupContext, place: FieldPlace, token: string): FieldPlace {
  const inside = tryEnter(lookup, place, token);
  if (inside) return inside;
  throw unknownPointer(joinPointer(place.pointer, token), token, place.inner);
}

/** The place of one child or row of a place; undefined when the schema has none with that name. */
export function tryEnter(lookup: LookupContext, place: FieldPlace, token: string): FieldPlace | undefined {
  const { choices, keys, validator } = lookup;
  const around = containerOf(place, token);
  const isRow = isIndex(token) && Number(token) >= fixedCount(around);
  const fields = around.kind === 'group' ? fieldsAt(lookup, place, around) : undefined;
  // A group may hold an array instead, and a list an object.
  const isHeld = isKind(around);
  const value = isHeld(place.value) ? childAt(place.value, token) : undefined;
  let child = fields ? fields.child(token) : childNode(around, token);
  if (!child && value !== undefined && around.kind === 'group') {
    const outcome = validator.evaluate(around.schema, place.value!).children.get(token);
    if (outcome && isForbidden(outcome)) child = named(around.refused)(token);
  }
  if (!child) return undefined;
  // An entry below would replace what is stored instead of its container.
  const isOther = (place.value ?? null) !== null && !isHeld(place.value);
  if (isOther || place.node.readOnly) child = locked(resolveNode(child));
  // Another option does not number the items of a list of the chosen one.
  const fixed = fixedCount(isList(place.inner) ? place.inner : around);
  if (isArray(place.saved)) keys.of(place.saved, fixed);
  const key = idToken(place.value, token, keys, fixed);
  const id = joinPointer(place.id, key);
  const node = resolveNode(child);
  const isReplaced = isOther || (place.applies && !place.shown);
  const isChosen =
    around === place.inner && (!fields || fields.has(token)) && !(isRow && value === undefined);
  return {
    pointer: joinPointer(place.pointer, token),
    id,
    node,
    value,
    saved: !isOther && isHeld(place.saved) ? childById(place.saved, key, keys) : undefined,
    // Only in what is there, or must be.
    required:
      !fields ||
      ((place.value === undefined ? place.required : place.value !== null) && fields.isRequired(child)),
    applies: place.applies && (isReplaced || isChosen),
    shown: place.shown && !isOther && isChosen,
    isRow,
    isAddition: !isRow && around.kind === 'group' && !isListed(around, token),
    // As the first member, it took most of the time of Node.js 20 where there are thousands of fields.
    ...optionOf(node, value, id, choices, validator.fits),
  };
}

export function fieldsAt(lookup: LookupContext, { id, value }: FieldPlace, group: GroupNode): GroupFields {
  return lookup.shownValues.fields(group, value, id, lookup.choices);
}

/** The group or table that a token is looked up in: in an option of a union, the chosen one first. */
export function containerOf(place: FieldPlace, token: string): ResolvedNode {
  const { node, inner } = place;
  const option = childNode(inner, token) || node.kind !== 'union' ? undefined : optionWith(node, token);
  return option ? resolveNode(option.node) : inner;
}
