import type { Eidos, EidosNode } from '../compiler/node';
import { advice } from '../development/advice';
import { adoptJson, freezeKnownJson, type Json, setProperties } from '../controller/adopt-json';
import { changedPointers, type ContentLookup } from '../controller/changes';
import type { Controller, Rules } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { type FieldId, type RowKeys, valueById } from '../controller/field-id';
import { childNodes, resolveNode, unknownPointer } from '../controller/node-tree';
import { type LookupContext, placeById, tryFindPlace } from '../controller/place';
import { type Content, movedId, WorkingContent } from '../controller/state';
import type { AttachedRules, Derivation as DerivationMode, View } from '../controller/view';
import { childAt, equalJson, isArray, isJsonObject, isPlain } from '../json/json-object';
import { valueAt } from '../json/members';
import {
  joinPointer,
  parentPointer,
  type Pointer,
  type PointerTree,
  splitPointer,
  treeOf,
} from '../json/json-pointer';
import { createAsyncChecks } from './async-checks';
import { type MatchedPlace, placesNear, RuleRuns } from './matching-places';
import { type Derivation, isStandardSchema, type RuleDefinitions } from './rules';
import { createSyncChecks, withoutKnown } from './sync-checks';

/** Derived values may depend on each other; more rounds than this only come from values that never settle. */
const mostRounds = 32;

interface DerivedValue {
  readonly value: Json;
  readonly id: FieldId;
  /** It is set alone: it empties its group, or is an item of a list that may be too short for it. */
  readonly isSetAlone: boolean;
}

const hasOne = (parent: Json) => isJsonObject(parent) && Object.keys(parent).length === 1;

/** In a group that an entry began, a derived value is removed with that entry. */
function markFilled(content: Content, lookup: LookupContext, values: Iterable<DerivedValue>): Content {
  const state = new WorkingContent(content, lookup);
  for (const { id, value } of values)
    if (value !== undefined && content.filled.has(parentPointer(id))) state.fillAll(id, value);
  return state.finish();
}

/** The id of a value before its entry of a map got another name. */
const formerId = (id: FieldId, { state }: View) =>
  state.content.renamed.reduceRight((last, [from, to]) => movedId(last, to, from), id);

/** Creates the function that brings the derived values of a view up to date. */
function createDerivedValues(
  derived: Readonly<Record<Pointer, Derivation>>,
): (view: View, mode: DerivationMode, before?: View) => Content {
  const rules = Object.entries(derived).map(([text, run]) => {
    const pattern = splitPointer(text);
    const createRuns = () =>
      new RuleRuns<Json>(pattern, (context, { pointer }) => toJson(run(context.parent, context), pointer));
    return { runs: createRuns(), hiddenRuns: createRuns(), saved: createSavedResults(createRuns) };
  });

  /** The derived values that differ from the values there now, by pointer. */
  function findChanges(
    view: View,
    mode: DerivationMode,
    missing: Set<Pointer>,
    last: View | undefined,
    former: View | undefined,
  ): ReadonlyMap<Pointer, DerivedValue> {
    const visible = view.visible();
    const changed = last && changedPointers(last.visible(), visible);
    const changes = new Map<Pointer, DerivedValue>();
    for (const { runs, hiddenRuns, saved } of rules) {
      const before = mode === 'edit' ? saved(view.lookup) : undefined;
      /** The place of a value in the saved record. */
      const savedPlace = (id: FieldId) => before?.places.get(formerId(id, view)) ?? before?.places.get(id);
      /** A value derived from the same data as the saved one stays as it was saved, whoever derived it. */
      const valueOf = (result: Json, was: MatchedPlace | undefined) =>
        was && equalJson(before!.resultAt(was), result) ? was.value : result;
      if (former && view.setting.hidden === 'keep')
        findHidden(hiddenRuns, former.lookup, view.lookup, ({ pointer, id, parent, value }, result) => {
          const next = valueOf(result, savedPlace(id));
          const isSetAlone = isArray(parent) || (next === undefined && hasOne(parent));
          if (!equalJson(next, value)) changes.set(pointer, { value: next, id, isSetAlone });
        });
      runs.visit(last?.visible(), visible, changed, (place) => {
        const { pointer, value, id, parent } = place;
        if (mode === 'open' && value !== undefined && !missing.has(pointer)) return undefined;
        const derivation = runs.run({ ...place, value: undefined }, visible.data);
        const { result, reads } = derivation;
        const was = savedPlace(id);
        if (was?.parent === parent && !('data' in reads) && !('pointer' in reads)) return derivation;
        const next = valueOf(result, was);
        const { shown, isRow } = tryFindPlace(visible, pointer) ?? {};
        const isMissingRow = isRow && value === undefined;
        if (shown && !isMissingRow && !equalJson(next, value) && !changes.has(pointer)) {
          const isSetAlone = isArray(parent) ? !isRow : next === undefined && hasOne(parent);
          changes.set(pointer, { value: next, id, isSetAlone });
          missing.add(pointer);
        }
        return derivation;
      });
    }
    return changes;
  }

  let hasRun = false;
  return (view, mode, before) => {
    const missing = new Set<Pointer>();
    let current = view;
    // Opening a record derives no value that was loaded, so what it reads is unknown until the first edit.
    let last = hasRun && before?.state.saved === view.state.saved ? before : undefined;
    hasRun = mode !== 'open';
    for (let round = 0; round < mostRounds; round += 1) {
      const values = findChanges(current, mode, missing, last, last ?? before);
      if (values.size === 0) break;
      const { lookup, state } = current;
      const writes = [...values].flatMap(([pointer, { value, isSetAlone }]) =>
        isSetAlone ? [] : { pointer, value },
      );
      const data = writes.length > 0 ? writeAll(lookup.data, treeOf(writes), lookup.keys) : lookup.data;
      const show = (content: Content) => (current = current.next({ ...state, content }));
      last = current;
      const pointers = values.keys();
      show(current.apply({ kind: 'derive', data: data ?? freezeKnownJson({}), pointers }));
      // Like an entry, `set` fills the gaps of a list, and removes an optional group with its last value.
      for (const [pointer, { value, isSetAlone }] of values)
        if (isSetAlone && current.tryPlace(pointer)) show(current.apply({ kind: 'set', pointer, value }));
      show(markFilled(current.state.content, lookup, values.values()));
    }
    return current.state.content;
  };
}

