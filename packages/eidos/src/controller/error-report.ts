import {
  joinPointer,
  parentPointer,
  type Pointer,
  type PointerTree,
  splitPointer,
} from '../json/json-pointer';
import { isArray, type JsonObject } from '../json/json-object';
import { joinLists, none } from '../json/members';
import { createCache } from '../json/memoize';
import {
  type FieldError,
  type Violation,
  type Outcome,
  valid,
  RowOutcomes,
  combine,
  hasViolation,
  violation,
  outcomeOf,
  rowsPerChunk,
} from '../validation/outcome';
import { type FieldId, idToken } from './field-id';
import { childNode, fixedCount, screenRank } from './node-tree';
import { type FieldPlace, type LookupContext, tryEnter, tryFindPlace } from './place';
import { type FormMeta, isTouchedWithin } from './state';

type Errors = readonly FieldError[];

/** Which fields were touched: it decides which errors are shown. */
type Touched = Pick<FormMeta, 'touched' | 'touchedWithin'>;

/** Violations as errors of the field at `pointer`. Names of other fields become their labels, which only the screen knows. */
export function errorsOf(lookup: LookupContext, violations: readonly Violation[], pointer: Pointer): Errors {
  return violations.map((violation) => {
    const { values } = violation;
    const labels = (values.labels as readonly string[] | undefined)?.map((name) => {
      const node = tryFindPlace(lookup, joinPointer(parentPointer(pointer), name))?.node;
      return { label: node?.label || name, labelKey: node?.labelKey } as JsonObject;
    });
    return { pointer, ...violation, values: labels ? { ...values, labels } : values };
  });
}

/** Whether the user touched the field with an id. Without an id it is true, because no field shows the error. */
export function isTouched(meta: Touched, id: FieldId | undefined): boolean {
  return id === undefined || meta.touched.has(id) || isTouchedWithin(meta, id);
}

export function outcomeAt(report: Outcome, pointer: Pointer): Outcome {
  return splitPointer(pointer).reduce((outcome, token) => outcome.children.get(token) ?? valid, report);
}

const caches = { all: createCache<Errors>(), shown: createCache<Errors>() };

/**
 * The errors at and below a place, in the order in which the screen shows their fields. Only parts that changed are
 * listed again.
 *
 * @param touched Lists only errors of touched fields; undefined for all errors.
 */
export function listErrors(
  lookup: LookupContext,
  report: Outcome,
  pointer: Pointer,
  place: FieldPlace | undefined,
  touched?: Touched,
): Errors {
  // After a submit every field is touched, so that nothing has to be looked up.
  const isAll = touched?.touchedWithin.get('') && touched.touchedWithin.size === 1;
  const chosen = isAll ? undefined : touched;
  const cached = chosen ? caches.shown : caches.all;

  function visit(outcome: Outcome, place: FieldPlace | undefined, pointer: Pointer, id = place?.id): Errors {
    if (outcome === valid) return none;
    const own = chosen && !isTouched(chosen, id) ? none : errorsOf(lookup, outcome.violations, pointer);
    if (outcome.children.size === 0) return own;
    const keys = chosen && isArray(place?.value) && lookup.keys.of(place.value);
    const dependencies = [pointer, place?.inner, chosen && place?.id, keys, chosen];
    return cached(outcome, dependencies, () => {
      const { children } = outcome;
      const inside =
        children instanceof RowOutcomes
          ? children.chunks.map((chunk) => visit(chunk, place, pointer))
          : inOrder(outcome, place).map((name) => {
              const child = children.get(name)!;
              const path = joinPointer(pointer, name);
              // Of a field with errors of its own alone, the id is enough: there may be thousands.
              const isLeaf = child.children.size === 0 && place && childNode(place.inner, name);
              if (!isLeaf) return visit(child, place && tryEnter(lookup, place, name), path);
              const token = idToken(place.value, name, lookup.keys, fixedCount(place.inner));
              return visit(child, undefined, path, joinPointer(place.id, token));
            });
      return joinLists([own, ...inside]);
    });
  }

  return visit(report, place, pointer);
}

/** The names or indexes in the order of the screen: further names come after those of the schema, as they are in the data. */
function inOrder({ children }: Outcome, place: FieldPlace | undefined): readonly string[] {
  const names = [...children.keys()];
  if (isArray(place?.value)) return names.toSorted((a, b) => Number(a) - Number(b));
  if (place?.inner.kind !== 'group' || names.length < 2) return names;
  const all = new Set([...screenRank(place.inner).keys(), ...Object.keys(place.value ?? {}), ...names]);
  return [...all].filter((name) => children.get(name));
}

/** A violation that does not come from the schema: of a text that is not a value, of a rule, or of the server. */
export interface OwnViolation {
  readonly pointer: Pointer;
  readonly violation: Violation;
  /** It replaces what the schema finds wrong there. */
  readonly replaces: boolean;
}

type OwnViolations = PointerTree<OwnViolation>;

/** All violations of the value at `place`, with the option of every union decided and our own violations added. */
export function reportErrors(
  lookup: LookupContext,
  outcome: Outcome,
  own: OwnViolations | undefined,
  place: FieldPlace | undefined,
): Outcome {
  if (outcome.settled && own === undefined) return outcome;
  const settled = settleHere(lookup, outcome, place);
  const inside = settled.children;
  // Rows in which the schema finds nothing wrong have no chunks yet.
  const chunks =
    inside instanceof RowOutcomes ? inside.chunks : inside.size === 0 && isArray(place?.value) && none;
  const children =
    chunks && place
      ? reportRows(lookup, chunks, own, place)
      : reportChildren(lookup, inside, own?.children, place);
  const those = (replaces: boolean) =>
    (own?.entries ?? none).flatMap((one) => (one.replaces === replaces ? one.violation : []));
  const instead = those(true);
  return outcomeOf([...(instead.length > 0 ? instead : settled.violations), ...those(false)], children);
}

