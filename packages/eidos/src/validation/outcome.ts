import type { JsonValue } from '../json/json-schema';

/** One violation of a schema by a value. */
export interface Fault {
  readonly code: string;
  readonly values: Readonly<Record<string, JsonValue>>;
  /** The server's message, if the server reported the fault. */
  readonly message?: string;
}

/** What is wrong with a value and with the values inside it. */
export interface Outcome {
  readonly faults: readonly Fault[];
  /** Only the properties or items with something wrong in them. */
  readonly children: ReadonlyMap<string, Outcome>;
  /** `oneOf` and `anyOf` without a fitting option: the schema alone does not determine the intended option. */
  readonly alternatives: readonly UnmatchedAlternatives[];
  /** There are no alternatives, here or further down. */
  readonly settled: boolean;
}

export interface UnmatchedAlternatives {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly outcomes: readonly Outcome[];
}

const noFaults: readonly Fault[] = [];
const noChildren: ReadonlyMap<string, Outcome> = new Map();
const noAlternatives: readonly UnmatchedAlternatives[] = [];

/** The one outcome that means valid: compare by identity. */
export const valid: Outcome = {
  faults: noFaults,
  children: noChildren,
  alternatives: noAlternatives,
  settled: true,
};

/** Builds an outcome from its parts; `valid` when they are empty. */
export function outcomeOf(
  faults: readonly Fault[],
  children: ReadonlyMap<string, Outcome> = noChildren,
  alternatives: readonly UnmatchedAlternatives[] = noAlternatives,
): Outcome {
  if (faults.length === 0 && children.size === 0 && alternatives.length === 0) return valid;
  const settled = alternatives.length === 0 && areSettled(children);
  return { faults: faults.length === 0 ? noFaults : faults, children, alternatives, settled };
}

/** `RowOutcomes` knows the answer without a visit to each of its rows. */
function areSettled(children: ReadonlyMap<string, Outcome> & { readonly settled?: boolean }): boolean {
  return children.settled ?? [...children.values()].every((child) => child.settled);
}

/** An outcome with one fault. */
export function fault(code: string, values: Fault['values'] = {}): Outcome {
  return outcomeOf([{ code, values }]);
}

/** Both outcomes in one, each fault once. */
export function combine(a: Outcome, b: Outcome): Outcome {
  if (a === valid || a === b) return b;
  if (b === valid) return a;
  const children = combineChildren(a.children, b.children);
  return outcomeOf(addFaults(a.faults, b.faults), children, [...a.alternatives, ...b.alternatives]);
}

function combineChildren(a: Outcome['children'], b: Outcome['children']): Outcome['children'] {
  if (b.size === 0) return a;
  if (a.size === 0) return b;
  const children = new Map(a);
  for (const [name, child] of b) children.set(name, combine(children.get(name) ?? valid, child));
  return children;
}

function addFaults(some: readonly Fault[], more: readonly Fault[]): readonly Fault[] {
  const seen = new Set(some.map((one) => JSON.stringify(one)));
  const added = more.filter((one) => !seen.has(JSON.stringify(one)));
  return added.length === 0 ? some : [...some, ...added];
}
