import type { JsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';

/** A new place below a schema and the place in the source that it comes from, as tokens. */
export type Move = readonly [readonly string[], readonly string[]];

/** A schema translated to JSON Schema 2020-12. */
export interface Translation {
  readonly schema: JsonObject;
  /** The parts whose place in the source is different. */
  readonly moves: readonly Move[];
}

/** A translation that is not finished yet. */
export interface Draft {
  readonly schema: Record<string, JsonValue>;
  readonly moves: Move[];
}
