import { type CompileOptions, compileEidos as compile } from '../compiler/compile-eidos';
import type { Eidos } from '../compiler/node';
import { childAt, isArray } from '../json/json-object';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { translatorOf } from '../translations/translator';
import type { InferData } from '../types/infer-data';
import type { FieldError } from '../validation/outcome';
import { type Json, adoptJson } from './adopt-json';
import { createRowKeys } from './field-id';
import { tryFindPlace, type LookupContext, rootPlace } from './place';
import { memoize } from '../json/memoize';
import { createValidator } from '../validation/create-validator';
import { listErrors, reportErrors } from './error-report';
import { lookupOf } from './shown-values';

/** An error of a value, as Standard Schema has it. */
export interface StandardIssue {
  /** In English, or the message that the schema has for the error. */
  readonly message: string;
  /** The property names and row indexes that lead to the value. */
  readonly path: readonly (string | number)[];
  /** The same error as `validate` returns it, for a message in another language; undefined for a value that is not JSON. */
  readonly error?: FieldError;
}

/**
 * An eidos as a Standard Schema, with which other libraries can validate.
 * Source: https://standardschema.dev (version 1).
 */
export interface StandardEidos<Data = unknown> extends Eidos<Data> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'eidos';
    /** Validates as `validate` does; a valid value is returned as it is. */
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Data; readonly issues?: undefined }
      | { readonly issues: readonly StandardIssue[] };
    /** Types only; never set. */
    readonly types?: { readonly input: Data; readonly output: Data };
  };
}

/**
 * Compiles a JSON Schema (draft 2020-12, the keywords of `EidosSchemaObject`; earlier drafts and OpenAPI are translated) to
 * an eidos: an immutable tree of nodes, one for each value that can be entered. The schema is copied, so it may be changed
 * afterwards. Rows, options and added values of a large schema are compiled when they are first looked at. Warnings are kept
 * on the eidos and, during development, printed to the console as far as they are known by then. With a schema written inline
 * or `as const`, the eidos has the type of its data. The eidos is a Standard Schema too, so libraries that take one can
 * validate with it.
 * @param schema A JSON Schema as an object, or `true` for any value.
 * @param options Hints, other documents and strictness.
 * @returns The tree, with the warnings of the schema.
 * @throws {EidosProblemsError} with everything that cannot be used: each problem has its pointer into the schema, what is
 *   wrong and what to write instead. Use `checkSchema` to get the list without an exception.
 * @example
 * const booking = compileEidos({
 *   type: 'object',
 *   properties: { guests: { type: 'integer', minimum: 1 } },
 * });
 */
export function compileEidos<const Schema extends object | boolean>(
  schema: Schema,
  options: CompileOptions = {},
): StandardEidos<InferData<Schema>> {
  const eidos: StandardEidos<InferData<Schema>> = Object.defineProperties({} as never, {
    ...Object.getOwnPropertyDescriptors(compile(schema, options)),
    // Not listed, so that tools which print or compare an eidos show its tree alone.
    '~standard': {
      value: Object.freeze({
        version: 1,
        vendor: 'eidos',
        validate: (value: unknown) => {
          const issues = findIssues(eidos, value);
          return issues.length > 0 ? { issues } : { value };
        },
      }),
    },
  });
  return Object.freeze(eidos);
}

function findIssues(eidos: Eidos, value: unknown): readonly StandardIssue[] {
  try {
    const lookup = lookUp(eidos, value);
    const translator = translatorOf();
    return findErrors(lookup).map((error) => ({
      message: translator.error(error, tryFindPlace(lookup, error.pointer)?.node),
      path: pathOf(error.pointer, lookup.data),
      error,
    }));
  } catch (error) {
    // Standard Schema reports a value of any kind and never throws.
    if (!(error instanceof TypeError)) throw error;
    return [{ message: error.message, path: [] }];
  }
}

/** The names and indexes of a pointer: JSON Pointer writes both alike, so the data tells them apart. */
function pathOf(pointer: Pointer, data: Json): readonly (string | number)[] {
  let around = data;
  return splitPointer(pointer).map((token) => {
    const isRow = isArray(around);
    around = childAt(around, token);
    return isRow ? Number(token) : token;
  });
}

const validatorOf = memoize(({ root }: Eidos) => createValidator(root.schema));

/** The context in which errors of `data` are looked up. Throws a `TypeError` for data that is not JSON. */
function lookUp(eidos: Eidos, data: unknown): LookupContext {
  return lookupOf(eidos.root, adoptJson(data ?? null), {
    keys: createRowKeys(),
    validator: validatorOf(eidos),
  });
}

/** The errors of the data, in the order of the screen. */
function findErrors(lookup: LookupContext): readonly FieldError[] {
  const place = rootPlace(lookup);
  const outcome = lookup.validator.evaluate(lookup.root.schema, lookup.data ?? null);
  return listErrors(lookup, reportErrors(lookup, outcome, undefined, place), '', place);
}

/**
 * The errors of `data`, in the order of the screen; none when the data is valid. It checks exactly what it is given: no
 * default is filled in and no hidden value is left out, so a server can rely on it.
 * @param eidos A compiled schema.
 * @param data Anything, for example the body of a request.
 * @returns The errors in the order of the screen; empty for valid data.
 * @throws {TypeError} If the data is not JSON.
 */
export function validate(eidos: Eidos, data: unknown): readonly FieldError[] {
  return findErrors(lookUp(eidos, data));
}
