import type { Pointer } from '../json/json-pointer';
import type { Problem } from './problem';
import { type ProblemCode, type ProblemCodeName, problemCodes } from './problem-codes';

/** Collects problems while a schema is read; duplicates are dropped. */
export class ProblemList {
  readonly #byText = new Map<string, Problem>();
  readonly #codes = new Set<ProblemCodeName>();
  readonly #concerned = new Set<Pointer>();

  /** `cure` replaces the general advice of the code with a more specific one. */
  report(code: ProblemCodeName, pointer: Pointer, message: string, cure?: string): void {
    const { severity, cure: generalCure }: ProblemCode = problemCodes[code];
    const problem = Object.freeze({ pointer, code, message, cure: cure ?? generalCure, severity });
    const text = `${code} ${pointer} ${message}`;
    if (!this.#byText.has(text)) this.#byText.set(text, problem);
    this.#codes.add(code);
    if (severity === 'error') this.#concerned.add(pointer).add(pointer.slice(0, pointer.lastIndexOf('/')));
  }

  /** Whether an error was reported at the pointer or directly inside it. */
  concerns(pointer: Pointer): boolean {
    return this.#concerned.has(pointer);
  }

  has(code: ProblemCodeName): boolean {
    return this.#codes.has(code);
  }

  get problems(): readonly Problem[] {
    return Object.freeze([...this.#byText.values()]);
  }
}
