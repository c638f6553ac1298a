import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import type { DeepPartial } from '../types/deep-partial';
import type { ParentAt, PatternOf, ValueAt } from '../types/pointer-of';
import type { StandardSchema } from './read-answer';

/** What a rule may read besides the value itself. */
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

/** What an asynchronous check may read. It runs again when something that it has read changes. */
export interface AsyncRuleContext<Data = unknown, Parent = unknown> extends RuleContext<Data, Parent> {
  /** Aborted when the value changes before the check is done; pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/** A message, or the code of one in the catalogue, whose key is the code after `error.`. */
export type RuleMessage =
  | string
  | {
      /** The key of the message in the catalogue, without the leading `error.`. */
      readonly code: string;
      /** The values of the placeholders in the message. */
      readonly values?: Readonly<Record<string, JsonValue>>;
    };

/**
 * What a check returns: nothing when the value is fine, a message for the value, or messages by pointer relative to
 * the value, such as `{ '/end': 'The end is before the start.' }`.
 */
export type RuleAnswer =
  | RuleMessage
  | null
  | undefined
  | false
  | { readonly [at in '' | `/${string}`]?: RuleMessage | readonly RuleMessage[] };

/** Checks one value. Objects may still lack required properties; a single value is skipped while it is invalid. */
export type Check<Data = unknown, Value = unknown, Parent = unknown> = (
  value: Value,
  context: RuleContext<Data, Parent>,
) => RuleAnswer;

/** A check that needs time, such as a request. */
export type AsyncCheck<Data = unknown, Value = unknown, Parent = unknown> = (
  value: Value,
  context: AsyncRuleContext<Data, Parent>,
) => Promise<RuleAnswer>;

/** Computes one value from what contains it. Not a number and `undefined` empty the field. */
export type Derivation<Data = unknown, Value = unknown, Parent = unknown> = (
  parent: DeepPartial<Parent>,
  context: RuleContext<Data, Parent>,
) => DeepPartial<Value> | undefined;

/** The type of an entered value: the data itself is always there, what is inside it may be missing. */
export type EnteredAt<Data, At extends string> = At extends ''
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
      AsyncCheck<Data, EnteredAt<Data, At>, ParentAt<Data, At>> | StandardSchema;
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
