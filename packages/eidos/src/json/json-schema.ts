import type { Pointer } from './json-pointer';
import { valueAt } from './members';

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** A JSON Schema 2020-12 document or subschema, in the general form known before compilation. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** The schema in `root` that a `$ref` names. Compiled schemas have only local ones, to definitions with plain names. */
export function resolveReference(root: JsonSchema, reference: string): JsonSchema {
  return valueAt(root as JsonValue, reference.slice(1)) as JsonSchema;
}

/** The pointer in a reference to a place of the same document; undefined for any other reference. */
export function localPointer(reference: string): Pointer | undefined {
  return reference === '#' || reference.startsWith('#/') ? decode(reference.slice(1)) : undefined;
}

/** The text of a part of a URL; the part itself where a percent sign in it is not followed by two hexadecimal digits. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
