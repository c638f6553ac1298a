import { createError } from '../development/advice';
import { isJsonObject } from './json-object';
import { valueAt } from './members';

/** Any JSON value. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A JSON Schema 2020-12 document or subschema, in the general form known before compilation. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** The schema in `root` that a local `$ref` names. Throws when there is none. */
export function resolveReference(root: JsonSchema, reference: string): JsonSchema {
  const pointer = reference.startsWith('#') ? decode(reference.slice(1)) : undefined;
  const found = pointer === undefined ? undefined : valueAt(root as JsonValue, pointer);
  if (typeof found === 'boolean' || isJsonObject(found)) return found;
  throw createError(
    `There is no schema at "${reference}".`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      ' Compile the schema first: the compiler reports where the reference is.',
  );
}

/** The text of a part of a URL; undefined where it has a percent sign that is not followed by two hexadecimal digits. */
export function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
