import { type NodeInput, placesInside } from './compilation';
import {
  type Alternatives,
  findAlternatives,
  flatten,
  type Layers,
  type SchemaLayer,
  toLayer,
  withoutKeywords,
} from './schema-layer';
import { joinPointer } from '../json/json-pointer';
import { isJsonObject } from '../json/json-object';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { first, isContradiction, isImpossible, listedValues } from './merged';
import type { Condition, EidosNode } from './node';
import { allOf, assignDefined } from './node-base';
import { entriesOf, type Properties, readForbidden, readProperties, readRequired } from './properties';

interface Branch {
  readonly when: JsonSchema;
  /** The schema that applies while `when` holds. */
  readonly then: SchemaLayer;
  /** The property whose value decides that; its field is shown by what surrounds the branch. */
  readonly decidedBy?: string;
}

export type Conditional = ReturnType<typeof compileConditions>;

/** The schemas around a branch that hold whenever it does. */
interface Surroundings {
  readonly layers: Layers;
  readonly whens: readonly JsonSchema[];
}

/** How many branches one group may have: their number multiplies where conditions contain each other. */
const mostBranches = 2_000;

/**
 * The fields of an object that apply only under a condition. Conditions inside a branch are flattened,
 * each with every condition that must be met. A field that is declared around its branch too is merged with that
 * declaration; what the branch says of it comes first.
 */
export function compileConditions({ layers, place, compilation }: NodeInput) {
  /** The schemas of all branches, for the checks that need all of them. */
  const branchLayers: SchemaLayer[] = [];
  /** When properties are `false`: their fields are hidden then. */
  const forbidden = new Map<string, JsonSchema[]>(readForbidden(layers).map((name) => [name, [true]]));
  let left = mostBranches;
  const conditions = gather(layers, { layers, whens: [] });
  return { conditions: [...alwaysRequired(), ...conditions], branchLayers, forbidden };

  /** Names that are required although only conditions declare them: their fields are always shown. */
  function alwaysRequired(): Condition[] {
    if (conditions.length === 0) return [];
    const own = readProperties(layers);
    const declared = new Set(conditions.flatMap(({ children }) => children.map(({ name }) => name)));
    const required = [...readRequired(layers)].filter((name) => declared.has(name) && !own.has(name));
    if (required.length === 0) return [];
    return [createCondition(true, [], required)];
  }

  function gather(inner: Layers, outer: Surroundings): Condition[] {
    const simple = dependentNames(inner).map(({ when, required }) => ({
      when: allOf([...outer.whens, when]),
      children: [],
      required,
    }));
    return [...simple, ...inner.flatMap(branchesOf).flatMap((branch) => compileBranch(branch, outer))];
  }

  function compileBranch({ when, then, decidedBy }: Branch, outer: Surroundings): Condition[] {
    if (!takeBranch()) return [];
    const own = flattenHere([then]);
    const branch = decidedBy === undefined ? own : own.map((layer) => withoutProperty(layer, decidedBy));
    const inside = { layers: [...branch, ...outer.layers], whens: [...outer.whens, when] };
    if (isImpossible(inside.layers, compilation)) return [];
    branchLayers.push(...branch);
    for (const name of readForbidden(branch))
      forbidden.set(name, [...(forbidden.get(name) ?? []), allOf(inside.whens)]);
    const required = [...readRequired(branch)];
    const spread = findAlternatives(branch).map((each) => spreadOptions(each, inside));
    const requiredHere = readRequired([...branch, ...outer.layers]);
    const declared = compileNames(readProperties(branch), outer.layers, requiredHere, branch);
    const children = [...declared, ...spread.flatMap((each) => each.children)];
    const isEmpty = children.length === 0 && required.length === 0;
    const nested = [...gather(branch, inside), ...spread.flatMap((each) => each.conditions)];
    return isEmpty ? nested : [{ when: allOf(inside.whens), children, required }, ...nested];
  }

  function flattenHere(sources: Layers): Layers {
    return flatten({ sources, around: place.around }, compilation).layers;
  }

  function takeBranch(): boolean {
    left -= 1;
    if (left >= 0) return true;
    const message = `Only the fields of ${mostBranches} branches of conditions are shown here.`;
    compilation.problems.report('not-rendered', layers[0]?.pointer ?? '', message);
    return false;
  }

  /**
   * The options that a branch adds. Where a property tells them apart, each is a branch in its turn, decided by that
   * property; otherwise the fields of all of them are shown, and none is required.
   */
  function spreadOptions({ options }: Alternatives, outer: Surroundings): Spread {
    if (!takeBranch()) return { children: [], conditions: [] };
    const read = options
      .map((option) => {
        const layers = flattenHere([option]);
        return { option, layers, inside: { ...outer, layers: [...layers, ...outer.layers] } };
      })
      .filter(({ inside }) => !isImpossible(inside.layers, compilation));
    const declared = readProperties(outer.layers);
    const names = read.map((each) => readProperties(each.layers));
    const decision = findDecision(names, declared, flattenHere);
    if (decision === undefined) {
      const further = read.flatMap(({ layers, inside }) =>
        findAlternatives(layers).map((one) => spreadOptions(one, inside)),
      );
      branchLayers.push(
        ...read.flatMap(({ layers }) => withoutKeywords(layers, ['required', 'dependentRequired'])),
      );
      const own = compileNames(joinOptions(names, declared), outer.layers);
      const nested = read.flatMap(({ layers, inside }) => gather(layers, inside));
      return {
        children: [...own, ...further.flatMap((one) => one.children)],
        conditions: [...nested, ...further.flatMap((one) => one.conditions)],
      };
    }
    const { name, values } = decision;
    const conditions = read.flatMap(({ option }, at) =>
      compileBranch({ when: isOneOf(name, values[at] ?? []), then: option, decidedBy: name }, outer),
    );
    if (declared.has(name)) return { children: [], conditions };
    const [source] = names[0]?.get(name) ?? [];
    const declarations = names.flatMap((each) => each.get(name) ?? []);
    const title = first<string>(declarations, 'title');
    const choice = Object.freeze(assignDefined({ enum: Object.freeze(values.flat()) }, { title }));
    const isRequired = read.every((each) => readRequired(each.layers).has(name));
    const sources = [toLayer(source?.pointer ?? '', choice)];
    const required = isRequired ? new Set([name]) : undefined;
    return { children: compileNames(new Map([[name, sources]]), outer.layers, required), conditions };
  }

  function compileNames(
    properties: Properties,
    outer: Layers,
    required: ReadonlySet<string> = readRequired(outer),
    branch: Layers = [],
  ): EidosNode[] {
    const declared = readProperties(outer);
    const inside = placesInside({ layers: [...branch, ...outer], place, compilation });
    return [...properties].flatMap(([name, own]) => {
      const always = declared.get(name);
      const sources = always ? [...own.map((one) => ({ ...one, isAdded: true })), ...always] : own;
      // In one option a condition may contradict what it meets in another.
      const isOther = always !== undefined && place.inOption === true;
      if (isOther && isContradiction(flattenHere(sources))) return [];
      return compilation.compileNode(inside({ name, required: required.has(name), sources })) ?? [];
    });
  }
}

