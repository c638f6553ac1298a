import { type Compilation, type NodePlace, placeInside, pointersAround } from './compilation';
import { findAlternatives } from './alternatives';
import { joinPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import type { Condition, EidosNode } from './node';
import { allOf } from './node-base';
import { flatten } from './flatten';
import { toLayer, type SchemaLayer } from './schema-layer';
import { readProperties, readRequired } from './properties';

interface Branch {
  readonly when: JsonSchema;
  /** What applies while `when` holds. */
  readonly then: SchemaLayer;
}

export interface Conditional {
  readonly conditions: readonly Condition[];
  /** The schemas of all branches, for the checks that need all of them. */
  readonly branchLayers: readonly SchemaLayer[];
}

/** The schemas around a branch that hold whenever it does. */
interface Surroundings {
  readonly layers: readonly SchemaLayer[];
  readonly whens: readonly JsonSchema[];
}

/** How many branches one group may have: their number multiplies where conditions contain each other. */
const mostBranches = 2_000;

/**
 * The fields of an object that apply only under a condition. Conditions inside a branch are flattened,
 * each with every condition that must be met. A field that is declared around its branch too is merged with that
 * declaration; what the branch says of it comes first.
 */
export function compileConditions(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): Conditional {
  const branchLayers: SchemaLayer[] = [];
  let left = mostBranches;
  const conditions = gather(layers, { layers, whens: [] }).map(({ when, children, required }) =>
    Object.freeze({
      when: compilation.toSelfContained(when),
      children: Object.freeze(children),
      required: Object.freeze(required),
    }),
  );
  return { conditions: [...alwaysRequired(), ...conditions], branchLayers };

  /** Names that are required although only conditions declare them: their fields are always shown. */
  function alwaysRequired(): Condition[] {
    if (conditions.length === 0) return [];
    const own = readProperties(layers);
    const declared = new Set(conditions.flatMap(({ children }) => children.map(({ name }) => name)));
    const required = [...readRequired(layers)].filter((name) => declared.has(name) && !own.has(name));
    if (required.length === 0) return [];
    return [Object.freeze({ when: true, children: Object.freeze([]), required: Object.freeze(required) })];
  }

  function gather(inner: readonly SchemaLayer[], outer: Surroundings): Condition[] {
    const simple = dependentNames(inner).map(({ when, required }) => ({
      when: joinWhens([...outer.whens, when]),
      children: [],
      required,
    }));
    return [...simple, ...inner.flatMap(branchesOf).flatMap((branch) => compileBranch(branch, outer))];
  }

  function compileBranch({ when, then }: Branch, outer: Surroundings): Condition[] {
    if (left === 0) {
      const message = `Only the fields of ${mostBranches} branches of conditions are shown here.`;
      compilation.problems.report('not-drawn', layers[0]?.pointer ?? '', message);
      return [];
    }
    left -= 1;
    const { around, applied } = place;
    const branch = flatten({ sources: [then], around, applied }, compilation).layers;
    branchLayers.push(...branch);
    if (findAlternatives(branch) !== undefined) {
      const message = 'This condition adds alternatives, which cannot be drawn.';
      compilation.problems.report('union-in-condition', then.pointer, message);
    }
    const whens = [...outer.whens, when];
    const required = [...readRequired(branch)];
    const children = compileChildren(branch, outer.layers);
    const isEmpty = children.length === 0 && required.length === 0;
    const nested = gather(branch, { layers: [...branch, ...outer.layers], whens });
    return isEmpty ? nested : [{ when: joinWhens(whens), children, required }, ...nested];
  }

  function compileChildren(branch: readonly SchemaLayer[], outer: readonly SchemaLayer[]): EidosNode[] {
    const applying = [...branch, ...outer];
    const required = readRequired(applying);
    const declared = readProperties(outer);
    const around = pointersAround(place, applying);
    return [...readProperties(branch)].flatMap(([name, own]) => {
      const sources = [...own, ...(declared.get(name) ?? [])];
      const child = { name, required: required.has(name), sources };
      return compilation.compileNode(placeInside(around, place, child)) ?? [];
    });
  }
}

function joinWhens(whens: readonly JsonSchema[]): JsonSchema {
  const [only, ...others] = whens;
  return only !== undefined && others.length === 0 ? only : allOf(whens);
}

function branchesOf(layer: SchemaLayer): Branch[] {
  const { schema, pointer } = layer;
  const branches: Branch[] = [];
  const at = (...tokens: string[]) => joinPointer(pointer, ...tokens);
  if ('if' in schema) {
    const when = schema.if as JsonSchema;
    if ('then' in schema)
      branches.push({ when, then: toLayer(at('then'), schema.then as JsonSchema, layer) });
    if ('else' in schema) {
      branches.push({
        when: Object.freeze({ not: when }),
        then: toLayer(at('else'), schema.else as JsonSchema, layer),
      });
    }
  }
  const dependent = (schema.dependentSchemas ?? {}) as Record<string, JsonSchema>;
  for (const [name, then] of Object.entries(dependent)) {
    branches.push({ when: has(name), then: toLayer(at('dependentSchemas', name), then, layer) });
  }
  return branches;
}

function dependentNames(layers: readonly SchemaLayer[]) {
  return layers.flatMap(({ schema }) =>
    Object.entries((schema.dependentRequired ?? {}) as Record<string, readonly string[]>).map(
      ([name, required]) => ({ when: has(name), required }),
    ),
  );
}

function has(name: string): JsonSchema {
  return Object.freeze({ required: Object.freeze([name]) });
}
