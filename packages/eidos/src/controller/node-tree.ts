import type {
  Choice,
  Condition,
  ConstantNode,
  EidosNode,
  GroupNode,
  IntegerNode,
  NumberNode,
  ReferenceNode,
  StringNode,
  TableNode,
} from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import { isIndex, isArray, isJsonObject } from '../json/json-object';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { createError } from '../development/advice';
import { createCache, memoize, memoizeText } from '../json/memoize';
import { quicklyChecked } from '../validation/assertions';
import type { Json } from './adopt-json';

export type ResolvedNode = Exclude<EidosNode, ReferenceNode>;

export type Fits = (schema: JsonSchema, value: JsonValue) => boolean;

export function isText(node: EidosNode): node is StringNode {
  return node.kind === 'string' || node.kind === 'text';
}

export function isNumeric(node: EidosNode): node is IntegerNode | NumberNode {
  return node.kind === 'integer' || node.kind === 'number';
}

/** The choices of a node, if the schema lists any. */
export function choicesOf(node: EidosNode): readonly Choice[] | undefined {
  return (node as StringNode).choices;
}

/** Whether nothing is valid in the place of a value, so that it can only be removed. */
export function isRefused(node: EidosNode | undefined): boolean {
  return node?.kind === 'constant' && node.value === undefined;
}

/** The node that a reference resolves to, with the reference's own name, label and required mark. */
export function resolveNode(node: EidosNode): ResolvedNode {
  return node.kind === 'reference' ? resolveReference(node) : node;
}

const resolveReference = memoize(
  ({ resolve, name, label, labelKey, required }: ReferenceNode): ResolvedNode => ({
    ...resolveNode(resolve()),
    name,
    label,
    labelKey,
    required,
  }),
);

/** Whether a node repeats a schema around it. Other references only wait to be compiled, and are like what they resolve to. */
export const isRecursive = (node: EidosNode | undefined) => node?.kind === 'reference' && !node.deferred;

/** Makes something once for groups with the same fields: a schema may repeat a group a hundred times, with another default for each. */
function memoizeFields<Value>(make: (group: GroupNode) => Value): (group: GroupNode) => Value {
  const known = createCache<Value>();
  return (group) => known(group.children, [], () => make(group));
}

/** Every node of each name that a group lists, the unconditional one first. */
const nodesByName = memoizeFields((group): ReadonlyMap<string, readonly EidosNode[]> => {
  const nodes = new Map<string, EidosNode[]>();
  for (const child of everyField(group)) nodes.set(child.name, [...(nodes.get(child.name) ?? []), child]);
  return nodes;
});

/** The place of each name that a group may show, in the order of the screen. */
export const screenRank = memoizeFields((group): ReadonlyMap<string, number> => {
  const names = new Set([...(group.order ?? []), ...nodesByName(group).keys()]);
  return new Map([...names].map((name, at) => [name, at]));
});

/** Identifies the declaration of a field: in another state, such as disabled, it is still the same one. */
export function declarationKey(node: EidosNode | undefined): string {
  // Options that share a declaration may each add a constant to it, such as the name of the option.
  return `#${node?.schemaPointer}${JSON.stringify((node as Partial<ConstantNode> | undefined)?.value) ?? ''}`;
}

/** Whether two nodes have the same declaration. */
export function isSameField(one: EidosNode | undefined, other: EidosNode | undefined): boolean {
  return declarationKey(one) === declarationKey(other);
}

/** The nodes of all fields that a value may have: of any option of a union, and under any condition. */
export function everyField(node: EidosNode): readonly EidosNode[] {
  const own = resolveNode(node);
  if (own.kind === 'union') return own.options.flatMap((option) => everyField(option.node));
  return own.kind === 'group' ? [own, ...own.conditions].flatMap(({ children }) => children) : [];
}

/** All nodes that a group has for a name, whether or not they apply now: the unconditional one first. */
export function childNodes(group: GroupNode, name: string): readonly EidosNode[] {
  const listed = nodesByName(group).get(name);
  if (listed) return listed;
  const found = group.additional?.find(
    ({ pattern }) => pattern === undefined || new RegExp(pattern, 'u').test(name),
  );
  // The rows of a tuple have no names.
  return found ? [group.tuple ? found.node : named(found.node)(name)] : [];
}

/** The node of a child of a group by its name, whether or not it applies now, or of an item of a list by its index. */
export function childNode(around: EidosNode, token: string): EidosNode | undefined {
  const node = resolveNode(around);
  if (node.kind === 'table') return isIndex(token) ? node.row : undefined;
  return node.kind === 'group' ? childNodes(node, token)[0] : undefined;
}

/** Whether a value is an array, of rows or of fixed items. */
export function isList(node: ResolvedNode): node is GroupNode | TableNode {
  return node.kind === 'table' || (node.kind === 'group' && node.tuple === true);
}

/** Whether a value is an object with fields. */
export function isFields(node: ResolvedNode | undefined): node is GroupNode {
  return node?.kind === 'group' && !node.tuple;
}

/** Tells whether a value is an array, for a list, or else an object. */
export const isKind = (node: ResolvedNode) => (isList(node) ? isArray : isJsonObject);

/** How many items of an array come before its rows: all of a tuple without further items. */
export function fixedCount(node: ResolvedNode): number {
  if (node.kind === 'table') return 0;
  return node.kind === 'group' && node.tuple && node.additional ? node.children.length : Infinity;
}

