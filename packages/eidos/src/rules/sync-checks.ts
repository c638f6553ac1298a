import { parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { changedViolations, changedPointers } from '../controller/changes';
import { outcomeAt, type OwnViolation } from '../controller/error-report';
import { type LookupContext, tryFindPlace } from '../controller/place';
import type { State } from '../controller/state';
import { isJsonObject, isArray } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { type Outcome, valid } from '../validation/outcome';
import { RuleRuns, type MatchedPlace, placesNear } from './matching-places';
import {
  isStandardSchema,
  readRuleResult,
  readStandardResult,
  type RelativeViolation,
  type StandardSchema,
  type Check,
  type RuleContext,
} from './rules';

/** The input of the checks: visible data, its schema errors, and the rest of the state. */
interface Checked {
  readonly lookup: LookupContext;
  readonly outcome: Outcome;
  readonly state: State;
}

/**
 * Creates the function that lists what the checks find wrong in the shown data. It looks only at what
 * changed since its last call, for a check that reads no more than a value and its container.
 */
export function createSyncChecks(
  checks: Readonly<Record<Pointer, Check | StandardSchema>>,
): (lookup: LookupContext, outcome: Outcome, state: State) => readonly OwnViolation[] {
  const rules = Object.entries(checks).map(([pattern, check]) => ({
    pattern: splitPointer(pattern),
    run: (value: unknown, context: RuleContext) =>
      isStandardSchema(check)
        ? readStandardResult(check['~standard'].validate(value), pattern)
        : readRuleResult(check(value, context), pattern),
    runs: new RuleRuns<readonly RelativeViolation[]>(),
    found: new Map<Pointer, readonly RelativeViolation[]>(),
  }));
  let last: Checked | undefined;
  return (lookup, outcome, state) => {
    const { data } = lookup;
    const changed = last && changesBetween(last, { lookup, outcome, state });
    for (const rule of rules) {
      const { pattern, run, runs, found } = rule;
      const { reach } = runs;
      if (last && changed && reach !== 'data')
        for (const { pointer } of placesNear(last.lookup, pattern, changed, reach)) found.delete(pointer);
      else found.clear();
      for (const place of placesNear(lookup, pattern, changed, reach)) {
        if (!isVisible(lookup, place) || !isClean(place, outcome, state)) continue;
        const { result } = runs.run(place, data, (context) => run(place.value, context));
        if (result.length > 0) found.set(place.pointer, result);
      }
    }
    last = { lookup, outcome, state };
    return rules.flatMap(({ found }) =>
      [...found].flatMap(([pointer, violations]) => placeViolations(lookup, pointer, violations)),
    );
  };
}

/** Pointers of what differs in the data, the typed texts and what the schema finds wrong. */
export function changesBetween(before: Checked, after: Checked): readonly Pointer[] {
  const compared = ({ lookup, state }: Checked) => ({ ...state.content, data: lookup.data as JsonValue });
  return [
    ...changedPointers(compared(before), compared(after), after.lookup),
    ...changedViolations(before.outcome, after.outcome),
  ];
}

/** Whether the screen has a field for a place; a missing value may be missing because its field is hidden. */
export function isVisible(lookup: LookupContext, { pointer, value }: MatchedPlace): boolean {
  return value !== undefined || tryFindPlace(lookup, pointer)?.shown === true;
}

/** Places violations at the fields that show them: the one they name, else the nearest that contains it. */
export function placeViolations(
  lookup: LookupContext,
  pointer: Pointer,
  violations: readonly RelativeViolation[],
): readonly OwnViolation[] {
  return violations.map(({ at, violation }) => ({
    pointer: nearestShown(lookup, pointer + at),
    violation,
    replaces: false,
  }));
}

function nearestShown(lookup: LookupContext, pointer: Pointer): Pointer {
  for (let path = pointer; path !== ''; path = parentPointer(path))
    if (tryFindPlace(lookup, path)?.shown === true) return path;
  return '';
}

/** Single values that the schema or their text refuses are not checked; groups and tables always are. */
function isClean({ pointer, id, value }: MatchedPlace, outcome: Outcome, { content }: State): boolean {
  if (isJsonObject(value) || isArray(value)) return true;
  if (outcomeAt(outcome, pointer) !== valid) return false;
  return content.drafts.get(id)?.violation === undefined;
}

/** Leaves out what is found at a value in which the schema already finds something wrong. */
export function withoutKnown(outcome: Outcome, violations: readonly OwnViolation[]): readonly OwnViolation[] {
  return outcome === valid
    ? violations
    : violations.filter(({ pointer }) => outcomeAt(outcome, pointer).violations.length === 0);
}
