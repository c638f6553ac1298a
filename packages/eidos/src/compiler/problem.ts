import type { Pointer } from '../json/json-pointer';
import type { SchemaPlaces } from './schema-addresses';
import { closest, distance } from 'fastest-levenshtein';

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

export type Severity = 'error' | 'warning';

/** What a problem code means and what to write instead. */
export interface ProblemCode {
  /** Whether the schema is rejected (`error`) or only warned about. */
  readonly severity: Severity;
  /** What is wrong. */
  readonly meaning: string;
  /** What to write instead. */
  readonly fix: string;
}

function error(meaning: string, fix: string): ProblemCode {
  return { severity: 'error', meaning, fix };
}

function warning(meaning: string, fix: string): ProblemCode {
  return { severity: 'warning', meaning, fix };
}

/** Every code that `checkSchema` and `compileEidos` can report. */
export const problemCodes = {
  'not-a-schema': error(
    'A schema belongs here, but the value is not one.',
    'Write an object such as { "type": "string" }.',
  ),
  'not-json': error(
    'A value is not JSON.',
    'Use null, booleans, finite numbers, strings, arrays and plain objects.',
  ),
  circular: error('An object contains itself.', 'Write a "$ref" to the part that repeats.'),
  'unsafe-name': warning(
    'A property is named "__proto__", so it is left out.',
    'Give the property another name.',
  ),
  'too-deep': error('The schema is nested too deeply.', 'Move inner parts to "$defs" or flatten the data.'),
  'unknown-keyword': warning(
    'A name is not a keyword of JSON Schema, but close to one. Any other unknown keyword is an annotation.',
    'Correct the name, or start it with "x-" if it is your own.',
  ),
  'unsupported-dialect': warning(
    '"$schema" names no known version of JSON Schema; the schema is read as 2020-12.',
    'Write "https://json-schema.org/draft/2020-12/schema".',
  ),
  'wrong-value': error(
    'The value of a keyword has the wrong form.',
    'Write the form that the keyword requires.',
  ),
  'wrong-annotation': warning(
    'The value of an annotation has the wrong form, so it is not used.',
    'Write the form that the annotation requires.',
  ),
  'unchecked-format': warning(
    'A format is not known, so values are not checked by it.',
    'Correct the name, or add a "pattern".',
  ),
  'misplaced-keyword': warning(
    'A keyword has no effect on values of this type.',
    'Remove it, or correct "type".',
  ),
  'unknown-hint': error('A hint under "x-eidos" is not known.', 'Use one of the documented hints.'),
  'wrong-hint': error('The value of a hint has the wrong form.', 'Write the form that the hint requires.'),
  'misplaced-hint': warning('A hint has no effect in this place.', 'Move or remove it.'),
  'unknown-pointer': error(
    'A pointer of the option "hints" leads to no value of the schema.',
    'Correct the pointer; write "*" for each row of a table.',
  ),
  'invalid-pattern': error(
    '"pattern" is not a regular expression.',
    'Correct it; it is read with the "u" flag.',
  ),
  'unknown-reference': error('A "$ref" refers to nothing in this schema.', 'Correct the pointer.'),
  'remote-reference': warning(
    'A "$ref" points to a document that was not passed in, so its value is edited as JSON text.',
    'Pass that document in the option "documents", or copy the part into "$defs" and write "#/$defs/name".',
  ),
  'ambiguous-reference': warning(
    'A "$dynamicRef" resolves to different schemas, depending on the path that leads to it, so any of them applies.',
    'Write a "$ref" to the schema that is meant.',
  ),
  'circular-reference': warning(
    'A "$ref" leads back to itself without a property or row in between, so it adds nothing.',
    'Remove it, or put it under "properties" or "items".',
  ),
  'rest-items': warning(
    'A list with "prefixItems" accepts further rows too, so it is edited as JSON text.',
    'Write "items": false, or use "items" alone for rows of one kind.',
  ),
  'conflicting-types': warning(
    'No value satisfies every part of the schema, so it is not shown.',
    'Make the "type" keywords agree, or remove the part.',
  ),
  'never-valid': warning('The whole schema allows no value.', 'Write an object.'),
  'empty-range': warning(
    'A lower limit is above its upper limit, so no value is valid.',
    'Swap or correct the limits.',
  ),
  'enum-type-mismatch': warning(
    'A listed value is not of the declared type, so it is not offered.',
    'Correct the value or "type".',
  ),
  'duplicate-choice': warning('A choice is listed twice.', 'Remove one of them.'),
  'default-does-not-fit': warning(
    '"default" is not allowed by its own schema, so it is not used.',
    'Correct "default" or the limits.',
  ),
  'required-without-property': warning(
    'A required name is not among the properties, but is close to one of them.',
    'Correct the name.',
  ),
  'undescribed-property': warning(
    'A required name has no property, so its value is edited as JSON text.',
    'Add it to "properties", or take it out of "required".',
  ),
  'duplicate-label': warning(
    'Two fields or choices side by side have the same label.',
    'Give each a "title" of its own.',
  ),
  'condition-without-if': warning('"then" or "else" has no "if", so it does nothing.', 'Add "if".'),
  'not-drawn': warning(
    'Values under unlisted names are checked, but have no field in this layout.',
    'Use another layout, or list the names under "properties".',
  ),
} as const satisfies Record<string, ProblemCode>;

/** The name of a code that a problem can have. */
export type ProblemCodeName = keyof typeof problemCodes;

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

/** Comparing with more names than this takes longer than the suggestion is worth. */
const mostNames = 500;

/** The known name that was most likely meant, or undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || known.length > mostNames || name === '') return undefined;
  const nearest = closest(name, known);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, name.length / 3)
    ? nearest
    : undefined;
}

/** Advice that names the nearest known name, for a problem; undefined when none is near. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}
