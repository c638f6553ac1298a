import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { Fault } from '../validation/outcome';
import type { RuleAnswer, RuleMessage } from './rules';
import { pathOf, type StandardResult } from './standard-schema';

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
