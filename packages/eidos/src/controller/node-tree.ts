import type { EidosNode, GroupNode, ReferenceNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { advice } from '../development/advice';

export type ResolvedNode = Exclude<EidosNode, ReferenceNode>;

/** Whether a value fits a schema. */
export type Fits = (schema: JsonSchema, value: JsonValue) => boolean;

/** The node that a reference resolves to, with the reference's own name, label and required mark. */
export function resolveNode(node: EidosNode): ResolvedNode {
  if (node.kind !== 'reference') return node;
  const known = resolved.get(node);
  if (known) return known;
  const target = resolveNode(node.resolve());
  const own = { name: node.name, label: node.label, labelKey: node.labelKey, required: node.required };
  const merged = { ...target, ...own };
  resolved.set(node, merged);
  return merged;
}

const resolved = new WeakMap<ReferenceNode, ResolvedNode>();

interface GroupIndex {
  readonly own: ReadonlyMap<string, EidosNode>;
  /** Every node of each name, the unconditional one first. */
  readonly nodes: ReadonlyMap<string, readonly EidosNode[]>;
  /** Names in the order of the screen. */
  readonly order: readonly string[];
  readonly rank: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<GroupNode, GroupIndex>();

function indexOf(group: GroupNode): GroupIndex {
  const known = indexes.get(group);
  if (known) return known;
  const own = new Map(group.children.map((child) => [child.name, child]));
  const nodes = new Map<string, EidosNode[]>(group.children.map((child) => [child.name, [child]]));
  for (const child of group.conditions.flatMap(({ children }) => children)) {
    nodes.set(child.name, [...(nodes.get(child.name) ?? []), child]);
  }
  const order = [...new Set([...(group.order ?? []), ...nodes.keys()])];
  const rank = new Map(order.map((name, at) => [name, at]));
  const index = { own, nodes, order, rank };
  indexes.set(group, index);
  return index;
}

/** All nodes that a group has for a name, whether or not they apply now: the unconditional one first. */
export function childNodes(group: GroupNode, name: string): readonly EidosNode[] {
  const listed = indexOf(group).nodes.get(name);
  if (listed) return listed;
  const additional = additionalNode(group, name);
  return additional ? [additional] : [];
}

/** A child of a group by its name, whether or not it applies now. */
export function childNode(group: GroupNode, name: string): EidosNode | undefined {
  return childNodes(group, name)[0];
}

const additionalNodes = new WeakMap<EidosNode, Map<string, EidosNode>>();

/** The node of a value whose name is not listed, with that name as its label. */
function additionalNode(group: GroupNode, name: string): EidosNode | undefined {
  const found = group.additional?.find(
    ({ pattern }) => pattern === undefined || new RegExp(pattern, 'u').test(name),
  );
  if (found === undefined) return undefined;
  const named = additionalNodes.get(found.node) ?? new Map<string, EidosNode>();
  additionalNodes.set(found.node, named);
  const node = named.get(name) ?? { ...found.node, name, label: name };
  named.set(name, node);
  return node;
}

/** Whether a name is one of a group's own or conditional fields. */
export function isListed(group: GroupNode, name: string): boolean {
  return indexOf(group).rank.has(name);
}

/** The place of each name that a group may show, in the order of the screen. */
export function screenRank(group: GroupNode): ReadonlyMap<string, number> {
  return indexOf(group).rank;
}

/** The error for a pointer without a field; it lists the fields that exist there. */
export function unknownPointer(pointer: Pointer, name: string, around: ResolvedNode): Error {
  const fix = advice(() => process.env.NODE_ENV !== 'production' && fieldsOf(around));
  return new Error(`The schema has no field at "${pointer}": "${name}" is unknown.${fix}`);
}

function fieldsOf(around: ResolvedNode): string {
  const names = around.kind === 'group' ? [...screenRank(around).keys()] : [];
  return names.length > 0 ? ` Fields there: ${names.map((one) => `"${one}"`).join(', ')}.` : '';
}
