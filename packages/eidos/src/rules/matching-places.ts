import { type FieldId, idToken } from '../controller/field-id';
import { rowsOf } from '../controller/merge-rows';
import { type LookupContext, tryFindPlace } from '../controller/place';
import type { Json } from '../controller/adopt-json';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { childAt, isJsonObject, isArray, equalJson } from '../json/json-object';
import type { RuleContext } from './rules';

/** A value that a rule is about, whether or not it is there. */
export interface MatchedPlace {
  readonly pointer: Pointer;
  readonly id: FieldId;
  readonly parent: Json;
  readonly value: Json;
}

/** From this many changes on, visiting all places once takes less time than going to each changed one. */
const mostNear = 1000;

/** The extent of the data that a rule may read: any data, the container of its value, or the value alone. */
export type Reach = 'data' | 'container' | 'value';

/**
 * The places in `data` that match a pattern, in the order of the data: everything that has a container. With `changed` only
 * those that a change may concern, by what the rule may read; a change of the whole concerns all.
 */
export function* placesNear(
  lookup: LookupContext,
  pattern: readonly string[],
  changed: readonly Pointer[] = [''],
  reach?: Reach,
): Generator<MatchedPlace> {
  // A value that is missing appears with its field, which its neighbors decide.
  const isThere = pattern.at(-1) === '*';
  const depth = reach === 'value' && isThere ? pattern.length : Math.max(0, pattern.length - 1);
  const paths = new Map<string, readonly string[]>();
  for (const pointer of changed) {
    const path = splitPointer(pointer).slice(0, depth);
    if (path.every((token, at) => pattern[at] === '*' || pattern[at] === token))
      paths.set(joinPointer('', ...path), path);
  }
  for (const path of paths.values()) yield* placesOn(lookup, pattern, path);
}

function* placesOn(
  lookup: LookupContext,
  pattern: readonly string[],
  path: readonly string[],
  at: MatchedPlace = { pointer: '', id: '', parent: lookup.data, value: lookup.data },
): Generator<MatchedPlace> {
  const [token, ...rest] = pattern;
  if (token === undefined) {
    yield at;
    return;
  }
  const parent = at.value;
  if (!isArray(parent) && !isJsonObject(parent)) return;
  const [only, ...further] = path;
  const names = only !== undefined ? [only] : token === '*' ? Object.keys(parent) : [token];
  // The fixed items of a list are not its rows.
  const [fixed] = rowsOf(isArray(parent) ? tryFindPlace(lookup, at.pointer)?.inner : undefined);
  for (const name of names) {
    if (token === '*' && (childAt(parent, name) === undefined || Number(name) < fixed)) continue;
    yield* placesOn(lookup, rest, further, {
      pointer: joinPointer(at.pointer, name),
      id: joinPointer(at.id, idToken(parent, name, lookup.keys, fixed)),
      parent,
      value: childAt(parent, name),
    });
  }
}

/** The data that one run of a rule has read of its context. */
interface Reads {
  data?: Json;
  pointer?: Pointer;
  parent?: Json;
}

/** One run of a rule: the value that it was about, what else it has read, and what came of it. */
export interface Run<Result> {
  readonly value: Json;
  readonly reads: Reads;
  readonly result: Result;
}

/** The runs of one rule, by the ids of their places: of ten thousand rows, only the one that changed runs again. */
export class RuleRuns<Result> {
  readonly known = new Map<FieldId, Run<Result>>();
  /** The extent of the data that the runs so far have read. */
  private reach: Reach = 'value';

  /** @param end Ends what a run has begun, once the run is not needed any more. */
  constructor(
    readonly pattern: readonly string[],
    private readonly rule: (context: RuleContext, place: MatchedPlace) => Result,
    private readonly end?: (result: Result) => void,
  ) {}

  /** The earlier run at a place, if nothing that it has read has changed since. */
  current(place: MatchedPlace, data: Json): Run<Result> | undefined {
    const run = this.known.get(place.id);
    return run && isCurrent(run, place, data) ? run : undefined;
  }

  run(place: MatchedPlace, data: Json): Run<Result> {
    const current = this.current(place, data);
    if (current) return current;
    const { id, parent, pointer, value } = place;
    const reads: Reads = {};
    const note = (read: Reads, reach: Reach) => {
      Object.assign(reads, read);
      if (reach === 'data' || this.reach === 'value') this.reach = reach;
    };
    const context: RuleContext = {
      get parent() {
        note({ parent }, 'container');
        return parent as RuleContext['parent'];
      },
      get data() {
        note({ data }, 'data');
        return data as RuleContext['data'];
      },
      get pointer() {
        note({ pointer }, 'value');
        return pointer;
      },
    };
    const run = { value, reads, result: this.rule(context, place) };
    this.known.set(id, run);
    return run;
  }

  /**
   * Visits the visible places that a change may concern. `next` returns the run that each has now, if any; former runs are
   * ended.
   *
   * @param before The data that was visited last.
   */
  visit(
    before: LookupContext | undefined,
    lookup: LookupContext,
    changed: readonly Pointer[] | undefined,
    next: (place: MatchedPlace) => Run<Result> | undefined,
  ): void {
    const { known, pattern, reach } = this;
    const near = before && reach !== 'data' && changed && changed.length < mostNear ? changed : undefined;
    const former = before && near ? placesNear(before, pattern, near, reach) : undefined;
    const gone = new Set(former ? [...former].map(({ id }) => id) : known.keys());
    for (const place of placesNear(lookup, pattern, near, reach)) {
      const { id, pointer, value } = place;
      // A missing value may be missing because its field is hidden.
      if (value === undefined && !tryFindPlace(lookup, pointer)?.shown) continue;
      const last = known.get(id);
      const run = next(place);
      if (run) gone.delete(id);
      if (run && last && last !== run) this.end?.(last.result);
    }
    for (const id of gone) {
      const run = known.get(id);
      if (run) this.end?.(run.result);
      known.delete(id);
    }
  }
}

/** Whether a run is about the value that is at a place now, and everything else that it has read is still the same. */
export function isCurrent(
  { value, reads }: Run<unknown>,
  place: Pick<MatchedPlace, 'value' | 'parent' | 'pointer'>,
  data: Json,
): boolean {
  const isSame = (name: keyof Reads) => equalJson(reads[name], name === 'data' ? data : place[name]);
  return equalJson(value, place.value) && (Object.keys(reads) as (keyof Reads)[]).every(isSame);
}
