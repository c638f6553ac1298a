import type { JsonValue } from './json-schema';

/** An object of JSON values. */
export type JsonObject = { readonly [key: string]: JsonValue };

/** Whether a value is an object, neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
