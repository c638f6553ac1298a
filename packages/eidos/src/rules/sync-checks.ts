import { type Pointer, splitPointer } from '../json/json-pointer';
import { outcomeAt } from '../controller/field-snapshot';
import { type Ground, tryFindPlace } from '../controller/place';
import type { State } from '../controller/state';
import type { PlacedFault } from '../controller/view';
import { isJsonObject } from '../json/json-object';
import { isArray } from '../validation/canonical-json';
import { type Outcome, valid } from '../validation/outcome';
import { type MatchedPlace, matchingPlaces } from './matching-places';
import { type RelativeFault, readAnswer, readResult } from './read-answer';
import { createRememberedRuns } from './remembered-runs';
import type { Check, RuleContext } from './rules';
import { isStandardSchema, type StandardSchema } from './standard-schema';

/** Whether nothing is known to be wrong with a value so far. */
export type IsClean = (place: MatchedPlace) => boolean;

/** Creates the function that lists what the checks find wrong in the shown data of a ground. */
export function createSyncChecks(
  checks: Readonly<Record<Pointer, Check | StandardSchema>>,
): (ground: Ground, isClean: IsClean) => readonly PlacedFault[] {
  const rules = Object.entries(checks).map(([pattern, check]) => ({
    pattern: splitPointer(pattern),
    run: (value: unknown, context: RuleContext) =>
      isStandardSchema(check)
        ? readResult(check['~standard'].validate(value), pattern)
        : readAnswer(check(value, context), pattern),
    remembered: createRememberedRuns<readonly RelativeFault[]>(),
  }));
  return (ground, isClean) => {
    const found: PlacedFault[] = [];
    for (const { pattern, run, remembered } of rules) {
      for (const place of matchingPlaces(ground.data, pattern, ground.keys)) {
        if (!isVisible(ground, place) || !isClean(place)) continue;
        const faults = remembered(place, ground.data, (context) => run(place.value, context));
        found.push(...placeFaults(ground, place.pointer, faults));
      }
    }
    return found;
  };
}

/** Whether the screen has a field for a place; a missing value may be missing because its field is hidden. */
export function isVisible(ground: Ground, { pointer, value }: MatchedPlace): boolean {
  return value !== undefined || tryFindPlace(ground, pointer)?.shown === true;
}

/** Places faults at the fields that show them: the one they name, else the nearest that contains it. */
export function placeFaults(
  ground: Ground,
  pointer: Pointer,
  faults: readonly RelativeFault[],
): readonly PlacedFault[] {
  return faults.map(({ at, fault }) => ({
    pointer: nearestShown(ground, pointer + at),
    fault,
    replaces: false,
  }));
}

function nearestShown(ground: Ground, pointer: Pointer): Pointer {
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/')))
    if (tryFindPlace(ground, path)?.shown === true) return path;
  return '';
}

/** Single values that the schema or their text refuses are not checked; groups and tables always are. */
export function createIsClean(ground: Ground, outcome: Outcome, { content }: State): IsClean {
  return ({ pointer, id, value }) => {
    if (isJsonObject(value) || isArray(value)) return true;
    if (outcomeAt(outcome, pointer) !== valid) return false;
    return content.drafts.get(id)?.fault === undefined;
  };
}

/** Leaves out what is found at a value in which the schema already finds something wrong. */
export function withoutKnown(outcome: Outcome, faults: readonly PlacedFault[]): readonly PlacedFault[] {
  return outcome === valid
    ? faults
    : faults.filter(({ pointer }) => outcomeAt(outcome, pointer).faults.length === 0);
}
