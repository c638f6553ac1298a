import type { Store } from '../controller/create-store';
import { equalJson } from '../json/json-object';
import { type FieldId, isWithin } from '../controller/field-id';
import { type LookupContext, placeById } from '../controller/place';
import { outcomeAt, type OwnViolation } from '../controller/error-report';
import type { View } from '../controller/view';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { valid } from '../validation/outcome';
import { RuleRuns } from './matching-places';
import {
  isStandardSchema,
  readRuleResult,
  readStandardResult,
  type RelativeViolation,
  type StandardSchema,
  type AsyncCheck,
  type AsyncRuleContext,
} from './rules';
import { changesBetween, violationsOf } from './sync-checks';

/** The check of one value. */
interface LaterResult {
  violations: readonly RelativeViolation[];
  /** Runs the check now; undefined once it has returned. */
  start: (() => Promise<void>) | undefined;
  running: Promise<void> | undefined;
  readonly cancel: AbortController;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Checks values of a store some time after they change. */
export function createAsyncChecks(
  checks: Readonly<Record<Pointer, AsyncCheck | StandardSchema>>,
  debounce: number,
  store: Store,
) {
  const rules = Object.entries(checks).map(
    ([pattern, check]) =>
      new RuleRuns<LaterResult>(
        splitPointer(pattern),
        (context, { id, value }) =>
          schedule(id, context as AsyncRuleContext, async () =>
            isStandardSchema(check)
              ? readStandardResult(await check['~standard'].validate(value), pattern)
              : readRuleResult(await check(value, context as AsyncRuleContext), pattern),
          ),
        stop,
      ),
  );
  let last: View | undefined;
  /** The values whose checks have returned since the last visit. */
  const returned = new Set<FieldId>();

  /** Schedules the checks of what changed since the last visit. */
  function visit(): void {
    const { view } = store;
    const { state, lookup } = view;
    const visible = view.visible();
    const { data } = visible;
    const changed =
      last && last.state.saved === state.saved
        ? changesBetween([last.visible(), last.report()], [visible, view.report()])
        : undefined;
    // A check reads its context when it begins. What changed in it before, or while it ran, needs another run.
    const again = [...returned].flatMap((id) => placeById(lookup, id)?.pointer ?? []);
    returned.clear();
    for (const rule of rules)
      rule.visit(last?.visible(), visible, changed?.concat(again), (place) => {
        const { id, pointer, value } = place;
        const isChanged = () => !equalJson(value, view.tryPlace(pointer)?.saved);
        // While something else is wrong with the value, the check waits until that is corrected.
        const isValid = () =>
          outcomeAt(view.report(), pointer) === valid && !visible.drafts.get(id)?.violation;
        return rule.current(place, data) ?? (isChanged() && isValid() ? rule.run(place, data) : undefined);
      });
    last = view;
  }

  function schedule(
    id: FieldId,
    context: AsyncRuleContext,
    check: () => Promise<readonly RelativeViolation[]>,
  ): LaterResult {
    const cancel = new AbortController();
    const { signal } = cancel;
    Object.defineProperty(context, 'signal', { value: signal, enumerable: true });
    const later: LaterResult = {
      violations: [],
      start() {
        clearTimeout(later.timer);
        later.timer = undefined;
        // A check may ignore its signal and never return.
        later.running ??= Promise.race([
          check(),
          new Promise<never>((_, reject) => signal.addEventListener('abort', reject)),
        ])
          .then((violations) => {
            later.violations = violations;
            later.start = undefined;
          })
          .catch((error: unknown) => {
            // The result for a value that has changed since does not matter.
            if (!signal.aborted) throw error;
          })
          .finally(() => {
            later.running = undefined;
            if (signal.aborted) return;
            returned.add(id);
            store.update({});
          });
        return later.running;
      },
      running: undefined,
      cancel,
      // A check that fails is tried again by the next submit, which reports the failure.
      timer: setTimeout(() => void later.start?.().catch(() => undefined), debounce),
    };
    return later;
  }

  function resultsWithin(top: FieldId): readonly LaterResult[] {
    return rules.flatMap(({ known }) =>
      [...known].flatMap(([id, { result }]) => (isWithin(id, top) ? [result] : [])),
    );
  }

  /** Starts what has not returned; undefined when everything has. */
  function startAll(top: FieldId): Promise<unknown> | undefined {
    visit();
    const started = resultsWithin(top).flatMap(({ start }) => (start ? [start()] : []));
    return started.length > 0 ? Promise.all(started) : undefined;
  }

  if (rules.length > 0) store.subscribe(visit);
  return {
    /** The violations in the shown data, as far as checks have returned. */
    violations: (lookup: LookupContext): readonly OwnViolation[] =>
      rules.flatMap((rule) => violationsOf(rule, lookup)),
    /** Starts the checks at and below a field that have not returned, and waits for them. Rejects with what one throws. */
    async settle(this: void, top: FieldId): Promise<void> {
      // A value may change while its check is under way.
      for (let open = startAll(top); open; open = startAll(top)) await open;
    },
    /** Whether a result at or below a field is outstanding. */
    isChecking: (top: FieldId): boolean =>
      resultsWithin(top).some(({ running, timer }) => running !== undefined || timer !== undefined),
  };
}

function stop(later: LaterResult): void {
  clearTimeout(later.timer);
  later.timer = undefined;
  later.start = undefined;
  later.cancel.abort();
}
