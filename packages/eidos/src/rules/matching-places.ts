import { childAt, type FieldId, idToken } from '../controller/field-id';
import { rowsOf } from '../controller/merge-rows';
import { type LookupContext, tryFindPlace } from '../controller/place';
import type { Json } from '../controller/adopt-json';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { isJsonObject, isArray } from '../json/json-object';
import type { RuleContext } from './rules';

/** A value that a rule is about, whether or not it is there. */
export interface MatchedPlace {
  readonly pointer: Pointer;
  readonly id: FieldId;
  /** The last token of the pointer; empty for the whole. */
  readonly token: string;
  readonly parent: Json;
  readonly value: Json;
}

/** The places in `data` that match a pattern, in the order of the data: everything that has a container. */
export function matchingPlaces(lookup: LookupContext, pattern: readonly string[]): Generator<MatchedPlace> {
  return placesOn(lookup, pattern, []);
}

/** The extent of the data that a rule may read: any data, the container of its value, or the value alone. */
export type Reach = 'data' | 'container' | 'value';

/** The same, but only places that a change may concern, by what the rule may read. Without `changed` all of them. */
export function* placesNear(
  lookup: LookupContext,
  pattern: readonly string[],
  changed: readonly Pointer[] | undefined,
  reach: Reach,
): Generator<MatchedPlace> {
  if (changed === undefined || reach === 'data') {
    yield* matchingPlaces(lookup, pattern);
    return;
  }
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
  at: MatchedPlace = { pointer: '', id: '', token: '', parent: lookup.data, value: lookup.data },
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
      token: name,
      parent,
      value: childAt(parent, name),
    });
  }
}

/** The data that one run of a rule has read of its context. */
export interface Reads {
  data?: Json;
  pointer?: Pointer;
  parent?: Json;
}

/** The context of one run. Notes in `reads` what the run reads, and in `rule` how far its runs have read so far. */
export function contextOf(
  { parent, pointer }: MatchedPlace,
  data: Json,
  rule: { reach: Reach },
  reads: Reads,
): RuleContext {
  return {
    get parent() {
      if (rule.reach === 'value') rule.reach = 'container';
      reads.parent = parent;
      return parent as RuleContext['parent'];
    },
    get data() {
      rule.reach = 'data';
      reads.data = data;
      return data as RuleContext['data'];
    },
    get pointer() {
      reads.pointer = pointer;
      return pointer;
    },
  };
}

/** Whether everything that a run has read is still the same. */
export function isUnchanged(
  reads: Reads,
  now: Readonly<Record<keyof Reads, Json>>,
  isSame: (a: Json, b: Json) => boolean,
): boolean {
  return (Object.keys(reads) as (keyof Reads)[]).every((name) => isSame(reads[name], now[name]));
}

interface Run<Result> {
  readonly value: Json;
  readonly reads: Reads;
  readonly result: Result;
}

/** The runs of one rule. Rows are known by their object, so that of ten thousand only the one that changed runs again. */
export class RuleRuns<Result> {
  /** The extent of the data that the runs so far have read. */
  reach: Reach = 'value';
  private readonly byObject = new WeakMap<object, Map<string, Run<Result>>>();
  private readonly others = new Map<string, Run<Result>>();

  /** Runs the rule at a place, or returns its earlier run when nothing that it has read has changed since. */
  run(place: MatchedPlace, data: Json, rule: (context: RuleContext) => Result): Run<Result> {
    const { parent, token, pointer, value } = place;
    const object = [value, parent].find((one) => typeof one === 'object' && one !== null) as
      object | undefined;
    const runs = (object ? this.byObject.get(object) : this.others) ?? new Map<string, Run<Result>>();
    if (object) this.byObject.set(object, runs);
    const before = runs.get(token);
    if (before && before.value === value && isUnchanged(before.reads, { data, pointer, parent }, Object.is))
      return before;
    const reads: Reads = {};
    const run = { value, reads, result: rule(contextOf(place, data, this, reads)) };
    runs.set(token, run);
    return run;
  }
}
