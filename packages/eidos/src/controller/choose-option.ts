import type { UnionNode, UnionOption } from '../compiler/node';
import { joinPointer } from '../json/json-pointer';
import { childAt, equalJson, isJsonObject, type JsonObject } from '../json/json-object';
import { type Json, setProperties } from './adopt-json';
import { type Stashed, setEntry, removeEntries, type WorkingContent } from './state';
import { type FieldId, isWithin } from './field-id';
import { childNode, isFields, isSameField, type ResolvedNode, resolveNode } from './node-tree';
import type { FieldPlace } from './place';
import { emptyValue } from './read-text';
import { startValue, takesEntry } from './settle';
import { takesValue, setTags } from './union-option';

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
  const stashed = new Map(state.stash.get(id));
  const leftKey = current?.id ?? '';
  // The last entry of the map is the latest.
  stashed.delete(leftKey);
  const leaving = state.stashed(id, value);
  stashed.set(leftKey, leaving);
  const returning = option && stashed.get(option.id);
  /** Where each field that the next option shares was entered last, by the id of the field. */
  const latest = new Map<FieldId, Stashed>();

  /** A group of the next option with the values that it shares with one of another option. */
  function share(
    source: Stashed,
    groups: readonly ResolvedNode[],
    value: Json,
    start: JsonObject,
    at: FieldId,
  ): JsonObject {
    const isLeaving = source === leaving;
    const entries = fieldNames(groups[0]!, value).flatMap((name): (readonly [string, Json])[] => {
      const inside = joinPointer(at, name);
      const [own, other] = groups.map((group) => childNode(group, name));
      const [entered, before] = [value, start].map((one) => childAt(one, name));
      const isSame = isSameField(own, other);
      const nodes = [own, other].map((node) => node && resolveNode(node));
      if (isLeaving && !isSame && nodes.every(isFields) && entered !== null) {
        // A missing group counts as emptied: what both options can have in it is empty in the next one too. A null of the next
        // option stays, because the current one may allow none there.
        const [from = {}, to = {}] = [entered, before];
        const part = isJsonObject(from) && isJsonObject(to) && share(source, nodes, from, to, inside);
        if (!part || equalJson(part, to)) return [];
        state.enter(inside, true);
        return [[name, other!.required || Object.keys(part).length > 0 ? part : undefined]];
      }
      const isTaken = isLeaving ? isSame || takesOver(nodes, entered, before) : own && isSame;
      // A value that nobody entered belongs to its option: the next one has defaults of its own, or none. The fields of one of
      // several lists of options are the same under each option of the others.
      if (!isTaken || (isLeaving && state.isBlank(inside, entered))) return [];
      // A value that the user emptied stays empty.
      const isEmptied = (returning ?? latest.get(inside)) && !state.isBlank(inside, before);
      latest.set(inside, source);
      return entered !== undefined || isEmptied ? [[name, entered]] : [];
    });
    return setProperties(start, entries);
  }

  const start = returning ? returning.value : next && startValue(next, true);
  let result = start ?? emptyValue(place, next ?? union);
  if (isJsonObject(start) && isFields(next)) {
    let shared = returning ? start : setTags(union, option!, start);
    for (const [key, source] of stashed) {
      const before = union.options.find((each) => each.id === key)?.node ?? union;
      shared = share(source, [resolveNode(before), next], source.value, shared, id);
    }
    result = shared;
  }
  const sourceOf = (entry: FieldId) =>
    [...latest].findLast(([one]) => isWithin(entry, one))?.[1] ?? returning;
  const entries = <Value>(part: (stashed: Stashed) => ReadonlyMap<FieldId, Value>) =>
    [...stashed.values()].flatMap((source) =>
      [...part(source)].filter(([entry]) => sourceOf(entry) === source),
    );
  state.drafts = new Map([...removeEntries(state.drafts, id), ...entries(({ drafts }) => drafts)]);
  state.choices = new Map([...removeEntries(state.choices, id), ...entries(({ choices }) => choices)]);
  state.choices = setEntry(state.choices, id, option?.id);
  // The toolkit put the groups around shared values there too, so what is known of the current option stays.
  state.filled = new Map([...state.filled, ...entries(({ filled }) => filled)]);
  state.stash = setEntry(state.stash, id, stashed);
  // A value that the user emptied stays empty when its option comes back.
  if (returning) state.settled.add(id);
  return result;
}

/**
 * Whether the field of another option takes a value, or its absence.
 *
 * @param before The value that the other option has without it.
 */
function takesOver([own, next]: readonly (ResolvedNode | undefined)[], entered: Json, before: Json): boolean {
  const isConstant = next?.kind === 'constant';
  // A constant belongs to its option, unless the next one has the same.
  if (!next || isConstant !== (own?.kind === 'constant')) return false;
  if (entered !== undefined) return takesValue(next, entered);
  if (!own || isConstant) return false;
  // A value that the current option could not take over was not emptied there.
  return before === undefined ? takesEntry(next, undefined, own) : takesValue(own, before);
}

/** The fields of an option, if there is one, and what else is stored. */
function fieldNames(inner: ResolvedNode, value?: Json): readonly string[] {
  const fields = isFields(inner) ? inner.children : [];
  const stored = isJsonObject(value) ? Object.keys(value) : [];
  return [...new Set([...fields.map(({ name }) => name), ...stored])];
}
