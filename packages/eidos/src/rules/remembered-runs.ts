import type { Json } from '../controller/adopt-json';
import type { MatchedPlace } from './matching-places';
import type { RuleContext } from './rules';

interface Run<Result> {
  readonly value: Json;
  /** What the rule has read of the context. */
  readonly reads: { data?: Json; pointer?: string };
  readonly result: Result;
}

/**
 * Runs a rule at a place, or returns its earlier result when nothing that it has read has changed since. Rows are
 * known by their object, so a table of ten thousand rows runs the rule for the one that changed.
 */
export function createRememberedRuns<Result>(): (
  place: MatchedPlace,
  data: Json,
  run: (context: RuleContext) => Result,
) => Result {
  const byParent = new WeakMap<object, Map<string, Run<Result>>>();
  const withoutParent = new Map<string, Run<Result>>();

  return (place, data, run) => {
    const { parent, token, pointer, value } = place;
    const isObject = typeof parent === 'object' && parent !== null;
    const runs = (isObject ? byParent.get(parent) : withoutParent) ?? new Map<string, Run<Result>>();
    if (isObject) byParent.set(parent, runs);
    const before = runs.get(token);
    if (before && before.value === value && isUnchanged(before.reads, { data, pointer }))
      return before.result;
    const reads: Run<Result>['reads'] = {};
    const result = run({
      parent: parent,
      get data() {
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
  };
}

function isUnchanged(
  reads: Run<unknown>['reads'],
  now: { readonly data: Json; readonly pointer: string },
): boolean {
  return (
    (!('data' in reads) || reads.data === now.data) &&
    (!('pointer' in reads) || reads.pointer === now.pointer)
  );
}
