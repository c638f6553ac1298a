import type { Json } from '../controller/adopt-json';
import type { MatchedPlace, Reach } from './matching-places';
import type { RuleContext } from './rules';

interface Run<Result> {
  readonly value: Json;
  /** What the rule has read of the context. */
  readonly reads: { data?: Json; pointer?: string; parent?: Json };
  readonly result: Result;
}

/** The runs of one rule. */
export interface RememberedRuns<Result> {
  /** Runs the rule at a place, or returns its earlier result when nothing that it has read has changed since. */
  readonly run: (place: MatchedPlace, data: Json, rule: (context: RuleContext) => Result) => Result;
  /** What the runs so far have read. */
  readonly reach: () => Reach;
}

/** Rows are known by their object, so a table of ten thousand rows runs the rule for the one that changed. */
export function createRememberedRuns<Result>(): RememberedRuns<Result> {
  const byObject = new WeakMap<object, Map<string, Run<Result>>>();
  const others = new Map<string, Run<Result>>();
  let reach: Reach = 'value';

  function run(place: MatchedPlace, data: Json, rule: (context: RuleContext) => Result): Result {
    const { parent, token, pointer, value } = place;
    const object = [value, parent].find((one) => typeof one === 'object' && one !== null) as
      object | undefined;
    const runs = (object ? byObject.get(object) : others) ?? new Map<string, Run<Result>>();
    if (object) byObject.set(object, runs);
    const before = runs.get(token);
    if (before && before.value === value && isUnchanged(before.reads, { data, pointer, parent }))
      return before.result;
    const reads: Run<Result>['reads'] = {};
    const result = rule({
      get parent() {
        if (reach === 'value') reach = 'container';
        reads.parent = parent;
        return parent as RuleContext['parent'];
      },
      get data() {
        reach = 'data';
        reads.data = data;
        return data as RuleContext['data'];
      },
      get pointer() {
        reads.pointer = pointer;
        return pointer;
      },
    });
    runs.set(token, { value, reads, result });
    return result;
  }

  return { run, reach: () => reach };
}

function isUnchanged(
  reads: Run<unknown>['reads'],
  now: { readonly data: Json; readonly pointer: string; readonly parent: Json },
): boolean {
  return (
    (!('data' in reads) || reads.data === now.data) &&
    (!('pointer' in reads) || reads.pointer === now.pointer) &&
    (!('parent' in reads) || reads.parent === now.parent)
  );
}
