import type { JsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';

/** A new place below a schema and the place in the source that it comes from, as tokens. */
export type Move = readonly [readonly string[], readonly string[]];

/** A schema in the words of 2020-12. */
export interface Translation {
  readonly schema: JsonObject;
  /** Which parts lie elsewhere in the source. */
  readonly moves: readonly Move[];
}

/** A translation in the making. */
export interface Draft {
  readonly schema: Record<string, JsonValue>;
  readonly moves: Move[];
}