/**
 * Visits the derived values of fields that do not apply, which are sent all the same: they follow their inputs in the whole
 * record. `onChange` is called for each whose result is another one than before.
 */
function findHidden(
  runs: RuleRuns<Json>,
  former: ContentLookup,
  lookup: ContentLookup,
  onChange: (place: MatchedPlace, result: Json) => void,
): void {
  runs.visit(former, lookup, changedPointers(former, lookup), (place) => {
    const { pointer, id, value } = place;
    if (value === undefined || tryFindPlace(lookup, pointer)?.shown !== false) return undefined;
    const parent = valueById(former.data, parentPointer(id), lookup.keys);
    const before = runs.run({ ...place, parent, value: undefined }, former.data);
    const derivation = runs.run({ ...place, value: undefined }, lookup.data);
    if (!equalJson(before.result, derivation.result)) onChange(place, derivation.result);
    return derivation;
  });
}

/** Whether nobody chooses the value of a derived field: it is read-only, or its rule replaces the value of the server. */
function isDerived(
  derived: Readonly<Record<Pointer, Derivation>>,
  { lookup, visible }: View,
  id: FieldId,
): boolean {
  const place = placeById(lookup, id);
  const path = splitPointer(id);
  const found = Object.entries(derived)
    .map(([pattern, run]) => ({ pattern: splitPointer(pattern), run }))
    .find(({ pattern }) => pattern.every((token, at) => at in path && (token === '*' || token === path[at])));
  if (!place || !found) return false;
  if (place.node.readOnly) return true;
  const { pattern, run } = found;
  const pointer = joinPointer('', ...splitPointer(place.pointer).slice(0, pattern.length));
  const theirs = valueById(lookup.saved, id, lookup.keys);
  // The visible data has nothing at a hidden field that a rule could read.
  const around = place.shown ? visible().data : lookup.data;
  const data = writeAll(around, treeOf([{ pointer: place.pointer, value: theirs }]), lookup.keys);
  const parent = valueAt(data, parentPointer(pointer));
  const result = run(parent, { data, parent, pointer });
  return !equalJson(toJson(result, pointer), valueAt(data, pointer));
}

/** The value with what is to be set at it, or else inside it: in one pass, so that a table of many rows is copied once. */
function writeAll(value: Json, writes: PointerTree<{ readonly value: Json }>, keys: RowKeys): Json {
  const { entries, children } = writes;
  if (children.size === 0) return entries[0]?.value;
  if (isArray(value)) {
    const rows = value.map((row, index) => {
      const inside = children.get(String(index));
      return inside ? (writeAll(row, inside, keys) ?? null) : row;
    });
    return keys.freeze(rows, keys.of(value));
  }
  const changes = [...children].map(
    ([name, inside]) => [name, writeAll(childAt(value, name), inside, keys)] as const,
  );
  return setProperties(isJsonObject(value) ? value : {}, changes);
}

/** The places of a rule in the saved data by their ids, collected once for the same data, and its results there. */
function createSavedResults(createRuns: () => RuleRuns<Json>) {
  function collect(lookup: LookupContext) {
    const { saved } = lookup;
    const runs = createRuns();
    const before = { ...lookup, data: saved, choices: new Map<FieldId, string>() };
    const all = [...placesNear(before, runs.pattern)];
    // A value is missing where its field did not apply: it is derived once the field does.
    const places = new Map(all.flatMap((place) => (place.value === undefined ? [] : [[place.id, place]])));
    const resultAt = (place: MatchedPlace) => runs.run({ ...place, value: undefined }, saved).result;
    return { saved, places, resultAt };
  }
  let last: ReturnType<typeof collect> | undefined;
  return (lookup: LookupContext) => (last = last?.saved === lookup.saved && last ? last : collect(lookup));
}