/** A node with a name that is not listed, which is its label. */
export const named = memoize((node: EidosNode) =>
  memoizeText((name): EidosNode => ({ ...node, name, label: name })),
);

/** A node whose value cannot be edited. */
export const locked = memoize((node: EidosNode): EidosNode => ({ ...node, readOnly: true }));

/** Whether a name is one of a group's own or conditional fields. */
export function isListed(group: GroupNode, name: string): boolean {
  return screenRank(group).has(name);
}

/** The error for a pointer without a field; it lists the fields that exist there. */
export function unknownPointer(pointer: Pointer, name: string, around: EidosNode): Error {
  return createError(
    `The schema has no field at "${pointer}": "${name}" is unknown.`,
    () => process.env.NODE_ENV !== 'production' && fieldsOf(around),
  );
}

function fieldsOf(around: EidosNode): string {
  const names = [...new Set(everyField(around).map(({ name }) => name))];
  return names.length > 0 ? ` Fields there: ${names.map((one) => `"${one}"`).join(', ')}.` : '';
}

/** The fields of a group that apply while certain conditions hold. */
export type GroupFields = ReturnType<typeof makeFields>;

const fieldsByConditions = memoizeFields((group) =>
  memoizeText((key) => makeFields(group, JSON.parse(key) as readonly boolean[])),
);

/** The fields of a group; the same object for the same conditions, so that nothing is looked up twice. */
export function groupFields(group: GroupNode, holding: readonly boolean[]): GroupFields {
  return fieldsByConditions(group)(JSON.stringify(holding));
}

function makeFields(group: GroupNode, holding: readonly boolean[]) {
  const applying = group.conditions.filter((_, at) => holding[at]);
  const shown = new Set([...group.children.map(({ name }) => name), ...applying.flatMap(namesIn)]);
  const required = new Set(applying.flatMap((condition) => condition.required));
  const children = new Map(applying.flatMap((condition) => condition.children).map((one) => [one.name, one]));
  const listed = [...screenRank(group).keys()].filter((name) => shown.has(name));
  return {
    has: (name: string) => shown.has(name) || !isListed(group, name),
    /** The node of a name: that of the last condition that holds, else the unconditional one, else any. */
    child: (name: string) => children.get(name) ?? childNode(group, name),
    /** Whether a child is required, by the schema or by a condition that holds. */
    isRequired: (child: EidosNode) => child.required || required.has(child.name),
    /** The names that apply to an object, or to the items of a tuple, in the order of the screen. */
    names(value: Json | false): readonly string[] {
      if (!value || !(group.tuple ? group.open : group.additional)) return listed;
      const isAdded = (name: string) => !isListed(group, name) && childNode(group, name);
      return [...listed, ...Object.keys(value).filter(isAdded)];
    },
  };
}

/** A field that a condition requires is shown too, even if only another condition declares it. */
export function namesIn({ children, required }: Condition): readonly string[] {
  return [...children.map(({ name }) => name), ...required];
}

/** How the conditions of a group depend on its values. */
export const planOf = memoizeFields((group) => {
  /** The names that each condition reads; undefined when it may read any. */
  const reads = group.conditions.map(({ when }) => readsOf(when));
  const own = new Set(group.children.map(({ name }) => name));
  /** The names whose field each condition may change. */
  const affects = group.conditions.map((condition) => {
    const variants = new Set(condition.children.map(({ name }) => name));
    // A name that is always shown, and whose field stays the same, keeps its value.
    const isAffected = (name: string) =>
      !own.has(name) || (variants.has(name) && childNodes(group, name).length > 1);
    return [...new Set(namesIn(condition))].filter(isAffected);
  });
  /** The same names, with the conditions that may change each. */
  const affected = new Map<string, number[]>();
  affects.forEach((names, at) => {
    for (const name of names) affected.set(name, [...(affected.get(name) ?? []), at]);
  });
  return { reads, affects, affected, ...inOrder(reads, affected) };
});

/** Conditions in an order in which each follows those that may change what it reads; where they depend on each other, as listed. */
function inOrder(
  reads: readonly (ReadonlySet<string> | undefined)[],
  affected: ReadonlyMap<string, readonly number[]>,
) {
  const order: number[] = [];
  const isOpen = new Map<number, boolean>();
  let isCircular = false;
  function visit(at: number): void {
    isCircular ||= isOpen.get(at) === true;
    if (isOpen.has(at)) return;
    isOpen.set(at, true);
    for (const name of reads[at] ?? affected.keys()) affected.get(name)?.forEach(visit);
    isOpen.set(at, false);
    order.push(at);
  }
  reads.forEach((_, at) => visit(at));
  return { order, isCircular };
}

const applicators = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];
/** The properties of an object on which it depends whether the object fits a schema; undefined for any of them. */
function readsOf(schema: JsonSchema): ReadonlySet<string> | undefined {
  if (typeof schema === 'boolean') return new Set();
  const found = new Set<string>();
  const add = (names: Iterable<string> | undefined) => {
    for (const name of names ?? []) found.add(name);
    return names !== undefined;
  };
  const isKnown = Object.entries(schema).every(([keyword, value]) => {
    if (quicklyChecked.has(keyword)) return true;
    if (keyword === 'properties') return add(Object.keys(value as object));
    if (keyword === 'required') return add(value as readonly string[]);
    return applicators.includes(keyword) && [value as JsonSchema].flat().every((one) => add(readsOf(one)));
  });
  return isKnown ? found : undefined;
}
