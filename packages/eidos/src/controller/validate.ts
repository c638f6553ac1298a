import type { Eidos } from '../compiler/node';
import { memoize } from '../json/memoize';
import { createValidator } from '../validation/create-validator';
import type { FieldError } from '../validation/outcome';
import { adoptJson } from './adopt-json';
import { listErrors, reportErrors } from './error-report';
import { createRowKeys } from './field-id';
import { type LookupContext, rootPlace } from './place';
import { createShownValues } from './shown-values';

const validatorOf = memoize(({ root }: Eidos) => createValidator(root.schema));

/** What errors of `data` are looked up in. Throws a `TypeError` for data that is not JSON. */
export function lookUp(eidos: Eidos, data: unknown): LookupContext {
  const adopted = adoptJson(data ?? null);
  const validator = validatorOf(eidos);
  const keys = createRowKeys();
  return {
    root: eidos.root,
    data: adopted,
    saved: adopted,
    choices: new Map<string, string>(),
    keys,
    validator,
    shownValues: createShownValues(keys, validator.fits),
  };
}

/** The errors of the data, in the order of the screen. */
export function findErrors(lookup: LookupContext): readonly FieldError[] {
  const place = rootPlace(lookup);
  const outcome = lookup.validator.evaluate(lookup.root.schema, lookup.data ?? null);
  return listErrors(lookup, reportErrors(lookup, outcome, undefined, place), { pointer: '', place });
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
