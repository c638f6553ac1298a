import { type Pointer, splitPointer } from '../json/json-pointer';
import { isArray } from '../validation/canonical-json';
import { combine, type Fault, fault, type Outcome, outcomeOf, valid } from '../validation/outcome';
import { chunkOf, type RowChunk, RowOutcomes, rowsPerChunk } from '../validation/row-outcomes';
import { type LookupContext, type FieldPlace, tryEnter } from './place';

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

/** All faults of the value at `place`, with the option of every union decided and our own faults added. */
export function reportErrors(
  lookup: LookupContext,
  outcome: Outcome,
  own: OwnFaults | undefined,
  place: FieldPlace | undefined,
): Outcome {
  if (outcome.settled && own === undefined) return outcome;
  const settled = settleHere(lookup, outcome, place);
  const inside = settled.children;
  const children =
    inside instanceof RowOutcomes && place
      ? reportRows(lookup, inside, own, place)
      : reportChildren(lookup, inside, own?.children, place);
  const faults = own !== undefined && own.instead.length > 0 ? own.instead : settled.faults;
  return outcomeOf(own && own.besides.length > 0 ? [...faults, ...own.besides] : faults, children);
}

function reportChildren(
  lookup: LookupContext,
  outcomes: Outcome['children'],
  own: OwnFaults['children'] | undefined,
  place: FieldPlace | undefined,
): Outcome['children'] {
  const children = new Map<string, Outcome>();
  for (const name of own ? new Set([...outcomes.keys(), ...own.keys()]) : outcomes.keys()) {
    const child = outcomes.get(name) ?? valid;
    const ownChild = own?.get(name);
    const untouched = child.settled && ownChild === undefined;
    const inside = untouched || place === undefined ? undefined : tryEnter(lookup, place, name);
    children.set(name, untouched ? child : reportErrors(lookup, child, ownChild, inside));
  }
  return children;
}

/** Chunks without a union to decide and without faults of our own stay the same objects. */
function reportRows(
  lookup: LookupContext,
  rows: RowOutcomes,
  own: OwnFaults | undefined,
  place: FieldPlace,
): RowOutcomes {
  const byChunk = new Map<number, Map<string, OwnFaults>>();
  for (const [name, faults] of own?.children ?? []) {
    const at = Math.floor(Number(name) / rowsPerChunk);
    byChunk.set(at, (byChunk.get(at) ?? new Map<string, OwnFaults>()).set(name, faults));
  }
  const report = (chunk: RowChunk, ownRows?: OwnFaults['children']) =>
    chunkOf(reportChildren(lookup, chunk.outcomes, ownRows, place));
  return new RowOutcomes(
    rows.chunks.map((chunk, at) => {
      const ownRows = byChunk.get(at);
      if (ownRows) return report(chunk, ownRows);
      return chunk.settled ? chunk : settledChunk(lookup, chunk, place, () => report(chunk));
    }),
  );
}

interface SettledChunk {
  readonly keys: readonly string[];
  readonly choices: LookupContext['choices'];
  readonly id: string;
  readonly chunk: RowChunk;
}

const settledChunks = new WeakMap<RowChunk, SettledChunk>();

/** Rows that are the same, in the same table and with the same chosen options, are decided once. */
function settledChunk(
  { keys, choices }: LookupContext,
  chunk: RowChunk,
  { id, value }: FieldPlace,
  settle: () => RowChunk,
): RowChunk {
  const now = { keys: isArray(value) ? keys.of(value) : [], choices, id };
  const before = settledChunks.get(chunk);
  if (before?.keys === now.keys && before.choices === choices && before.id === id) return before.chunk;
  const made = settle();
  settledChunks.set(chunk, { ...now, chunk: made });
  return made;
}

/** Replaces alternatives with the faults of the chosen option, level by level. */
function settleHere(lookup: LookupContext, outcome: Outcome, place: FieldPlace | undefined): Outcome {
  let settled = outcome;
  for (let level = 0; settled.alternatives.length > 0; level += 1) {
    const { faults, children, alternatives } = settled;
    const chosen = place && chosenOutcome(lookup, place, level);
    settled = alternatives
      .map(({ keyword, outcomes }) => chosen ?? likeliest(outcomes) ?? fault(keyword))
      .reduce(combine, outcomeOf(faults, children));
  }
  return settled;
}

/** The outcome of the chosen option; undefined when there is none, or when it is valid. */
function chosenOutcome(
  { validator }: LookupContext,
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
