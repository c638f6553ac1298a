import type { Pointer } from '../json/json-pointer';
import type { ProblemCodeName, Severity } from './problem-codes';

/** One error or warning about a schema. */
export interface Problem {
  /** The place in the schema; for hints outside it, such as `hints["/city"]/span`, in the option `hints`. */
  readonly pointer: Pointer;
  /** The kind of problem: a key of `problemCodes`. */
  readonly code: ProblemCodeName;
  /** What is wrong. */
  readonly message: string;
  /** What to write instead. */
  readonly fix: string;
  /** With a `warning` the screen still works; with an `error` it cannot be built. */
  readonly severity: Severity;
}

/** Problems as text, one per line. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ pointer, message, fix }) => `- ${pointer === '' ? '(root)' : pointer}: ${message} ${fix}`)
    .join('\n');
}

/** Thrown by `compileEidos` when a schema cannot be compiled; holds every problem. */
export class EidosProblemsError extends Error {
  /** The name of the class, as in every error. */
  override readonly name = 'EidosProblemsError';
  /** Everything wrong with the schema. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The schema cannot be compiled:\n${describeProblems(problems)}`);
    this.problems = problems;
  }
}
