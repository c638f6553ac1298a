import { adoptJson, type Json } from '../controller/adopt-json';
import { apply } from '../controller/apply';
import type { Content } from '../controller/content';
import { equalJson } from '../controller/equal-json';
import { childById } from '../controller/field-id';
import { tryFindPlace } from '../controller/place';
import type { Derivation as DerivationMode, View } from '../controller/view';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { type MatchedPlace, matchingPlaces } from './matching-places';
import { createRememberedRuns } from './remembered-runs';
import type { Derivation } from './rules';

/** Derived values may depend on each other; more rounds than this only come from values that never settle. */
const mostRounds = 32;

/** Creates the function that brings the derived values of a view up to date. */
export function createDerivedValues(
  derived: Readonly<Record<Pointer, Derivation>>,
): (view: View, mode: DerivationMode) => Content {
  const rules = Object.entries(derived).map(([pattern, run]) => ({
    pattern: splitPointer(pattern),
    run,
    remembered: createRememberedRuns<Json>(),
  }));

  /** What differs from its derived value now, by pointer. */
  function findChanges(
    { visible, ground }: View,
    mode: DerivationMode,
    missing: Set<Pointer>,
  ): ReadonlyMap<Pointer, Json> {
    const { data, keys } = visible;
    const { saved } = ground;
    const changes = new Map<Pointer, Json>();
    for (const { pattern, run, remembered } of rules) {
      const resultAt = (place: MatchedPlace, all: Json) =>
        remembered({ ...place, value: undefined }, all, (context) =>
          toJson(run(place.parent, context), place.pointer),
        );
      for (const place of matchingPlaces(data, pattern, keys)) {
        const { pointer, value } = place;
        if (mode === 'open' && value !== undefined && !missing.has(pointer)) continue;
        const result = resultAt(place, data);
        const before = mode === 'edit' ? savedPlace(place, saved, keys) : undefined;
        // What follows from the same as in the saved data is as it was saved, whoever derived it.
        const next = before && equalJson(resultAt(before, saved), result) ? before.value : result;
        if (equalJson(next, value) || changes.has(pointer)) continue;
        if (tryFindPlace(visible, pointer)?.shown !== true) continue;
        changes.set(pointer, next);
        missing.add(pointer);
      }
    }
    return changes;
  }

  return (view, mode) => {
    let current = view;
    const missing = new Set<Pointer>();
    for (let round = 0; round < mostRounds; round += 1) {
      const values = findChanges(current, mode, missing);
      if (values.size === 0) break;
      const { ground, state } = current;
      const { content } = apply(ground, state.content, [{ kind: 'derive', values }]);
      current = current.next({ ...state, content });
    }
    return current.state.content;
  };
}

/** The same place in the saved data, wherever its row is now. */
function savedPlace(place: MatchedPlace, saved: Json, keys: Parameters<typeof childById>[2]) {
  const tokens = splitPointer(place.id);
  const parent = tokens.slice(0, -1).reduce((value, token) => childById(value, token, keys), saved);
  if (typeof parent !== 'object' || parent === null) return undefined;
  return { ...place, parent, value: childById(parent, tokens.at(-1) ?? '', keys) };
}

/** JSON from the result of a rule: not a number counts as no value. Throws a `TypeError` for what is not JSON. */
function toJson(result: unknown, pointer: Pointer): Json {
  if (result === undefined || Number.isNaN(result)) return undefined;
  return adoptJson(result, undefined, pointer);
}
