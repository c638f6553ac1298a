import { joinPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import { toLayer, type SchemaLayer } from './schema-layer';

/** The schemas of each property, from all layers that name it. */
export type Properties = ReadonlyMap<string, readonly SchemaLayer[]>;

/** The properties that the layers of an object name, in their order. */
export function readProperties(layers: readonly SchemaLayer[]): Properties {
  const properties = new Map<string, SchemaLayer[]>();
  for (const { pointer, schema } of layers) {
    const place = joinPointer(pointer, 'properties');
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
      // A false property is reported already; it must not reappear as one that allows everything.
      if (property === false) continue;
      const source = toLayer(joinPointer(place, name), property);
      const others = properties.get(name);
      if (others) others.push(source);
      else properties.set(name, [source]);
    }
  }
  return properties;
}

/** The names that any of the layers requires. */
export function readRequired(layers: readonly SchemaLayer[]): ReadonlySet<string> {
  return new Set(layers.flatMap(({ schema }) => (schema.required ?? []) as readonly string[]));
}
