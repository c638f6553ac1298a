import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { isArray } from '../validation/canonical-json';
import { combine, type Fault, fault, type Outcome, outcomeOf, valid } from '../validation/outcome';
import type { FieldError } from '../validation/field-error';
import { screenRank } from './node-tree';
import { type Ground, type FieldPlace, rootPlace, tryEnter } from './place';

/** Faults that do not come from the schema: text that is not a number, and errors from the server. */
export interface OwnFaults {
  /** Replaces the schema's own faults at that pointer. */
  readonly instead: readonly Fault[];
  readonly besides: readonly Fault[];
  readonly children: ReadonlyMap<string, OwnFaults>;
}

interface OpenFaults {
  instead: Fault[];
  besides: Fault[];
  children: Map<string, OpenFaults>;
}

/** Puts faults by pointer into the shape of the data. */
export function collectFaults(
  entries: Iterable<{ readonly pointer: Pointer; readonly fault: Fault; readonly replaces: boolean }>,
): OwnFaults | undefined {
  const empty = (): OpenFaults => ({ instead: [], besides: [], children: new Map() });
  let root: OpenFaults | undefined;
  for (const { pointer, replaces, ...entry } of entries) {
    root ??= empty();
    let at = root;
    for (const token of splitPointer(pointer)) {
      const next = at.children.get(token) ?? empty();
      at.children.set(token, next);
      at = next;
    }
    (replaces ? at.instead : at.besides).push(entry.fault);
  }
  return root;
}

/** All faults of the data, with the option of every union decided and our own faults added. */
export function reportErrors(
  ground: Ground,
  outcome: Outcome,
  own: OwnFaults | undefined,
  place: FieldPlace | undefined = rootPlace(ground),
): Outcome {
  if (outcome.settled && own === undefined) return outcome;
  const settled = settleHere(ground, outcome, place);
  const children = new Map<string, Outcome>();
  const names = own ? new Set([...settled.children.keys(), ...own.children.keys()]) : settled.children.keys();
  for (const name of names) {
    const child = settled.children.get(name) ?? valid;
    const ownChild = own?.children.get(name);
    const untouched = child.settled && ownChild === undefined;
    const inside = untouched || place === undefined ? undefined : tryEnter(ground, place, name);
    children.set(name, untouched ? child : reportErrors(ground, child, ownChild, inside));
  }
  const faults = own !== undefined && own.instead.length > 0 ? own.instead : settled.faults;
  return outcomeOf(own && own.besides.length > 0 ? [...faults, ...own.besides] : faults, children);
}

/** Replaces alternatives with the faults of the chosen option, level by level. */
function settleHere(ground: Ground, outcome: Outcome, place: FieldPlace | undefined): Outcome {
  let settled = outcome;
  for (let level = 0; settled.alternatives.length > 0; level += 1) {
    const { faults, children, alternatives } = settled;
    const chosen = place && chosenOutcome(ground, place, level);
    settled = alternatives
      .map(({ keyword, outcomes }) => chosen ?? likeliest(outcomes) ?? fault(keyword))
      .reduce(combine, outcomeOf(faults, children));
  }
  return settled;
}

/** The outcome of the chosen option; undefined when there is none, or when it is valid. */
function chosenOutcome(
  { validator }: Ground,
  { options, value }: FieldPlace,
  level: number,
): Outcome | undefined {
  const option = options[level];
  if (option === undefined || value === undefined) return undefined;
  const outcome = validator.evaluate(option.node.schema, value);
  return outcome === valid ? undefined : outcome;
}

/** The only alternative whose type and constants the value matches; undefined when there is not exactly one. */
function likeliest(outcomes: readonly Outcome[]): Outcome | undefined {
  const near = outcomes.filter(
    (outcome) => !isFar(outcome) && ![...outcome.children.values()].some(isOtherConstant),
  );
  return near.length === 1 ? near[0] : undefined;
}

function isFar({ faults }: Outcome): boolean {
  return faults.some(
    ({ code }) => code === 'type' || code === 'const' || code === 'enum' || code === 'false',
  );
}

function isOtherConstant({ faults }: Outcome): boolean {
  return faults.some(({ code }) => code === 'const');
}

const none: readonly FieldError[] = [];
const errorLists = new WeakMap<
  readonly Fault[],
  { readonly pointer: Pointer; readonly errors: readonly FieldError[] }
>();

/** Faults as errors of the field at `pointer`; the same list for the same faults. */
export function errorsOf(faults: readonly Fault[], pointer: Pointer): readonly FieldError[] {
  if (faults.length === 0) return none;
  const before = errorLists.get(faults);
  if (before?.pointer === pointer) return before.errors;
  const errors = faults.map((fault) => ({ pointer, ...fault }));
  errorLists.set(faults, { pointer, errors });
  return errors;
}

/** All errors, in the order in which the screen shows their fields. */
export function listErrors(ground: Ground, report: Outcome): readonly FieldError[] {
  const errors: FieldError[] = [];
  function visit(outcome: Outcome, place: FieldPlace | undefined, pointer: Pointer): void {
    for (const error of errorsOf(outcome.faults, pointer)) errors.push(error);
    if (outcome.children.size === 0) return;
    for (const name of inOrder([...outcome.children.keys()], place)) {
      const child = outcome.children.get(name);
      const inside = place && child && child.children.size > 0 ? tryEnter(ground, place, name) : undefined;
      if (child) visit(child, inside, joinPointer(pointer, name));
    }
  }
  visit(report, rootPlace(ground), '');
  return errors;
}

function inOrder(names: readonly string[], place: FieldPlace | undefined): readonly string[] {
  if (names.length < 2) return names;
  if (isArray(place?.value)) return names.toSorted((a, b) => Number(a) - Number(b));
  if (place?.inner.kind !== 'group') return names;
  const rank = screenRank(place.inner);
  return names.toSorted((a, b) => (rank.get(a) ?? Infinity) - (rank.get(b) ?? Infinity) || 0);
}
