import { type Compilation, type NodePlace, placeInside } from './compilation';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import type { AdditionalProperties } from './node';
import { toLayer, type SchemaLayer } from './schema-layer';

/** The schemas of the values under names that are not listed, by the pattern of the name; '' without one. */
export function additionalSources(layers: readonly SchemaLayer[]): ReadonlyMap<string, SchemaLayer[]> {
  const sources = new Map<string, SchemaLayer[]>();
  const add = (pattern: string, pointer: Pointer, schema: unknown): void => {
    if (!isDescribed(schema)) return;
    sources.set(pattern, [...(sources.get(pattern) ?? []), toLayer(pointer, schema as JsonSchema)]);
  };
  for (const { pointer, schema } of layers) {
    for (const [pattern, inner] of Object.entries(schema.patternProperties ?? {})) {
      add(pattern, joinPointer(pointer, 'patternProperties', pattern), inner);
    }
  }
  for (const { pointer, schema } of layers) {
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      add('', joinPointer(pointer, keyword), schema[keyword]);
    }
  }
  return sources;
}

/** Whether a schema says anything about its values. */
export function isDescribed(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && Object.keys(schema).length > 0;
}

/** The nodes of the values under names that are not listed; undefined when there are none. */
export function compileAdditional(
  layers: readonly SchemaLayer[],
  around: ReadonlySet<Pointer>,
  place: NodePlace,
  compilation: Compilation,
): readonly AdditionalProperties[] | undefined {
  const found = [...additionalSources(layers)].flatMap(([pattern, sources]): AdditionalProperties[] => {
    const node = compilation.compileNode(placeInside(around, place, { name: '', required: true, sources }));
    if (node === undefined) return [];
    return [Object.freeze(pattern === '' ? { node } : { pattern, node })];
  });
  return found.length === 0 ? undefined : Object.freeze(found);
}

/** Whether a name may be added to an object. */
export function takesName(layers: readonly SchemaLayer[], name: string): boolean {
  return [...additionalSources(layers).keys()].some((pattern) => new RegExp(pattern, 'u').test(name));
}
