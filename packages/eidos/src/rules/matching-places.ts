import { childAt, type FieldId, idToken } from '../controller/field-id';
import type { Json } from '../controller/adopt-json';
import type { RowKeys } from '../controller/row-keys';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { isJsonObject } from '../json/json-object';
import { isArray } from '../validation/canonical-json';

/** A value that a rule is about, whether or not it is there. */
export interface MatchedPlace {
  readonly pointer: Pointer;
  readonly id: FieldId;
  /** The last token of the pointer; empty for the whole. */
  readonly token: string;
  readonly parent: Json;
  readonly value: Json;
}

/** The places in `data` that match a pattern, in the order of the data: everything that has a container. */
export function* matchingPlaces(
  data: Json,
  pattern: readonly string[],
  keys: RowKeys,
  at: MatchedPlace = { pointer: '', id: '', token: '', parent: data, value: data },
): Generator<MatchedPlace> {
  const [token, ...rest] = pattern;
  if (token === undefined) {
    yield at;
    return;
  }
  const parent = at.value;
  if (!isArray(parent) && !isJsonObject(parent)) return;
  for (const name of token === '*' ? Object.keys(parent) : [token]) {
    yield* matchingPlaces(data, rest, keys, {
      pointer: joinPointer(at.pointer, name),
      id: joinPointer(at.id, idToken(parent, name, keys)),
      token: name,
      parent,
      value: childAt(parent, name),
    });
  }
}
