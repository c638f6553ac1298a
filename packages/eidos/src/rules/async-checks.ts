import type { Store } from '../controller/create-store';
import { equalJson } from '../json/json-object';
import { childAt, type FieldId, isWithin } from '../controller/field-id';
import { type LookupContext, placeById } from '../controller/place';
import { outcomeAt, type OwnViolation } from '../controller/error-report';
import type { View } from '../controller/view';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { valid } from '../validation/outcome';
import {
  contextOf,
  isUnchanged,
  type MatchedPlace,
  placesNear,
  type Reach,
  type Reads,
} from './matching-places';
import {
  isStandardSchema,
  readRuleResult,
  readStandardResult,
  type RelativeViolation,
  type StandardSchema,
  type AsyncCheck,
  type AsyncRuleContext,
} from './rules';
import { changesBetween, isVisible, placeViolations } from './sync-checks';

/** One value that is or was checked. */
interface Entry {
  readonly value: MatchedPlace['value'];
  /** The data that the check has read in addition to the value: its result holds as long as this is the same. */
  readonly reads: Reads;
  /** Something else was wrong with the value, so the check waits until that is corrected. */
  readonly isSkipped: boolean;
  violations: readonly RelativeViolation[];
  /** Runs the check now; undefined once it has returned. */
  start: (() => Promise<void>) | undefined;
  running: Promise<void> | undefined;
  readonly cancel: AbortController;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Rule {
  readonly pattern: readonly string[];
  readonly run: (value: unknown, context: AsyncRuleContext) => Promise<readonly RelativeViolation[]>;
  readonly entries: Map<FieldId, Entry>;
  /** The extent of the data that the runs so far have read. */
  reach: Reach;
}

/** Checks values of a store some time after they change. */
export function createAsyncChecks(
  checks: Readonly<Record<Pointer, AsyncCheck | StandardSchema>>,
  debounce: number,
  store: Store,
) {
  const rules = Object.entries(checks).map(([pattern, check]): Rule => ({
    pattern: splitPointer(pattern),
    run: async (value: unknown, context: AsyncRuleContext) =>
      isStandardSchema(check)
        ? readStandardResult(await check['~standard'].validate(value), pattern)
        : readRuleResult(await check(value, context), pattern),
    entries: new Map<FieldId, Entry>(),
    reach: 'value',
  }));
  let last: View | undefined;

  /** Schedules the checks of what changed since the last visit. */
  function visit(): void {
    const { view } = store;
    const { state } = view;
    const visible = view.visible();
    const { data } = visible;
    const changed = last && last.state.saved === state.saved ? changesSince(last, view) : undefined;
    for (const rule of rules) {
      const { pattern, entries, reach } = rule;
      const gone = new Set<FieldId>(
        last && changed && reach !== 'data'
          ? [...placesNear(last.visible(), pattern, changed, reach)].map(({ id }) => id)
          : entries.keys(),
      );
      for (const place of placesNear(visible, pattern, changed, reach)) {
        if (!isVisible(visible, place)) continue;
        const { id } = place;
        gone.delete(id);
        const before = entries.get(id);
        const isCurrent =
          before &&
          equalJson(before.value, place.value) &&
          isUnchanged(before.reads, { ...place, data }, equalJson);
        if (isCurrent && !before.isSkipped) continue;
        const saved = view.tryPlace(place.pointer)?.saved;
        const isInvalid =
          outcomeAt(view.report(), place.pointer) !== valid ||
          state.content.drafts.get(id)?.violation !== undefined;
        stop(before);
        if (equalJson(place.value, saved)) entries.set(id, settled(place, false));
        else entries.set(id, isInvalid ? settled(place, true) : schedule(place, data, rule));
      }
      for (const id of gone) {
        stop(entries.get(id));
        entries.delete(id);
      }
    }
    last = view;
  }

  function schedule(place: MatchedPlace, data: MatchedPlace['value'], rule: (typeof rules)[number]): Entry {
    const entry = settled(place, false);
    const context = Object.defineProperty(contextOf(place, data, rule, entry.reads), 'signal', {
      value: entry.cancel.signal,
      enumerable: true,
    }) as AsyncRuleContext;
    entry.start = () => {
      clearTimeout(entry.timer);
      entry.timer = undefined;
      const { signal } = entry.cancel;
      // A check may ignore its signal and never return.
      entry.running ??= Promise.race([
        rule.run(place.value, context),
        new Promise<never>((_, reject) => signal.addEventListener('abort', reject)),
      ])
        .then((violations) => {
          entry.violations = violations;
          entry.start = undefined;
        })
        .catch((error: unknown) => {
          // The result for a value that has changed since does not matter.
          if (!signal.aborted) throw error;
        })
        .finally(() => {
          entry.running = undefined;
          if (!signal.aborted) store.update({});
        });
      return entry.running;
    };
    // A check that fails is tried again by the next submit, which reports the failure.
    entry.timer = setTimeout(() => void entry.start?.().catch(() => undefined), debounce);
    return entry;
  }

  function entriesWithin(top: FieldId): readonly Entry[] {
    return rules.flatMap(({ entries }) =>
      [...entries].flatMap(([id, entry]) => (isWithin(id, top) ? [entry] : [])),
    );
  }

  /** Starts what has not returned; undefined when everything has. */
  function startAll(top: FieldId): Promise<unknown> | undefined {
    visit();
    const started = entriesWithin(top).flatMap(({ start }) => (start ? [start()] : []));
    return started.length > 0 ? Promise.all(started) : undefined;
  }

  if (rules.length > 0) store.subscribe(visit);
  return {
    /** The violations in the shown data, as far as checks have returned. */
    violations: (lookup: LookupContext): readonly OwnViolation[] =>
      rules.flatMap(({ entries }) =>
        [...entries].flatMap(([id, { violations, value, reads }]) => {
          const pointer = violations.length > 0 ? placeById(lookup, id)?.pointer : undefined;
          if (pointer === undefined) return [];
          const tokens = splitPointer(pointer);
          const parent = tokens.slice(0, -1).reduce(childAt, lookup.data);
          const now = tokens.reduce(childAt, lookup.data);
          const isCurrent =
            equalJson(now, value) && isUnchanged(reads, { data: lookup.data, pointer, parent }, equalJson);
          return isCurrent ? placeViolations(lookup, pointer, violations) : [];
        }),
      ),
    /** Starts the checks at and below a field that have not returned, and waits for them. Rejects with what one throws. */
    async settle(this: void, top: FieldId): Promise<void> {
      // A value may change while its check is under way.
      for (let open = startAll(top); open; open = startAll(top)) await open;
    },
    /** Whether a result at or below a field is outstanding. */
    isChecking: (top: FieldId): boolean =>
      entriesWithin(top).some(({ running, timer }) => running !== undefined || timer !== undefined),
  };
}

function changesSince(before: View, after: View): readonly Pointer[] {
  const checked = ({ visible, report, state }: View) => ({ lookup: visible(), outcome: report(), state });
  return changesBetween(checked(before), checked(after));
}

function settled({ value }: MatchedPlace, isSkipped: boolean): Entry {
  return {
    value,
    reads: {},
    isSkipped,
    violations: [],
    start: undefined,
    running: undefined,
    cancel: new AbortController(),
    timer: undefined,
  };
}

function stop(entry: Entry | undefined): void {
  if (!entry) return;
  clearTimeout(entry.timer);
  entry.timer = undefined;
  entry.start = undefined;
  entry.cancel.abort();
}
