import type { EidosNode, NodeKind, UnionOption } from '../compiler/node';
import { isJsonObject, type JsonObject } from '../json/json-object';
import { type Json, seal } from './adopt-json';
import { childAt } from './field-id';
import { childNode, resolveNode } from './node-tree';
import type { FieldPlace } from './place';
import { takesValue } from './takes-value';

/** Names of the fields that the current option of a union and the next one both have, and whose value both can show. */
export function commonEntries({ inner, value }: FieldPlace, next: UnionOption): readonly string[] {
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
export function carryOver(names: readonly string[], from: Json, start: Json, isBack: boolean): Json {
  if (names.length === 0 || !isJsonObject(start)) return start;
  const next = new Map(Object.entries<JsonObject[string]>(start));
  for (const name of names) {
    const entered = childAt(from, name);
    if (entered !== undefined) next.set(name, entered);
    else if (isBack) next.delete(name);
  }
  return seal(Object.fromEntries(next));
}
