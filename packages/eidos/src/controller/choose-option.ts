import type { EidosNode, UnionNode, UnionOption } from '../compiler/node';
import { joinPointer } from '../json/json-pointer';
import { isJsonObject } from '../json/json-object';
import { type Json, withProperties } from './adopt-json';
import { type Stashed, withEntry, withoutEntries, type WorkingContent } from './state';
import { childAt, type FieldId, isWithin } from './field-id';
import { childNode, isSameField, type ResolvedNode, resolveNode } from './node-tree';
import type { FieldPlace } from './place';
import { emptyValue } from './read-text';
import { startValue, takesEntry } from './settle';
import { takesValue, withTags } from './union-option';

/**
 * Puts another option of a union in the place of the current one, or none. What was entered in the current option is
 * stashed, what was stashed for the next one comes back, and what both have in common stays as it is.
 *
 * @returns The value of the union, which is not written yet.
 */
export function switchOption(
  state: WorkingContent,
  place: FieldPlace,
  option: UnionOption | undefined,
): Json {
  const { id, value, option: current } = place;
  const union = place.node as UnionNode;
  const next = option && resolveNode(option.node);
  /** Whether nobody entered the value. Such a value belongs to its option: the next one has defaults of its own, or none. */
  const isFilledIn = (around: Json, name: string) =>
    state.isBlank(joinPointer(id, name), childAt(around, name));
  const stash = new Map(state.stash.get(id));
  const leftKey = current?.id ?? '';
  // The last entry of the map is the latest.
  stash.delete(leftKey);
  /** Where each field that the next option shares was entered last. */
  const latest = new Map<string, Stashed>();
  // The fields of one of several lists of options are the same under each option of the others.
  for (const [key, stashed] of next ? stash : []) {
    const before = union.options.find((each) => each.id === key)?.node;
    for (const name of before ? fieldNames(next!) : [])
      if (isSameField(childNode(before!, name), childNode(next!, name))) latest.set(name, stashed);
  }
  const leaving = state.stashed(id, value);
  stash.set(leftKey, leaving);
  const returning = option && stash.get(option.id);
  const common = next
    ? commonEntries(place, next, returning?.value).filter((name) => !isFilledIn(value, name))
    : [];
  for (const name of common) latest.set(name, leaving);
  const isIn = (entry: FieldId, name: string) => isWithin(entry, joinPointer(id, name));
  const entries = <Value>(part: (stashed: Stashed | WorkingContent) => ReadonlyMap<FieldId, Value>) =>
    new Map([
      ...withoutEntries(part(state), id),
      ...[...(returning ? part(returning) : [])].filter(
        ([entry]) => ![...latest.keys()].some((name) => isIn(entry, name)),
      ),
      ...[...latest].flatMap(([name, stashed]) => [...part(stashed)].filter(([entry]) => isIn(entry, name))),
    ]);
  state.drafts = entries((stashed) => stashed.drafts);
  state.choices = withEntry(
    entries((stashed) => stashed.choices),
    id,
    option?.id,
  );
  state.stash = withEntry(state.stash, id, stash);
  // A value that the user emptied stays empty when its option comes back.
  if (returning) state.settled.add(id);
  const start = returning ? returning.value : next && startValue(next, true);
  if (!isJsonObject(start)) return start ?? emptyValue(place, next ?? union);
  const isEmptied = (name: string) => returning !== undefined && !isFilledIn(start, name);
  return withProperties(
    returning ? start : withTags(union, option!, start),
    [...latest]
      .map(([name, stashed]) => [name, childAt(stashed.value, name)] as const)
      .filter(([name, entered]) => entered !== undefined || isEmptied(name)),
  );
}

/**
 * Names of the fields that the current option of a union and the next one both have, and whose value both can show.
 *
 * @param returning The value that the next option had when it was left.
 */
function commonEntries(
  { inner, value }: FieldPlace,
  group: ResolvedNode,
  returning: Json,
): readonly string[] {
  if (group.kind !== 'group' || group.tuple) return [];
  return fieldNames(inner, value).filter((name) => {
    const node = childNode(group, name);
    const own = childNode(inner, name);
    // A field of both, and a name that neither of them has, keep what is stored, whatever it is.
    const isShared = isSameField(node, own);
    if (isShared || !node) return isShared;
    const [entered, stashed] = [value, returning].map((one) => childAt(one, name));
    const isConstant = node.kind === 'constant';
    // A constant belongs to its option, unless the next one has the same.
    if (isConstant !== (own?.kind === 'constant')) return false;
    if (entered !== undefined) return takesValue(resolveNode(node), entered);
    if (!own || isConstant) return false;
    // A stashed value that the current option could not take over was not emptied there.
    if (stashed !== undefined) return takesValue(resolveNode(own), stashed);
    return takesEntry(resolveNode(node), undefined, resolveNode(own));
  });
}

/** The fields of an option, if there is one, and what else is stored. */
function fieldNames(inner: EidosNode, value?: Json): readonly string[] {
  const fields = inner.kind === 'group' && !inner.tuple ? inner.children : [];
  const stored = isJsonObject(value) ? Object.keys(value) : [];
  return [...new Set([...fields.map(({ name }) => name), ...stored])];
}
