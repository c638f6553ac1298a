import type { SchemaObject } from './check-keywords';
import type { Compilation, NodePlace } from './compilation';
import { joinPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import { type SchemaLayer, toLayer } from './schema-layer';

export interface Flattened {
  /** The schemas themselves, then what they refer to, then the members of `allOf`. */
  readonly layers: readonly SchemaLayer[];
  /** A `$ref` names a schema of a value around this one. */
  readonly recursive: boolean;
}

/** How many schemas may refer to each other in a row; it keeps the recursion from exhausting the stack. */
const longestChain = 200;

/**
 * All schemas that apply to a value: its own, and everything reached by `$ref` and `allOf`.
 * A reference to a schema that is already being applied to this value is reported.
 */
export function flatten(
  { sources, around, applied }: Pick<NodePlace, 'sources' | 'around' | 'applied'>,
  compilation: Compilation,
): Flattened {
  const [only, ...others] = sources;
  if (only && others.length === 0 && only.schema.$ref === undefined && only.schema.allOf === undefined)
    return { layers: sources, recursive: false };
  const layers: SchemaLayer[] = [];
  const seen = new Set<SchemaObject>();
  let recursive = false;

  function add(layer: SchemaLayer): void {
    if (seen.has(layer.schema)) return;
    seen.add(layer.schema);
    layers.push(layer);
    const { $ref, allOf } = layer.schema;
    if (typeof $ref === 'string') follow($ref, layer);
    ((allOf ?? []) as JsonSchema[]).forEach((member, index) =>
      add(toLayer(joinPointer(layer.pointer, 'allOf', index), member, layer)),
    );
  }

  function follow(reference: string, from: SchemaLayer): void {
    const target = compilation.targetOf(reference);
    const schema = target === undefined ? undefined : compilation.schemas.get(target);
    if (target === undefined || schema === undefined) return;
    if (from.pointer === target || from.chain.has(target) || applied.has(target)) {
      const message = `"#${compilation.problems.places.sourceOf(target)}" leads back to itself.`;
      return compilation.problems.report('circular-reference', joinPointer(from.pointer, '$ref'), message);
    }
    if (from.chain.size + 1 >= longestChain) {
      const message = `"${reference}" is at the end of a chain of more than ${longestChain} references.`;
      return compilation.problems.report('too-deep', joinPointer(from.pointer, '$ref'), message);
    }
    const layer = toLayer(target, schema, from);
    if (around.has(target)) {
      recursive = true;
      layers.push(layer);
    } else add(layer);
  }

  for (const source of sources) add(source);
  return { layers, recursive };
}