/** A derived value as JSON, without numbers that are not finite, at any depth. Throws a `TypeError` for what is not JSON. */
function toJson(result: unknown, pointer: Pointer): Json {
  const value = withoutNonFinite(result);
  return value === undefined ? undefined : adoptJson(value, undefined, pointer);
}

function withoutNonFinite(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  // Data of the screen is frozen, and has none.
  if (typeof value !== 'object' || value === null || !isPlain(value) || Object.isFrozen(value)) return value;
  if (isArray(value)) return Array.from(value, withoutNonFinite);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutNonFinite(inner)]));
}

/**
 * Checks that a schema cannot express, and values that follow from others, for the option `rules` of `createController`
 * and `EidosScreen`. Define them outside components.
 * @param eidos The compiled schema of the data.
 * @param definitions The rules by JSON Pointer. Throws for a pointer that is not in the schema.
 * @returns The option `rules` of `createController` and `EidosScreen`.
 * @example
 * const rules = createRules(booking, {
 *   checks: {
 *     '/name': (name) => name === 'root' && 'This is reserved.',
 *   },
 * });
 */
export function createRules<Data>(
  eidos: Eidos<Data>,
  definitions: NoInfer<RuleDefinitions<Data>>,
): Rules<Data> {
  const { checks = {}, asyncChecks = {}, derived = {}, debounce = 300, ...others } = definitions;
  for (const name in others)
    throw new Error(`createRules: ${name} is unknown. Use one of checks, asyncChecks, derived, debounce.`);
  const rules = [checks, asyncChecks, derived].flatMap((each) => Object.entries<unknown>(each));
  for (const [pattern, rule] of rules) {
    checkPattern(eidos, pattern);
    if (typeof rule !== 'function' && !isStandardSchema(rule))
      throw new TypeError(
        `createRules: the rule at "${pattern}" is ${String(rule)}; write a function, or leave it out.`,
      );
  }
  const patterns = rules.map(([pattern]) => pattern);
  return {
    attach(controller): AttachedRules {
      if (controller.eidos !== eidos)
        advice(() => process.env.NODE_ENV !== 'production' && warnOfOthers(controller.eidos, patterns));
      const check = createSyncChecks(checks);
      const derive = createDerivedValues(derived);
      const store = storeOf(controller);
      const later = createAsyncChecks(asyncChecks, debounce, store);
      return {
        violations: (lookup, outcome) =>
          withoutKnown(outcome, [...check(lookup, outcome), ...later.violations(lookup)]),
        derive,
        derives: (id, merged) => isDerived(derived, merged, id),
        settle: later.settle,
        isChecking: later.isChecking,
      };
    },
  };
}

/**
 * Returns whether an asynchronous check of the controller at or below `pointer` is pending.
 * @param controller The controller with the rules.
 * @param pointer Only checks at or below it count; by default all of them.
 * @returns Whether a check is pending.
 * @example
 * const isBusy = isChecking(controller, '/name');
 */
export function isChecking(controller: Controller, pointer = ''): boolean {
  return storeOf(controller).view.setting.rules?.isChecking(pointer) ?? false;
}

/** Warns of the rules that never run with another schema than that for which they were created. */
function warnOfOthers(eidos: Eidos, patterns: readonly Pointer[]): false {
  for (const pattern of patterns) {
    try {
      checkPattern(eidos, pattern);
    } catch (error) {
      console.warn(`The rule at "${pattern}" never runs with this eidos. ${(error as Error).message}`);
    }
  }
  return false;
}

/** Throws when no value of the schema can be at a pattern. */
function checkPattern({ root }: Eidos, pattern: Pointer): void {
  let nodes: readonly EidosNode[] = [root];
  let path = '';
  for (const token of splitPointer(pattern)) {
    path = joinPointer(path, token);
    const inside = nodes.flatMap((node) => nodesInside(node, token));
    if (inside.length === 0) throw unknownPointer(path, token, nodes[0]!);
    nodes = inside;
  }
}

/** The nodes of the values that a token of a pattern means, in any option of a union. */
function nodesInside(around: EidosNode, token: string): readonly EidosNode[] {
  const node = resolveNode(around);
  if (node.kind === 'union') return node.options.flatMap((option) => nodesInside(option.node, token));
  if (node.kind === 'table') return /^(\*|\d+)$/.test(token) ? [node.row] : [];
  if (node.kind !== 'group') return [];
  return token === '*' ? (node.additional ?? []).map((one) => one.node) : childNodes(node, token);
}
