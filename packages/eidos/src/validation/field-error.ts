import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/** One thing wrong with a value: `code` picks the sentence from the catalogue, `values` fill it. */
export interface FieldError {
  /** Where the value is. */
  readonly pointer: Pointer;
  /** The keyword (`required`, `minimum`, …), a `NumberFault` or `integer` for text that is no number, or `server`. */
  readonly code: string;
  /** What the sentence is filled with, such as `{ limit: 3 }`. */
  readonly values: Readonly<Record<string, JsonValue>>;
  /** Set only for server errors, which bring their own words. */
  readonly message?: string;
}
