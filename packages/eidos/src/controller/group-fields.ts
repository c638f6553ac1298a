import type { Condition, EidosNode, GroupNode } from '../compiler/node';
import { isJsonObject } from '../json/json-object';
import type { JsonSchema } from '../json/json-schema';
import type { Json } from './adopt-json';
import { childNode, childNodes, isListed, screenRank } from './node-tree';

/** The fields of a group that apply while certain conditions hold. */
export interface GroupFields {
  /** Whether each condition of the group holds. */
  readonly holding: readonly boolean[];
  /** Whether a name has a field now. */
  readonly has: (name: string) => boolean;
  /** The node of a name: that of the last condition that holds, else the unconditional one, else any. */
  readonly child: (name: string) => EidosNode | undefined;
  /** Whether a child is required, by the schema or by a condition that holds. */
  readonly isRequired: (child: EidosNode) => boolean;
  /** The names that apply to a value, in the order of the screen. */
  readonly names: (value: Json) => readonly string[];
}

const known = new WeakMap<GroupNode, Map<string, GroupFields>>();

/** The fields of a group; the same object for the same conditions, so that nothing is looked up twice. */
export function groupFields(group: GroupNode, holding: readonly boolean[]): GroupFields {
  const ofGroup = known.get(group) ?? new Map<string, GroupFields>();
  known.set(group, ofGroup);
  const key = holding.map(Number).join('');
  const fields = ofGroup.get(key) ?? makeFields(group, holding);
  ofGroup.set(key, fields);
  return fields;
}

function makeFields(group: GroupNode, holding: readonly boolean[]): GroupFields {
  const applying = group.conditions.filter((_, at) => holding[at]);
  const own = new Set(group.children.map(({ name }) => name));
  const shown = new Set(applying.flatMap(namesIn));
  const required = new Set(applying.flatMap((condition) => condition.required));
  const children = new Map(applying.flatMap((condition) => condition.children).map((one) => [one.name, one]));
  const listed = [...screenRank(group).keys()].filter((name) => own.has(name) || shown.has(name));
  return {
    holding,
    has: (name) => own.has(name) || shown.has(name) || !isListed(group, name),
    child: (name) => children.get(name) ?? childNode(group, name),
    isRequired: (child) => child.required || required.has(child.name),
    names(value) {
      if (group.additional === undefined || !isJsonObject(value)) return listed;
      const added = Object.keys(value).filter((name) => !isListed(group, name) && childNode(group, name));
      return added.length > 0 ? [...listed, ...added] : listed;
    },
  };
}

/** A field that a condition requires is shown too, even if only another condition declares it. */
function namesIn({ children, required }: Condition): readonly string[] {
  return [...children.map(({ name }) => name), ...required];
}

/** How the conditions of a group depend on its values. */
export interface ConditionPlan {
  /** The names that each condition reads; undefined when it may read any. */
  readonly reads: readonly (ReadonlySet<string> | undefined)[];
  /** The names whose field a condition may change, with the conditions that do. */
  readonly affected: ReadonlyMap<string, readonly number[]>;
  /** Every condition after those that may change what it reads; undefined when they depend on each other. */
  readonly order: readonly number[] | undefined;
}

const plans = new WeakMap<GroupNode, ConditionPlan>();

/** The plan of a group's conditions, made once. */
export function planOf(group: GroupNode): ConditionPlan {
  const plan = plans.get(group) ?? makePlan(group);
  plans.set(group, plan);
  return plan;
}

function makePlan(group: GroupNode): ConditionPlan {
  const reads = group.conditions.map(({ when }) => readsOf(when));
  const own = new Set(group.children.map(({ name }) => name));
  const affected = new Map<string, number[]>();
  group.conditions.forEach((condition, at) => {
    const variants = new Set(condition.children.map(({ name }) => name));
    for (const name of new Set(namesIn(condition))) {
      // A name that is always shown, and whose field stays the same, keeps its value.
      if (!own.has(name) || (variants.has(name) && childNodes(group, name).length > 1))
        affected.set(name, [...(affected.get(name) ?? []), at]);
    }
  });
  return { reads, affected, order: inOrder(reads, affected) };
}

function inOrder(
  reads: ConditionPlan['reads'],
  affected: ConditionPlan['affected'],
): readonly number[] | undefined {
  const order: number[] = [];
  const states = new Map<number, 'open' | 'done'>();
  function visit(at: number): boolean {
    if (states.has(at)) return states.get(at) === 'done';
    states.set(at, 'open');
    const names = reads[at] ?? affected.keys();
    for (const name of names) for (const before of affected.get(name) ?? []) if (!visit(before)) return false;
    states.set(at, 'done');
    order.push(at);
    return true;
  }
  return reads.every((_, at) => visit(at)) ? order : undefined;
}

const applicators = ['allOf', 'anyOf', 'oneOf'];
const plain = new Set([
  'type',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  '$comment',
  '$defs',
]);

/** The properties of an object on which it depends whether the object fits a schema; undefined for any of them. */
function readsOf(schema: JsonSchema): ReadonlySet<string> | undefined {
  if (typeof schema === 'boolean') return new Set();
  const found = new Set<string>();
  const add = (names: Iterable<string> | undefined) => {
    for (const name of names ?? []) found.add(name);
    return names !== undefined;
  };
  const isKnown = Object.entries(schema).every(([keyword, value]) => {
    if (plain.has(keyword)) return true;
    if (keyword === 'properties') return add(Object.keys(value as object));
    if (keyword === 'required') return add(value as readonly string[]);
    if (keyword === 'not' || keyword === 'if' || keyword === 'then' || keyword === 'else')
      return add(readsOf(value as JsonSchema));
    if (applicators.includes(keyword))
      return (value as readonly JsonSchema[]).every((one) => add(readsOf(one)));
    return false;
  });
  return isKnown ? found : undefined;
}
