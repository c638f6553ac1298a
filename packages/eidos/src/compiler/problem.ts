import { closest, distance } from 'fastest-levenshtein';
import type { Pointer } from '../json/json-pointer';
import type { SchemaPlaces } from './schema-urls';

/** One error or warning about a schema. */
export interface Problem {
  /** The place in the schema; for hints outside it, such as `hints["/city"]/span`, in the option `hints`. */
  readonly pointer: Pointer;
  /** The kind of problem: a key of `problemCodes`. */
  readonly code: ProblemCodeName;
  /** The mistake, in one sentence. */
  readonly message: string;
  /** The correction to make. */
  readonly fix: string;
  /** With a `warning` the screen still works; with an `error` it cannot be built. */
  readonly severity: Severity;
}

const page = 'https://eidos.example.org/docs/api/problems';

/** Problems as text, one per line, each with the URL of its explanation. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ pointer, code, message, fix }) => `- ${pointer || '(root)'}: ${message} ${fix} ${page}#${code}`)
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

/** The severity of a problem code, and its correction. */
export interface ProblemCode {
  /** Whether the schema is rejected (`error`) or only warned about. */
  readonly severity: Severity;
  /** The correction to make, where a problem has no better advice. */
  readonly fix: string;
}

const error = (fix: string) => ({ severity: 'error', fix }) as const;
const warning = (fix: string) => ({ severity: 'warning', fix }) as const;

/** Every code that `checkSchema` and `compileEidos` can report. */
export const problemCodes = {
  'not-a-schema': error('Write an object such as { "type": "string" }.'),
  'not-json': error('Use null, booleans, finite numbers, strings, arrays and plain objects.'),
  circular: error('Write a "$ref" to the part that repeats.'),
  'unsafe-name': warning('Give the property another name.'),
  'too-deep': error('Move inner parts to "$defs" or flatten the data.'),
  'unknown-keyword': warning('Correct the name, or start it with "x-" if it is your own.'),
  'unsupported-dialect': warning('Write "https://json-schema.org/draft/2020-12/schema".'),
  'wrong-value': error('Write the form that the keyword requires.'),
  'wrong-annotation': warning('Write the form that the annotation requires.'),
  'unchecked-format': warning('Correct the name, or add a "pattern".'),
  'misplaced-keyword': warning('Remove it, or correct "type".'),
  'unknown-hint': error('Use one of the documented hints.'),
  'wrong-hint': error('Write the form that the hint requires.'),
  'misplaced-hint': warning('Move or remove it.'),
  'unknown-pointer': error('Correct the pointer; write "*" for each row of a table.'),
  'invalid-pattern': error('Correct it; it is read with the "u" flag.'),
  'unknown-reference': error('Correct the pointer.'),
  'remote-reference': warning(
    'Pass that document in the option "documents", or copy the part into "$defs" and write "#/$defs/name".',
  ),
  'ambiguous-reference': warning('Write a "$ref" to the schema that is meant.'),
  'circular-reference': warning('Remove it, or put it under "properties" or "items".'),
  'conflicting-types': warning('Make the keywords agree, or remove the part.'),
  'never-valid': warning('Write an object.'),
  'empty-range': warning('Swap or correct the limits.'),
  'enum-type-mismatch': warning('Correct the value or "type".'),
  'duplicate-choice': warning('Remove one of them.'),
  'default-does-not-fit': warning('Correct "default" or the limits.'),
  'required-without-property': warning('Correct the name.'),
  'undescribed-property': warning('Add it to "properties", or take it out of "required".'),
  'duplicate-label': warning('Give each a "title" of its own.'),
  'condition-without-if': warning('Add "if".'),
  'not-rendered': warning('Use another layout, or list the names under "properties".'),
} as const satisfies Readonly<Record<string, ProblemCode>>;

/** The name of a code that a problem can have. */
export type ProblemCodeName = keyof typeof problemCodes;

/** Collects problems while a schema is read; duplicates are dropped. */
export class ProblemList {
  readonly #byText = new Map<string, Problem>();
  /** Maps pointers to the source, which problems name; pointers are unchanged until it is set. */
  places: Pick<SchemaPlaces, 'sourceOf'> = { sourceOf: (pointer) => pointer };

  /** With `strict`, warnings are errors; with `needsDocuments`, a document that was not passed in is one. */
  constructor(
    private readonly strict: boolean,
    private readonly needsDocuments = false,
  ) {}

  /** `fix` replaces the general advice of the code with a more specific one. */
  report(code: ProblemCodeName, pointer: Pointer, message: string, fix?: string): void {
    const usual = problemCodes[code];
    const isError = this.strict || (this.needsDocuments && code === 'remote-reference');
    const severity = isError ? 'error' : usual.severity;
    const source = this.places.sourceOf(pointer);
    const problem = Object.freeze({ pointer: source, code, message, fix: fix ?? usual.fix, severity });
    const text = `${code} ${source} ${message}`;
    if (!this.#byText.has(text)) this.#byText.set(text, problem);
  }

  /** The name that the author wrote for a keyword, which may have another one in the translated schema. */
  nameAt(pointer: Pointer): string {
    const source = this.places.sourceOf(pointer);
    // Not `splitPointer`, because the place of a hint outside the schema is not a pointer. Keywords have no slash.
    return source.slice(source.lastIndexOf('/') + 1);
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
  const isSame = (one: string) => one.toLowerCase() === name.toLowerCase();
  const nearest = known.find(isSame) ?? closest(name, known);
  // Any name is near one that is not longer than what may differ.
  const most = Math.min(Math.max(2, name.length / 3), name.length - 1);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= most ? nearest : undefined;
}

/** Advice that names the nearest known name, for a problem; undefined when none is near. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}
