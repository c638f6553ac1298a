import { childAt, type FieldId, idToken } from '../controller/field-id';
import type { Json } from '../controller/adopt-json';
import type { RowKeys } from '../controller/row-keys';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
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
export function matchingPlaces(
  data: Json,
  pattern: readonly string[],
  keys: RowKeys,
): Generator<MatchedPlace> {
  return placesOn(data, pattern, keys, []);
}

/** What a rule may read: any data, the container of its value, or the value alone. */
export type Reach = 'data' | 'container' | 'value';

/** The same, but only places that a change may concern, by what the rule may read. Without `changed` all of them. */
export function* placesNear(
  data: Json,
  pattern: readonly string[],
  keys: RowKeys,
  changed: readonly Pointer[] | undefined,
  reach: Reach,
): Generator<MatchedPlace> {
  if (changed === undefined || reach === 'data') {
    yield* matchingPlaces(data, pattern, keys);
    return;
  }
  // A value that is missing appears with its field, which what is beside it decides.
  const isThere = pattern.at(-1) === '*';
  const depth = reach === 'value' && isThere ? pattern.length : Math.max(0, pattern.length - 1);
  const paths = new Map<string, readonly string[]>();
  for (const pointer of changed) {
    const path = splitPointer(pointer).slice(0, depth);
    if (path.every((token, at) => pattern[at] === '*' || pattern[at] === token))
      paths.set(joinPointer('', ...path), path);
  }
  for (const path of paths.values()) yield* placesOn(data, pattern, keys, path);
}

function* placesOn(
  data: Json,
  pattern: readonly string[],
  keys: RowKeys,
  path: readonly string[],
  at: MatchedPlace = { pointer: '', id: '', token: '', parent: data, value: data },
): Generator<MatchedPlace> {
  const [token, ...rest] = pattern;
  if (token === undefined) {
    yield at;
    return;
  }
  const parent = at.value;
  if (!isArray(parent) && !isJsonObject(parent)) return;
  const [only, ...further] = path;
  const names = only !== undefined ? [only] : token === '*' ? Object.keys(parent) : [token];
  for (const name of names) {
    if (token === '*' && childAt(parent, name) === undefined) continue;
    yield* placesOn(data, rest, keys, further, {
      pointer: joinPointer(at.pointer, name),
      id: joinPointer(at.id, idToken(parent, name, keys)),
      token: name,
      parent,
      value: childAt(parent, name),
    });
  }
}
