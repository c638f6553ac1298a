import type { Pointer } from '../json/json-pointer';
import type { Problem } from './problem';
import type { SchemaPlaces } from './schema-places';
import { type ProblemCode, type ProblemCodeName, problemCodes } from './problem-codes';

/** Collects problems while a schema is read; duplicates are dropped. */
export class ProblemList {
  readonly #byText = new Map<string, Problem>();
  readonly #codes = new Set<ProblemCodeName>();
  readonly #strict: boolean;
  readonly #needsDocuments: boolean;
  /** Maps pointers to the source, which problems name; pointers are unchanged until it is set. */
  places: Pick<SchemaPlaces, 'sourceOf'> = { sourceOf: (pointer) => pointer };

  /** With `strict`, warnings are errors; with `needsDocuments`, a document that was not passed in is one. */
  constructor(strict: boolean, needsDocuments = false) {
    this.#strict = strict;
    this.#needsDocuments = needsDocuments;
  }

  /** `fix` replaces the general advice of the code with a more specific one. */
  report(code: ProblemCodeName, pointer: Pointer, message: string, fix?: string): void {
    const { fix: generalFix, ...meaning }: ProblemCode = problemCodes[code];
    const isError = this.#strict || (this.#needsDocuments && code === 'remote-reference');
    const severity = isError ? 'error' : meaning.severity;
    const source = this.places.sourceOf(pointer);
    const problem = Object.freeze({ pointer: source, code, message, fix: fix ?? generalFix, severity });
    const text = `${code} ${source} ${message}`;
    if (!this.#byText.has(text)) this.#byText.set(text, problem);
    this.#codes.add(code);
  }

  has(code: ProblemCodeName): boolean {
    return this.#codes.has(code);
  }

  get problems(): readonly Problem[] {
    return Object.freeze([...this.#byText.values()]);
  }
}
