import { adoptJson, type Json } from '../controller/adopt-json';
import { type Applied, apply } from '../controller/apply';
import { changedPointers } from '../controller/changes';
import { equalJson } from '../json/json-object';
import type { FieldId, RowKeys } from '../controller/field-id';
import { tryFindPlace } from '../controller/place';
import type { Derivation as DerivationMode, View } from '../controller/view';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { RuleRuns, type MatchedPlace, matchingPlaces, placesNear } from './matching-places';
import type { Derivation } from './rules';

/** Derived values may depend on each other; more rounds than this only come from values that never settle. */
const mostRounds = 32;

/** Creates the function that brings the derived values of a view up to date. */
export function createDerivedValues(
  derived: Readonly<Record<Pointer, Derivation>>,
): (view: View, mode: DerivationMode, before?: View) => Applied {
  const rules = Object.entries(derived).map(([pattern, run]) => ({
    pattern: splitPointer(pattern),
    run,
    runs: new RuleRuns<Json>(),
    savedPlaces: createSavedPlaces(splitPointer(pattern)),
  }));

  /** What differs from its derived value now, by pointer. */
  function findChanges(
    { visible, lookup }: View,
    mode: DerivationMode,
    missing: Set<Pointer>,
    changed: readonly Pointer[] | undefined,
  ): ReadonlyMap<Pointer, Json> {
    const { data, keys } = visible;
    const { saved } = lookup;
    const changes = new Map<Pointer, Json>();
    for (const rule of rules) {
      const { pattern, run, runs } = rule;
      const before = mode === 'edit' ? rule.savedPlaces(saved, keys) : undefined;
      const resultAt = (place: MatchedPlace, all: Json) =>
        runs.run({ ...place, value: undefined }, all, (context) =>
          toJson(run(place.parent, context), place.pointer),
        );
      const reach = runs.reach === 'data' ? 'data' : 'container';
      for (const place of placesNear(data, pattern, keys, changed, reach)) {
        const { pointer, value } = place;
        if (mode === 'open' && value !== undefined && !missing.has(pointer)) continue;
        const { result, reads } = resultAt(place, data);
        const was = before?.get(place.id);
        if (was?.parent === place.parent && !('data' in reads) && !('pointer' in reads)) continue;
        // What follows from the same as in the saved data is as it was saved, whoever derived it.
        const next = was && equalJson(resultAt(was, saved).result, result) ? was.value : result;
        if (equalJson(next, value) || changes.has(pointer)) continue;
        if (tryFindPlace(visible, pointer)?.shown !== true) continue;
        changes.set(pointer, next);
        missing.add(pointer);
      }
    }
    return changes;
  }

  return (view, mode, before) => {
    const changed: Pointer[] = [];
    const missing = new Set<Pointer>();
    let current = view;
    let last = before?.state.saved === view.state.saved ? before : undefined;
    for (let round = 0; round < mostRounds; round += 1) {
      const values = findChanges(current, mode, missing, last && changesSince(last, current));
      if (values.size === 0) break;
      const { lookup, state } = current;
      const applied = apply(lookup, state.content, [{ kind: 'derive', values }]);
      changed.push(...applied.changed);
      last = current;
      current = current.next({ ...state, content: applied.content });
    }
    return { content: current.state.content, changed };
  };
}

/** Where the visible data differs from that of an earlier view. */
function changesSince(before: View, { visible, state }: View): readonly Pointer[] {
  const shown = { ...before.state.content, data: before.visible.data };
  return changedPointers(shown, { ...state.content, data: visible.data }, visible.keys);
}

/** Returns the places of a rule in the saved data by their ids, collected once for the same data. */
function createSavedPlaces(pattern: readonly string[]) {
  let last: { readonly saved: Json; readonly places: ReadonlyMap<FieldId, MatchedPlace> } | undefined;
  return (saved: Json, keys: RowKeys): ReadonlyMap<FieldId, MatchedPlace> => {
    if (last && last.saved === saved) return last.places;
    const places = new Map([...matchingPlaces(saved, pattern, keys)].map((place) => [place.id, place]));
    last = { saved, places };
    return places;
  };
}

/** JSON from the result of a rule: not a number counts as no value. Throws a `TypeError` for what is not JSON. */
function toJson(result: unknown, pointer: Pointer): Json {
  if (result === undefined || Number.isNaN(result)) return undefined;
  return adoptJson(result, undefined, pointer);
}
