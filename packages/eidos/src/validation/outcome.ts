import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import { equalJson } from '../json/json-object';

/** A schema as the keywords that it has. */
export type Keywords = Readonly<Record<string, unknown>>;

/** Validates a value by a schema of the same document. */
export type Evaluate = (schema: JsonSchema, value: JsonValue) => Outcome;

/** Checks a value by some keywords of one schema. */
export type Check = (value: JsonValue) => Outcome;

export interface Violation {
  readonly code: string;
  readonly values: Readonly<Record<string, JsonValue>>;
  /** The server's message, if the server reported the violation. */
  readonly message?: string;
  /** The value that the server rejected. */
  readonly rejected?: JsonValue;
}

/** The violations of a value and of the values inside it. */
export interface Outcome {
  readonly violations: readonly Violation[];
  /** Only the properties or items with something wrong in them. */
  readonly children: Children;
  /** `oneOf` and `anyOf` without a fitting option: the schema alone does not determine the intended option. */
  readonly alternatives: readonly UnmatchedAlternatives[];
  /** There are no alternatives, here or further down. */
  readonly settled: boolean;
}

/** The outcomes of properties or items by name: what a map and `RowOutcomes` both do. */
type Children = Pick<ReadonlyMap<string, Outcome>, 'size' | 'get' | 'keys' | typeof Symbol.iterator> &
  Partial<Pick<Outcome, 'settled'>>;

interface UnmatchedAlternatives {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly outcomes: readonly Outcome[];
}

/** The one outcome that means valid: compare by identity. */
export const valid: Outcome = { violations: [], children: new Map(), alternatives: [], settled: true };

/** Builds an outcome from its parts; `valid` when they are empty. */
export function outcomeOf(
  violations: readonly Violation[],
  children = valid.children,
  alternatives = valid.alternatives,
): Outcome {
  if (violations.length === 0 && children.size === 0 && alternatives.length === 0) return valid;
  // `RowOutcomes` knows it without a visit to each of its rows.
  const areSettled = children.settled ?? [...children].every(([, child]) => child.settled);
  return { violations, children, alternatives, settled: alternatives.length === 0 && areSettled };
}

export function violation(code: string, values: Violation['values'] = {}): Outcome {
  return outcomeOf([{ code, values }]);
}

/** Whether a value itself has a violation with one of some codes. */
export function hasViolation({ violations }: Outcome, codes: readonly string[]): boolean {
  return violations.some(({ code }) => codes.includes(code));
}

/** Whether no value would be valid in its place. */
export function isForbidden(outcome: Outcome): boolean {
  return hasViolation(outcome, ['false', 'additionalProperties', 'propertyNames']);
}

/** Both outcomes in one, each violation once. */
export function combine(a: Outcome, b: Outcome): Outcome {
  if (a === valid || a === b) return b;
  if (b === valid) return a;
  const children = combineChildren(a.children, b.children);
  const added = b.violations.filter((one) => !a.violations.some((known) => equalJson(known, one)));
  const violations = added.length > 0 ? [...a.violations, ...added] : a.violations;
  return outcomeOf(violations, children, [...a.alternatives, ...b.alternatives]);
}

/** The violations that any of several schemas finds. */
export function evaluateAll(schemas: readonly JsonSchema[], value: JsonValue, evaluate: Evaluate): Outcome {
  return schemas.reduce((outcome, one) => combine(outcome, evaluate(one, value)), valid);
}

function combineChildren(a: Outcome['children'], b: Outcome['children']): Outcome['children'] {
  if (b.size === 0) return a;
  if (a.size === 0) return b;
  const children = new Map(a);
  for (const [name, child] of b) children.set(name, combine(children.get(name) ?? valid, child));
  return children;
}

/** How many rows are checked, listed and cached together. */
export const rowsPerChunk = 128;

/**
 * The outcomes of a table's rows in chunks, each of which is an outcome with the rows as its children: after a keystroke all
 * chunks but one are the same as before, so that tens of thousands of errors need not be visited again.
 */
export class RowOutcomes implements Children {
  readonly size: number;
  readonly settled: boolean;

  constructor(readonly chunks: readonly Outcome[]) {
    this.size = chunks.reduce((sum, { children }) => sum + children.size, 0);
    this.settled = chunks.every(({ settled }) => settled);
  }

  get(name: string): Outcome | undefined {
    return this.chunks[Math.floor(Number(name) / rowsPerChunk)]?.children.get(name);
  }

  *keys(): MapIterator<string> {
    for (const { children } of this.chunks) yield* children.keys();
  }

  *[Symbol.iterator](): MapIterator<[string, Outcome]> {
    for (const { children } of this.chunks) yield* children;
  }
}

/** One error of a value: `code` selects the message from the catalogue, `values` fill its placeholders. */
export interface FieldError {
  /** Where the value is. */
  readonly pointer: Pointer;
  /**
   * The key of the message in the catalogue, without the leading `error.`: a keyword, such as `required`, or a reason, such
   * as `number` for text that is not a number. It is `rule` or `server` for an error with a `message`.
   */
  readonly code: string;
  /** The values of the message's placeholders, such as `{ limit: 3 }`. */
  readonly values: Readonly<Record<string, JsonValue>>;
  /** Set only for errors that have their own message, such as those of rules and of a server. */
  readonly message?: string;
}
