import { joinPointer } from './json-pointer';
import type { JsonSchema } from './json-schema';
import { toPart, type Part } from './parts';

/** The schemas of each property, from all parts that name it. */
export type Properties = ReadonlyMap<string, readonly Part[]>;

/** The properties that the parts of an object name, in their order. */
export function readProperties(parts: readonly Part[]): Properties {
  const properties = new Map<string, Part[]>();
  for (const { pointer, schema } of parts) {
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
      // A false property is already a problem; it must not come back as one that allows everything.
      if (property === false) continue;
      const source = toPart(joinPointer(pointer, 'properties', name), property);
      properties.set(name, [...(properties.get(name) ?? []), source]);
    }
  }
  return properties;
}

/** The names that any of the parts requires. */
export function readRequired(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(parts.flatMap(({ schema }) => (schema.required ?? []) as readonly string[]));
}
