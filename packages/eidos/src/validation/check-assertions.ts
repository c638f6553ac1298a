import { validate, type OutputUnit } from '@cfworker/json-schema';
import type { JsonValue } from '../json/json-schema';
import { internationalFormats } from './international-formats';
import { type Fault, type Outcome, outcomeOf, valid } from './outcome';

type Keywords = Readonly<Record<string, unknown>>;

/** The placeholder in each keyword's message. */
const valueNames: Readonly<Record<string, string>> = {
  type: 'type',
  enum: 'allowed',
  const: 'expected',
  pattern: 'pattern',
  format: 'format',
  minimum: 'limit',
  maximum: 'limit',
  exclusiveMinimum: 'limit',
  exclusiveMaximum: 'limit',
  multipleOf: 'limit',
  minLength: 'limit',
  maxLength: 'limit',
  minItems: 'limit',
  maxItems: 'limit',
  minProperties: 'limit',
  maxProperties: 'limit',
};

/** The validator library records references in this table; assertions have none. */
const noReferences = {};

/**
 * A check of the keywords that concern a value itself and not its properties or items.
 * Undefined when the schema has none of them.
 */
export function assertionsOf(schema: Keywords): ((value: JsonValue) => Outcome) | undefined {
  const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword in valueNames));
  if (Object.keys(own).length === 0) return undefined;
  const fitsFormat = internationalFormats[String(schema.format)];
  return (value) => {
    const { errors } = validate(value, own, '2020-12', noReferences, false);
    if (typeof value === 'string' && fitsFormat?.(value) === false) errors.push(formatFault);
    if (errors.length === 0) return valid;
    // Null (such as the value of a new row) is reported as missing, not as a wrong type.
    if (value === null) return outcomeOf([{ code: 'required', values: {} }]);
    return outcomeOf(keepDecisive(errors).map((unit) => toFault(unit, own)));
  };
}

const formatFault: OutputUnit = { keyword: 'format', keywordLocation: '', instanceLocation: '', error: '' };

/**
 * When a value has the wrong type or is not a choice, its other faults do not matter. A format says better than a
 * pattern what is expected.
 */
function keepDecisive(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const decisive = errors.find(
    ({ keyword }) => keyword === 'type' || keyword === 'const' || keyword === 'enum',
  );
  if (decisive) return [decisive];
  const hasFormat = errors.some(({ keyword }) => keyword === 'format');
  return hasFormat ? errors.filter(({ keyword }) => keyword !== 'pattern') : errors;
}

function toFault({ keyword }: OutputUnit, schema: Keywords): Fault {
  return { code: keyword, values: { [valueNames[keyword] ?? 'limit']: schema[keyword] as JsonValue } };
}
