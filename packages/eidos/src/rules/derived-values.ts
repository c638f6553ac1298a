import { adoptJson, type Json, seal } from '../controller/adopt-json';
import { type Content, withoutEntries } from '../controller/content';
import { equalJson } from '../controller/equal-json';
import { childAt } from '../controller/field-id';
import { followConditions } from '../controller/follow-conditions';
import { tryFindPlace } from '../controller/place';
import type { RowKeys } from '../controller/row-keys';
import type { View } from '../controller/view';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { isJsonObject, type JsonObject } from '../json/json-object';
import { isArray } from '../validation/canonical-json';
import { matchingPlaces } from './matching-places';
import { createRememberedRuns } from './remembered-runs';
import type { Derivation } from './rules';

/** Derived values may depend on each other; more rounds than this only come from values that never settle. */
const mostRounds = 32;

/** Values to set, in the shape of the data: a value at the end of a path, else what is set inside. */
interface Writes {
  value?: Json;
  readonly children: Map<string, Writes>;
}

/** Creates the function that brings the derived values of a view up to date. */
export function createDerivedValues(derived: Readonly<Record<Pointer, Derivation>>): (view: View) => Content {
  const rules = Object.entries(derived).map(([pattern, run]) => ({
    pattern: splitPointer(pattern),
    run,
    remembered: createRememberedRuns<Json>(),
  }));

  /** What differs from its derived value now, by pointer. */
  function findChanges({ visible }: View): ReadonlyMap<Pointer, Json> {
    const { data, keys } = visible;
    const changes = new Map<Pointer, Json>();
    for (const { pattern, run, remembered } of rules) {
      for (const place of matchingPlaces(data, pattern, keys)) {
        const { pointer, parent, value } = place;
        const next = remembered({ ...place, value: undefined }, data, (context) =>
          toJson(run(parent, context), pointer),
        );
        if (equalJson(next, value) || changes.has(pointer)) continue;
        if (tryFindPlace(visible, pointer)?.shown === true) changes.set(pointer, next);
      }
    }
    return changes;
  }

  return (view) => {
    let current = view;
    for (let round = 0; round < mostRounds; round += 1) {
      const changes = findChanges(current);
      if (changes.size === 0) break;
      current = current.next({ ...current.state, content: applyChanges(current, changes) });
    }
    return current.state.content;
  };
}

/** JSON from the result of a rule: not a number counts as no value. Throws a `TypeError` for what is not JSON. */
function toJson(result: unknown, pointer: Pointer): Json {
  if (result === undefined || Number.isNaN(result)) return undefined;
  return adoptJson(result, undefined, pointer);
}

/** All changes in one pass, so that a table of many rows is copied once, then what follows from the conditions. */
function applyChanges({ ground, state }: View, changes: ReadonlyMap<Pointer, Json>): Content {
  const writes: Writes = { children: new Map() };
  for (const [pointer, value] of changes) {
    let at = writes;
    for (const token of splitPointer(pointer)) {
      const inside = at.children.get(token) ?? { children: new Map<string, Writes>() };
      at.children.set(token, inside);
      at = inside;
    }
    at.value = value;
  }
  let content: Content = { ...state.content, data: write(ground.data, writes, ground.keys) ?? seal({}) };
  for (const pointer of changes.keys()) {
    const id = content.drafts.size > 0 ? tryFindPlace(ground, pointer)?.id : undefined;
    if (id !== undefined) content = { ...content, drafts: withoutEntries(content.drafts, id) };
    content = followConditions(ground, content, pointer);
  }
  return content;
}

function write(value: Json, writes: Writes, keys: RowKeys): Json {
  if (writes.children.size === 0) return writes.value;
  if (isArray(value)) {
    const rows = value.map((row, index) => {
      const inside = writes.children.get(String(index));
      return inside ? (write(row, inside, keys) ?? null) : row;
    });
    keys.assign(rows, keys.of(value));
    return seal(rows);
  }
  const group: Record<string, Json> = isJsonObject(value) ? { ...value } : {};
  for (const [name, inside] of writes.children) {
    const next = write(childAt(value, name), inside, keys);
    if (next === undefined) delete group[name];
    else group[name] = next;
  }
  return seal(group as JsonObject);
}