function reportChildren(
  lookup: LookupContext,
  outcomes: Outcome['children'],
  own: OwnViolations['children'] | undefined,
  place: FieldPlace | undefined,
): Outcome['children'] {
  const children = new Map<string, Outcome>();
  for (const name of own ? new Set([...outcomes.keys(), ...own.keys()]) : outcomes.keys()) {
    const child = outcomes.get(name) ?? valid;
    const ownChild = own?.get(name);
    const inside = place && (ownChild || !child.settled) ? tryEnter(lookup, place, name) : undefined;
    children.set(name, reportErrors(lookup, child, ownChild, inside));
  }
  return children;
}

/** Chunks stay the same objects while their rows are the same, in the same table, with the same chosen options and violations. */
function reportRows(
  lookup: LookupContext,
  chunks: readonly Outcome[],
  own: OwnViolations | undefined,
  place: FieldPlace,
): RowOutcomes {
  const byChunk = new Map<number, Map<string, OwnViolations>>();
  for (const [name, violations] of own?.children ?? []) {
    const at = Math.floor(Number(name) / rowsPerChunk);
    byChunk.set(at, (byChunk.get(at) ?? new Map<string, OwnViolations>()).set(name, violations));
  }
  const keys = isArray(place.value) && lookup.keys.of(place.value);
  const length = Math.max(chunks.length - 1, ...byChunk.keys()) + 1;
  return new RowOutcomes(
    Array.from({ length }, (_, at) => {
      const chunk = chunks[at] ?? valid;
      const children = byChunk.get(at);
      if (!children && chunk.settled) return chunk;
      const inside = children ? entriesIn({ entries: [], children }) : none;
      const dependencies = [chunk, keys, lookup.choices, place.id, ...inside.map(({ pointer }) => pointer)];
      const violations = inside.map(({ violation }) => violation);
      return reportedChunks(violations[0] ?? chunk, [...dependencies, ...violations], () =>
        outcomeOf([], reportChildren(lookup, chunk.children, children, place)),
      );
    }),
  );
}

const entriesIn = ({ entries, children }: OwnViolations): readonly OwnViolation[] =>
  joinLists([entries, ...[...children.values()].map(entriesIn)]);

const reportedChunks = createCache<Outcome>();

/** Replaces alternatives with the violations of the chosen option, then those inside it with the likeliest. */
function settleHere(lookup: LookupContext, outcome: Outcome, place: FieldPlace | undefined): Outcome {
  const inside = (name: string) => place && tryEnter(lookup, place, name);
  let settled = outcome;
  const { option, value } = place ?? {};
  // An option that finds nothing wrong leaves the choice to the others.
  let chosen =
    outcome.alternatives.length > 0 && option && value !== undefined
      ? lookup.validator.evaluate(option.node.schema, value)
      : valid;
  while (settled.alternatives.length > 0) {
    const { violations, children, alternatives } = settled;
    const found =
      chosen !== valid
        ? [chosen]
        : alternatives.map(
            ({ keyword, outcomes }) =>
              likeliest(outcomes) ?? missingFields(outcomes, inside) ?? violation(keyword),
          );
    settled = found.reduce(combine, outcomeOf(violations, children));
    chosen = valid;
  }
  return settled;
}

/**
 * The only alternative whose type and constants the value matches, or else the only one whose lists of values it matches too,
 * or the only one of its type, such as a group next to null; undefined when there is not exactly one.
 */
function likeliest(outcomes: readonly Outcome[]): Outcome | undefined {
  const without = (codes: readonly string[]) =>
    outcomes.filter(
      (outcome) =>
        !hasViolation(outcome, ['type', 'const', 'enum', 'false']) &&
        ![...outcome.children].some(([, child]) => hasViolation(child, codes)),
    );
  return [['const'], ['const', 'enum'], []].map(without).find((near) => near.length === 1)?.[0];
}

/**
 * Alternatives that only require other fields each, as errors of these fields; undefined for all others, and if one of the
 * fields is not shown.
 */
function missingFields(
  outcomes: readonly Outcome[],
  inside: (name: string) => FieldPlace | undefined,
): Outcome | undefined {
  const sets = outcomes.map(({ children }) => [...children.keys()]);
  const names = sets.flat();
  // A map has no field for an entry that is missing.
  const isUnseen = names.map(inside).some((place) => place && (!place.shown || place.isAddition));
  const areMissing = outcomes.every(
    ({ violations, alternatives, children }) =>
      violations.length + alternatives.length === 0 &&
      [...children].every(([, child]) => hasViolation(child, ['required'])),
  );
  if (isUnseen || !areMissing) return undefined;
  const isShared = (name: string) => sets.every((set) => set.includes(name));
  const errors = names.map((name) => {
    const others = sets.filter((set) => !set.includes(name)).flat();
    const values = { labels: others.filter((other) => !isShared(other)) };
    return [name, isShared(name) ? violation('required') : violation('alternativeRequired', values)] as const;
  });
  return outcomeOf([], new Map(errors));
}
