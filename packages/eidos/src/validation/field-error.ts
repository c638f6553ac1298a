import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/** One error of a value: `code` selects the message from the catalogue, `values` fill its placeholders. */
export interface FieldError {
  /** Where the value is. */
  readonly pointer: Pointer;
  /**
   * The keyword (`required`, `minimum`, …), a `NumberFault` or `integer` for text that is not a number, or
   * `server`.
   */
  readonly code: string;
  /** The values of the message's placeholders, such as `{ limit: 3 }`. */
  readonly values: Readonly<Record<string, JsonValue>>;
  /** Set only for server errors, which have their own message. */
  readonly message?: string;
}
