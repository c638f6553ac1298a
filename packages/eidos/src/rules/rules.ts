import { isJsonObject, isPlain } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { type Pointer, joinPointer, splitPointer } from '../json/json-pointer';
import type { DeepPartial, ParentAt, PatternOf, ValueAt } from '../types/pointer-of';
import type { Violation } from '../validation/outcome';

/** The data that a rule may read besides the value itself. */
export interface RuleContext<Data = unknown, Parent = unknown> {
  /**
   * The data of the screen. A rule that reads it runs again after every change; other rules run only when
   * their value or its parent changes.
   */
  readonly data: DeepPartial<Data>;
  /** The group or row that contains the value; the data itself for a rule of the whole. */
  readonly parent: DeepPartial<Parent>;
  /** Where the value is, with the number of its row. */
  readonly pointer: Pointer;
}

/** The data that an asynchronous check may read. It runs again when something that it has read changes. */
export interface AsyncRuleContext<Data = unknown, Parent = unknown> extends RuleContext<Data, Parent> {
  /** Aborted when the value changes before the check is done; pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/** A message, or the code of one in the catalogue, whose key is the code after `error.`. */
type RuleMessage =
  | string
  | {
      /** The key of the message in the catalogue, without the leading `error.`. */
      readonly code: string;
      /** The values of the placeholders in the message. */
      readonly values?: Readonly<Record<string, JsonValue>>;
    };

/**
 * The result of a check: nothing when the value is fine, a message for the value, or messages by pointer relative to
 * the value, such as `{ '/end': 'The end is before the start.' }`.
 */
export type RuleResult =
  | RuleMessage
  | null
  | undefined
  | false
  | { readonly [at in '' | `/${string}`]?: RuleMessage | readonly RuleMessage[] };

/** Checks one value. Objects may still lack required properties; a single value is skipped while it is invalid. */
export type Check<Data = unknown, Value = unknown, Parent = unknown> = (
  value: Value,
  context: RuleContext<Data, Parent>,
) => RuleResult;

/** A check that needs time, such as a request. */
export type AsyncCheck<Data = unknown, Value = unknown, Parent = unknown> = (
  value: Value,
  context: AsyncRuleContext<Data, Parent>,
) => Promise<RuleResult>;

/** Computes one value from what contains it. `undefined`, `NaN` and `Infinity` empty the field. */
export type Derivation<Data = unknown, Value = unknown, Parent = unknown> = (
  parent: DeepPartial<Parent>,
  context: RuleContext<Data, Parent>,
) => DeepPartial<Value> | undefined;

/** The type of an entered value: the data itself is always there, what is inside it may be missing. */
type EnteredAt<Data, At extends string> = At extends ''
  ? DeepPartial<Data>
  : DeepPartial<ValueAt<Data, At>> | undefined;

/** The rules for one shape of data. Keys are JSON Pointers, with `*` for any row; `''` is the whole. */
export interface RuleDefinitions<Data> {
  /** Run while the user types. A Standard Schema, such as one of zod, is a check too. */
  readonly checks?: {
    readonly [At in PatternOf<Data>]?: Check<Data, EnteredAt<Data, At>, ParentAt<Data, At>> | StandardSchema;
  };
  /** Run after a pause, for values that were changed and that nothing else is wrong with. */
  readonly asyncChecks?: {
    readonly [At in PatternOf<Data>]?:
      | AsyncCheck<Data, EnteredAt<Data, At>, ParentAt<Data, At>>
      | StandardSchema;
  };
  /** Values that follow from others. They change in the undo step of what they follow from. */
  readonly derived?: {
    readonly [At in PatternOf<Data>]?: Derivation<Data, ValueAt<Data, At>, ParentAt<Data, At>>;
  };
  /**
   * The pause before an asynchronous check, in milliseconds.
   * @default `300`
   */
  readonly debounce?: number;
}

/** A violation at a pointer relative to the value that a rule is about. */
export interface RelativeViolation {
  readonly at: Pointer;
  readonly violation: Violation;
}

/** The violations in the result of a check. Throws for anything that a check must not return. */
export function readRuleResult(result: RuleResult, pattern: Pointer): readonly RelativeViolation[] {
  if (result === null || result === undefined || result === false || result === '') return [];
  if (typeof result === 'string' || isCode(result)) return [{ at: '', violation: toViolation(result) }];
  if (!isJsonObject(result) || !isPlain(result)) throw new TypeError(unreadable(result, pattern));
  return Object.entries(result).flatMap(([at, messages]) => {
    // Throws for a pointer without a slash.
    splitPointer(at);
    const given = [messages].flat() as readonly (RuleMessage | false | undefined)[];
    return given.flatMap((message) => (message ? { at, violation: toViolation(message) } : []));
  });
}

/** The violations in the result of a Standard Schema. Throws when the result is still to come. */
export function readStandardResult(
  result: StandardResult | Promise<StandardResult>,
  pattern: Pointer,
): readonly RelativeViolation[] {
  if ('then' in result) throw new TypeError(unreadable(result, pattern));
  return (result.issues ?? []).map((issue) => ({
    at: joinPointer('', ...pathOf(issue)),
    violation: toViolation(issue.message),
  }));
}

function isCode(result: RuleResult): result is Exclude<RuleMessage, string> {
  return typeof result === 'object' && result !== null && 'code' in result;
}

function toViolation(message: RuleMessage): Violation {
  if (typeof message === 'string') return { code: 'rule', values: {}, message };
  return { code: message.code, values: message.values ?? {} };
}

function unreadable(result: unknown, pattern: Pointer): string {
  const start = `The check at "${pattern}" returned`;
  return 'then' in Object(result)
    ? `${start} a promise. Move it to asyncChecks.`
    : `${start} ${String(result)}. Return a message, messages by pointer, or nothing when the value is valid.`;
}

/**
 * The part of Standard Schema that a rule uses: zod, valibot, arktype and others implement it.
 * Source: https://standardschema.dev (version 1).
 */
export interface StandardSchema {
  readonly '~standard': {
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

/** The result of a Standard Schema validation. */
interface StandardResult {
  /** The issues; undefined when the value is valid. */
  readonly issues?: readonly StandardIssue[] | undefined;
}

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Whether a check is a Standard Schema; some libraries make it a function with properties. */
export function isStandardSchema(check: unknown): check is StandardSchema {
  return check !== null && ['object', 'function'].includes(typeof check) && '~standard' in (check as object);
}

/** The path of an issue, relative to the validated value. */
function pathOf({ path = [] }: StandardIssue): readonly string[] {
  return path.map((part) => String(typeof part === 'object' ? part.key : part));
}
