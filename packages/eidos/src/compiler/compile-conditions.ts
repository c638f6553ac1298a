import { type Compilation, type NodePlace, placeInside, pointersAround, spend } from './compilation';
import { findAlternatives } from './alternatives';
import { joinPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import type { Condition, EidosNode } from './node';
import { allOf } from './node-base';
import { flatten } from './flatten';
import { toLayer, type SchemaLayer } from './schema-layer';
import { readProperties, readRequired, type Properties } from './properties';

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

/**
 * The fields of an object that apply only under a condition. Conditions inside a branch are flattened,
 * each with every condition that must be met.
 */
export function compileConditions(
  layers: readonly SchemaLayer[],
  properties: Properties,
  place: NodePlace,
  compilation: Compilation,
): Conditional {
  const branchLayers: SchemaLayer[] = [];
  const conditions = gather(layers, []).map(({ when, children, required }) =>
    Object.freeze({
      when: compilation.toSelfContained(when),
      children: Object.freeze(children),
      required: Object.freeze(required),
    }),
  );
  return { conditions, branchLayers };

  function gather(inner: readonly SchemaLayer[], outerWhens: readonly JsonSchema[]): Condition[] {
    const simple = dependentNames(inner).map(({ when, required }) => ({
      when: joinWhens([...outerWhens, when]),
      children: [],
      required,
    }));
    return [...simple, ...inner.flatMap(branchesOf).flatMap((branch) => compileBranch(branch, outerWhens))];
  }

  function compileBranch({ when, then }: Branch, outerWhens: readonly JsonSchema[]): Condition[] {
    if (!spend(compilation)) return [];
    const { around, applied } = place;
    const branch = flatten({ sources: [then], around, applied }, compilation).layers;
    branchLayers.push(...branch);
    if (findAlternatives(branch) !== undefined) {
      const message = 'This condition adds alternatives, which cannot be drawn.';
      compilation.problems.report('union-in-condition', then.pointer, message);
    }
    const whens = [...outerWhens, when];
    const required = [...readRequired(branch)];
    const children = compileChildren(branch);
    const isEmpty = children.length === 0 && required.length === 0;
    const nested = gather(branch, whens);
    return isEmpty ? nested : [{ when: joinWhens(whens), children, required }, ...nested];
  }

  function compileChildren(branch: readonly SchemaLayer[]): EidosNode[] {
    const required = new Set([...readRequired(layers), ...readRequired(branch)]);
    const around = pointersAround(place, [...layers, ...branch]);
    return [...readProperties(branch)].flatMap(([name, own]) => {
      const sources = [...(properties.get(name) ?? []), ...own];
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
  const { schema, pointer, chain } = layer;
  const branches: Branch[] = [];
  const at = (...tokens: string[]) => joinPointer(pointer, ...tokens);
  if ('if' in schema) {
    const when = schema.if as JsonSchema;
    if ('then' in schema)
      branches.push({ when, then: toLayer(at('then'), schema.then as JsonSchema, chain) });
    if ('else' in schema) {
      branches.push({
        when: Object.freeze({ not: when }),
        then: toLayer(at('else'), schema.else as JsonSchema, chain),
      });
    }
  }
  const dependent = (schema.dependentSchemas ?? {}) as Record<string, JsonSchema>;
  for (const [name, then] of Object.entries(dependent)) {
    branches.push({ when: has(name), then: toLayer(at('dependentSchemas', name), then, chain) });
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