export function createCondition(
  when: JsonSchema,
  children: readonly EidosNode[],
  required: readonly string[] = [],
): Condition {
  return Object.freeze({ when, children: Object.freeze(children), required: Object.freeze(required) });
}

/** The fields that the options of a branch add, and those that apply under further conditions. */
interface Spread {
  readonly children: readonly EidosNode[];
  readonly conditions: readonly Condition[];
}

/** The first property that has other values in each option, of those around the options if there is one. */
function findDecision(
  options: readonly Properties[],
  declared: Properties,
  flattenProperty: (sources: Layers) => Layers,
): { readonly name: string; readonly values: readonly (readonly JsonValue[])[] } | undefined {
  const names = [...(options[0]?.keys() ?? [])].filter((name) => options.every((option) => option.has(name)));
  for (const name of names.toSorted((a, b) => Number(declared.has(b)) - Number(declared.has(a)))) {
    const values = options.map((option) => listedValues(flattenProperty(option.get(name) ?? [])) ?? []);
    const all = values.flat();
    const isApart = values.every((list) => list.length > 0) && new Set(all).size === all.length;
    if (isApart && all.every((value) => typeof value !== 'object' || value === null)) return { name, values };
  }
  return undefined;
}

/**
 * The properties of all options; one that several of them declare may be as any of them says. In an option without it, it
 * is as `declared` around the options.
 */
function joinOptions(options: readonly Properties[], declared: Properties): Properties {
  const joined = new Map<string, Layers>();
  for (const name of new Set(options.flatMap((option) => [...option.keys()]))) {
    const lists = options.flatMap((option) => (option.has(name) ? [option.get(name)!] : []));
    if (lists.length < options.length && declared.has(name)) continue;
    const schemas = lists.map((list) => allOf(list.map(({ schema }) => schema)));
    const kinds = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
    const [list = []] = lists;
    const any = Object.freeze({ anyOf: Object.freeze([...kinds.values()]) });
    joined.set(name, kinds.size === 1 ? list : [toLayer(list[0]?.pointer ?? '', any)]);
  }
  return joined;
}

function withoutProperty(layer: SchemaLayer, name: string): SchemaLayer {
  const { properties } = layer.schema;
  if (!isJsonObject(properties) || !Object.hasOwn(properties, name)) return layer;
  const { [name]: _decided, ...others } = properties;
  return { ...layer, schema: Object.freeze({ ...layer.schema, properties: Object.freeze(others) }) };
}

function isOneOf(name: string, values: readonly JsonValue[]): JsonSchema {
  const property = Object.freeze({ enum: Object.freeze(values) });
  return Object.freeze({ properties: Object.freeze({ [name]: property }), required: Object.freeze([name]) });
}

function branchesOf(layer: SchemaLayer): Branch[] {
  const { schema, pointer } = layer;
  const branches: Branch[] = [];
  const add = (when: JsonSchema, then: unknown, ...tokens: string[]) =>
    branches.push({ when, then: toLayer(joinPointer(pointer, ...tokens), then as JsonSchema, layer) });
  if ('if' in schema) {
    const when = schema.if as JsonSchema;
    if ('then' in schema) add(when, schema.then, 'then');
    if ('else' in schema) add(Object.freeze({ not: when }), schema.else, 'else');
  }
  for (const [name, then] of entriesOf(layer, 'dependentSchemas'))
    add(has(name), then, 'dependentSchemas', name);
  return branches;
}

function dependentNames(layers: Layers) {
  return layers
    .flatMap((layer) => entriesOf<readonly string[]>(layer, 'dependentRequired'))
    .map(([name, required]) => ({ when: has(name), required }));
}

/** The schema that an object with this name matches. */
export function has(name: string): JsonSchema {
  return Object.freeze({ required: Object.freeze([name]) });
}
