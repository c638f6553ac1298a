import type { Eidos } from '../compiler/node';
import { createValidator, type Validator } from '../validation/create-validator';
import type { FieldError } from '../validation/field-error';
import { adoptJson } from './adopt-json';
import { reportErrors } from './error-report';
import { listErrors } from './list-errors';
import { rootPlace } from './place';
import { createRowKeys } from './row-keys';
import { createShownValues } from './shown-values';

const validators = new WeakMap<Eidos, Validator>();

/**
 * The errors of `data`, in the order of the screen; none when the data is valid. It judges exactly what it is given: no
 * default is filled in and no hidden value is left out, so a server can rely on it. Throws a `TypeError` for what is not
 * JSON.
 */
export function validate(eidos: Eidos, data: unknown): readonly FieldError[] {
  const adopted = adoptJson(data ?? null);
  const validator = validators.get(eidos) ?? createValidator(eidos.root.schema);
  validators.set(eidos, validator);
  const keys = createRowKeys();
  const lookup = {
    root: eidos.root,
    data: adopted,
    saved: adopted,
    choices: new Map<string, string>(),
    keys,
    validator,
    shownValues: createShownValues(keys, validator.fits),
  };
  const outcome = validator.evaluate(eidos.root.schema, adopted);
  const place = rootPlace(lookup);
  const report = reportErrors(lookup, outcome, undefined, place);
  return listErrors(lookup, report, { pointer: '', place });
}
