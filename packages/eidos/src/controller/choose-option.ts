import type { EidosNode, UnionNode, UnionOption } from '../compiler/node';
import { joinPointer } from '../json/json-pointer';
import { isJsonObject } from '../json/json-object';
import { type Json, withProperties, withProperty } from './adopt-json';
import { withEntry, type WorkingContent } from './state';
import { childAt, type FieldId, isWithin, type RowKeys } from './field-id';
import { childNode, isNumeric, resolveNode } from './node-tree';
import type { FieldPlace } from './place';
import { startValue } from './settle';
import { tagOf, takesValue } from './union-option';

/**
 * Puts another option of a union in the place of the current one, or none. What was entered in the current option is
 * stashed, what was stashed for the next one comes back, and what both have in common stays as it is.
 *
 * @returns The value of the union, which is not written yet.
 */
export function switchOption(
  state: WorkingContent,
  keys: RowKeys,
  place: FieldPlace,
  option: UnionOption | undefined,
): Json {
  const { id, node, value, options } = place;
  const stash = new Map(state.stash.get(id)).set(options[0]?.id ?? '', state.stashed(id, value));
  const back = option && stash.get(option.id);
  const common = option
    ? commonEntries(place, option).filter((name) => !isFilledIn(state, keys, id, value, name))
    : [];
  const inCommon = (entry: FieldId) => common.some((name) => isWithin(entry, joinPointer(id, name)));
  const entries = <Value>(
    now: ReadonlyMap<FieldId, Value>,
    restored: ReadonlyMap<FieldId, Value> = new Map(),
  ) =>
    new Map([
      ...[...now].filter(([entry]) => !isWithin(entry, id) || inCommon(entry)),
      ...[...restored].filter(([entry]) => !inCommon(entry)),
    ]);
  state.drafts = entries(state.drafts, back?.drafts);
  state.choices = withEntry(entries(state.choices, back?.choices), id, option?.id);
  state.stash = withEntry(state.stash, id, stash);
  // What was emptied in an option that comes back stays empty.
  if (back) state.settled.add(id);
  const start = back ? back.value : option && node.kind === 'union' ? startOf(node, option) : undefined;
  const isEmptied = (name: string) => back !== undefined && !isFilledIn(state, keys, id, start, name);
  return carryOver(common, value, start, isEmptied);
}

/** What nobody entered belongs to its option: the next one has defaults of its own, or none. */
function isFilledIn(state: WorkingContent, keys: RowKeys, id: FieldId, value: Json, name: string): boolean {
  const own = childAt(value, name);
  return own !== undefined && state.isBlank(joinPointer(id, name), own, keys);
}

/** The start value of an option; a discriminator is set even where the schema does not require it. */
function startOf(union: UnionNode, option: UnionOption): Json {
  const start = startValue(resolveNode(option.node), true);
  const tag = tagOf(union, option);
  if (tag === undefined || !isJsonObject(start) || childAt(start, tag.name) !== undefined) return start;
  return withProperty(start, tag.name, tag.value);
}

/** Names of the fields that the current option of a union and the next one both have, and whose value both can show. */
function commonEntries({ inner, value }: FieldPlace, next: UnionOption): readonly string[] {
  const group = resolveNode(next.node);
  if (group.kind !== 'group' || group.tuple) return [];
  return namesIn(inner, value).filter((name) => {
    const node = childNode(group, name);
    const own = inner.kind === 'group' ? childNode(inner, name) : undefined;
    if (node === undefined || own?.kind === 'constant' || node.kind === 'constant') return false;
    const entered = childAt(value, name);
    const resolved = resolveNode(node);
    if (entered !== undefined) return takesValue(resolved, entered);
    // Text that is not a number yet belongs to numbers of either kind.
    return own !== undefined && (resolved.kind === own.kind || (isNumeric(resolved) && isNumeric(own)));
  });
}

/** The fields of the current option; without one, what is stored. */
function namesIn(inner: EidosNode, value: Json): readonly string[] {
  if (inner.kind === 'group') return inner.tuple ? [] : inner.children.map(({ name }) => name);
  return inner.kind === 'union' && isJsonObject(value) ? Object.keys(value) : [];
}

/** The start of the next option, with the common values; what was emptied stays empty in an option that comes back. */
function carryOver(
  names: readonly string[],
  from: Json,
  start: Json,
  isEmptied: (name: string) => boolean,
): Json {
  if (!isJsonObject(start)) return start;
  const changed = names.filter((name) => childAt(from, name) !== undefined || isEmptied(name));
  return withProperties(
    start,
    changed.map((name) => [name, childAt(from, name)]),
  );
}
