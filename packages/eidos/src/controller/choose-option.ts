import type { EidosNode, NodeKind, UnionNode, UnionOption } from '../compiler/node';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { advice } from '../development/advice';
import { isJsonObject, type JsonObject, equalJson } from '../json/json-object';
import { type Json, freezeKnownJson } from './adopt-json';
import { type Applied, apply } from './apply';
import { type Content, entriesWithin, withEntry } from './state';
import { childAt, type FieldId, isWithin } from './field-id';
import { childNode, resolveNode } from './node-tree';
import type { FieldPlace } from './place';
import { startValue } from './settle';
import type { View } from './view';
import { takesValue } from './union-option';

/**
 * Content after choosing another option of the union at `pointer`, or none. The values of the previous option are
 * kept, and the values kept for the new option are restored; what both options have in common stays as it is.
 */
export function chooseOption(view: View, pointer: Pointer, optionId: string | undefined): Applied {
  const place = view.place(pointer);
  const { id, node, value, options } = place;
  const { lookup } = view;
  const { content } = view.state;
  if (node.kind !== 'union') throw new Error(`"${pointer}" is not a union and has no options.`);
  const option = optionId === undefined ? undefined : findChoice(pointer, node, optionId);
  if (options[0]?.id === optionId && (option || value === undefined)) return { content, changed: [] };
  const left = {
    value,
    drafts: entriesWithin(content.drafts, id),
    choices: entriesWithin(content.choices, id),
  };
  const stash = new Map(content.stash.get(id)).set(options[0]?.id ?? '', left);
  const back = optionId === undefined ? undefined : stash.get(optionId);
  const start = back ? back.value : option && startOf(node, option);
  const common = option
    ? commonEntries(place, option).filter((name) => !isOtherDefault(content, place, option, name))
    : [];
  const next = carryOver(common, value, start, back !== undefined);
  const operation = { kind: 'choose' as const, pointer, option, value: next, isBack: back !== undefined };
  const written = apply(lookup, content, [operation]).content;
  const inCommon = (entry: FieldId) => common.some((name) => isWithin(entry, joinPointer(id, name)));
  const entries = <Value>(
    now: ReadonlyMap<FieldId, Value>,
    restored: ReadonlyMap<FieldId, Value> = new Map(),
  ) =>
    new Map([
      ...[...now].filter(([entry]) => !isWithin(entry, id) || inCommon(entry)),
      ...[...restored].filter(([entry]) => !inCommon(entry)),
    ]);
  const after = {
    ...written,
    drafts: entries(written.drafts, back?.drafts),
    choices: withEntry(entries(written.choices, back?.choices), id, optionId),
    stash: withEntry(written.stash, id, stash),
  };
  return apply(lookup, content, [{ kind: 'replace', content: after }]);
}

/** A value that nobody entered gives way to the default that the next option has for it. */
function isOtherDefault({ filled }: Content, place: FieldPlace, option: UnionOption, name: string): boolean {
  const put = filled.get(joinPointer(place.id, name));
  const group = resolveNode(option.node);
  const node = group.kind === 'group' ? childNode(group, name) : undefined;
  return (
    node?.defaultValue !== undefined && put !== undefined && equalJson(childAt(place.value, name), put.value)
  );
}

function findChoice(pointer: Pointer, union: UnionNode, optionId: string): UnionOption {
  const option = union.options.find((one) => one.id === optionId);
  if (option) return option;
  const fix = advice(
    () =>
      process.env.NODE_ENV !== 'production' &&
      ` Use one of ${union.options.map((one) => `"${one.id}"`).join(', ')}.`,
  );
  throw new Error(`The union at "${pointer}" has no option "${optionId}".${fix}`);
}

/** The start value of an option; a discriminator is set even where the schema does not require it. */
function startOf(union: UnionNode, option: UnionOption): Json {
  const node = resolveNode(option.node);
  const start = startValue(node, true);
  const name = union.discriminator;
  const tag = name !== undefined && node.kind === 'group' ? childNode(node, name) : undefined;
  if (tag?.kind !== 'constant' || !isJsonObject(start) || childAt(start, tag.name) !== undefined)
    return start;
  return freezeKnownJson({ ...start, [tag.name]: tag.value });
}

/** Names of the fields that the current option of a union and the next one both have, and whose value both can show. */
function commonEntries({ inner, value }: FieldPlace, next: UnionOption): readonly string[] {
  const group = resolveNode(next.node);
  if (group.kind !== 'group' || group.tuple) return [];
  return namesIn(inner, value).flatMap(({ name, kind }) => {
    const node = childNode(group, name);
    if (node === undefined || kind === 'constant' || node.kind === 'constant') return [];
    const entered = childAt(value, name);
    const resolved = resolveNode(node);
    const isTaken =
      entered === undefined ? kind !== undefined && holdsSame(resolved, kind) : takesValue(resolved, entered);
    return isTaken ? [name] : [];
  });
}

/** The fields of the current option; without one, what is stored. */
function namesIn(
  inner: EidosNode,
  value: Json,
): readonly { readonly name: string; readonly kind?: NodeKind }[] {
  if (inner.kind === 'group') return inner.tuple ? [] : inner.children;
  return inner.kind === 'union' && isJsonObject(value) ? Object.keys(value).map((name) => ({ name })) : [];
}

/** Text that is not a number yet belongs to numbers of either kind. */
function holdsSame(node: EidosNode, kind: NodeKind): boolean {
  const isNumeric = (one: NodeKind) => one === 'integer' || one === 'number';
  return node.kind === kind || (isNumeric(node.kind) && isNumeric(kind));
}

/** The start of the next option, with the common values; what was emptied stays empty in an option that comes back. */
function carryOver(names: readonly string[], from: Json, start: Json, isBack: boolean): Json {
  if (names.length === 0 || !isJsonObject(start)) return start;
  const next = new Map(Object.entries<JsonObject[string]>(start));
  for (const name of names) {
    const entered = childAt(from, name);
    if (entered !== undefined) next.set(name, entered);
    else if (isBack) next.delete(name);
  }
  return freezeKnownJson(Object.fromEntries(next));
}
