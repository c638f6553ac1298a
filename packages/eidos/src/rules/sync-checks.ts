import { type ContentLookup, changedViolations, changedPointers } from '../controller/changes';
import { outcomeAt, type OwnViolation } from '../controller/error-report';
import { type LookupContext, placeById } from '../controller/place';
import { nearestField } from '../controller/refuse';
import { isJsonObject, isArray } from '../json/json-object';
import { parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { valueAt } from '../json/members';
import { type Outcome, valid } from '../validation/outcome';
import { isCurrent, RuleRuns, type MatchedPlace } from './matching-places';
import {
  isStandardSchema,
  readRuleResult,
  readStandardResult,
  type RelativeViolation,
  type StandardSchema,
  type Check,
} from './rules';

/** The violations that a check has found so far. */
interface Findings {
  readonly violations: readonly RelativeViolation[];
}

/** The input of the checks: the visible data, and what is wrong with it. */
type Checked = readonly [lookup: ContentLookup, outcome: Outcome];

/**
 * Creates the function that lists what the checks find wrong in the shown data. It looks only at what
 * changed since its last call, for a check that reads no more than a value and its container.
 */
export function createSyncChecks(
  checks: Readonly<Record<Pointer, Check | StandardSchema>>,
): (...checked: Checked) => readonly OwnViolation[] {
  const rules = Object.entries(checks).map(
    ([pattern, check]) =>
      new RuleRuns<Findings>(splitPointer(pattern), (context, { value }) => ({
        violations: isStandardSchema(check)
          ? readStandardResult(check['~standard'].validate(value), pattern)
          : readRuleResult(check(value, context), pattern),
      })),
  );
  let last: Checked | undefined;
  return (lookup, outcome) => {
    const before = last;
    const changed = before && changesBetween(before, [lookup, outcome]);
    // If a check throws, what the others have found belongs to data that is never set.
    last = undefined;
    for (const rule of rules)
      rule.visit(before?.[0], lookup, changed, (place) =>
        isClean(place, outcome, lookup) ? rule.run(place, lookup.data) : undefined,
      );
    last = [lookup, outcome];
    return rules.flatMap((rule) => violationsOf(rule, lookup));
  };
}

/** Pointers of what differs in the data, the typed texts and what is wrong with them. */
export function changesBetween(
  [lookupBefore, before]: Checked,
  [lookup, outcome]: Checked,
): readonly Pointer[] {
  return [...changedPointers(lookupBefore, lookup), ...changedViolations(before, outcome)];
}

/**
 * The violations that the runs of a rule have found and that still hold, at the fields that show them: the one that each names,
 * else the nearest that contains it.
 */
export function violationsOf(
  { known }: Pick<RuleRuns<Findings>, 'known'>,
  lookup: LookupContext,
): readonly OwnViolation[] {
  const found: OwnViolation[] = [];
  // Of tens of thousands of runs, few have found something.
  known.forEach((run, id) => {
    const { violations } = run.result;
    const pointer = violations.length > 0 ? placeById(lookup, id)?.pointer : undefined;
    if (pointer === undefined) return;
    const [parent, value] = [parentPointer(pointer), pointer].map((at) => valueAt(lookup.data, at));
    if (!isCurrent(run, { pointer, parent, value }, lookup.data)) return;
    for (const { at, violation } of violations) {
      const place = nearestField(lookup, lookup, pointer + at);
      found.push({ pointer: place?.pointer ?? '', violation, replaces: false });
    }
  });
  return found;
}

/** Single values that the schema or their text refuses are not checked; groups and tables always are. */
function isClean({ pointer, id, value }: MatchedPlace, outcome: Outcome, { drafts }: ContentLookup): boolean {
  if (isJsonObject(value) || isArray(value)) return true;
  return outcomeAt(outcome, pointer) === valid && drafts.get(id)?.violation === undefined;
}

/** Leaves out what is found at a value in which the schema already finds something wrong. */
export function withoutKnown(outcome: Outcome, violations: readonly OwnViolation[]): readonly OwnViolation[] {
  return outcome === valid
    ? violations
    : violations.filter(({ pointer }) => outcomeAt(outcome, pointer).violations.length === 0);
}
