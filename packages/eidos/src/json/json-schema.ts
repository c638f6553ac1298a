/** Any JSON value. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A JSON Schema 2020-12 document or subschema, in the general form known before compilation. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };
