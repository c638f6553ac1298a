import type { SchemaObject } from './check-keywords';
import type { JsonSchema } from '../json/json-schema';
import { findKeyword } from './keywords';

/** A copy of a schema with each schema directly inside it replaced by the result of `change`. */
export function subschemas(schema: SchemaObject, change: (inner: JsonSchema) => JsonSchema): SchemaObject {
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      switch (findKeyword(name)?.form) {
        case 'schema':
          return [name, change(value as JsonSchema)];
        case 'schema-list':
          return [name, Object.freeze((value as JsonSchema[]).map(change))];
        case 'schemas-by-name':
        case 'schemas-by-pattern':
          return [name, mapValues(value as Record<string, JsonSchema>, change)];
        default:
          return [name, value];
      }
    }),
  );
}

function mapValues(schemas: Record<string, JsonSchema>, change: (inner: JsonSchema) => JsonSchema) {
  return Object.freeze(
    Object.fromEntries(Object.entries(schemas).map(([name, inner]) => [name, change(inner)])),
  );
}
