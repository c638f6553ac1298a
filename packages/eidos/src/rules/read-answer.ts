import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { Fault } from '../validation/outcome';
import type { RuleAnswer, RuleMessage } from './rules';

/** A fault at a pointer relative to the value that a rule is about. */
export interface RelativeFault {
  readonly at: Pointer;
  readonly fault: Fault;
}

const none: readonly RelativeFault[] = [];

/** The faults in the answer of a check. Throws for anything that a check must not return. */
export function readAnswer(answer: RuleAnswer, pattern: Pointer): readonly RelativeFault[] {
  if (answer === null || answer === undefined || answer === false || answer === '') return none;
  if (typeof answer === 'string' || isCode(answer)) return [{ at: '', fault: toFault(answer) }];
  if (typeof answer !== 'object' || 'then' in answer) throw new TypeError(unreadable(answer, pattern));
  return Object.entries(answer).flatMap(([at, messages]) => {
    // Throws for a pointer without a slash.
    splitPointer(at);
    return [messages ?? []].flat().map((message: RuleMessage) => ({ at, fault: toFault(message) }));
  });
}

/** The faults in the result of a Standard Schema. Throws when the result is still to come. */
export function readResult(
  result: StandardResult | Promise<StandardResult>,
  pattern: Pointer,
): readonly RelativeFault[] {
  if ('then' in result) throw new TypeError(unreadable(result, pattern));
  return (result.issues ?? []).map((issue) => ({
    at: joinPointer('', ...pathOf(issue)),
    fault: toFault(issue.message),
  }));
}

function isCode(answer: RuleAnswer): answer is Exclude<RuleMessage, string> {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}

function toFault(message: RuleMessage): Fault {
  if (typeof message === 'string') return { code: 'rule', values: {}, message };
  return { code: message.code, values: message.values ?? {} };
}

function unreadable(answer: object | true, pattern: Pointer): string {
  const start = `The check at "${pattern}" returned`;
  return answer === true
    ? `${start} true. Return a message, messages by pointer, or nothing when the value is valid.`
    : `${start} a promise. Move it to asyncChecks.`;
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
export interface StandardResult {
  /** What is wrong; undefined when the value is valid. */
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
export function pathOf({ path = [] }: StandardIssue): readonly string[] {
  return path.map((part) => String(typeof part === 'object' ? part.key : part));
}
