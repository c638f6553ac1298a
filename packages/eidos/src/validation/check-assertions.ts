import { validate, type OutputUnit } from '@cfworker/json-schema';
import type { JsonValue } from '../json/json-schema';
import { type Fault, type Outcome, outcomeOf, valid } from './outcome';

type Keywords = Readonly<Record<string, unknown>>;

/** What the sentence about a keyword is filled with. */
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

/** The validator library marks references in this table; assertions have none. */
const noReferences = {};

/**
 * A check of the keywords that judge a value without looking into its properties or items.
 * Undefined when the schema has none of them.
 */
export function assertionsOf(schema: Keywords): ((value: JsonValue) => Outcome) | undefined {
  const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword in valueNames));
  if (Object.keys(own).length === 0) return undefined;
  return (value) => {
    const { errors } = validate(value, own, '2020-12', noReferences, false);
    if (errors.length === 0) return valid;
    // An empty place (a new row has nothing better than null) is told as empty, not as being of a wrong type.
    if (value === null) return outcomeOf([{ code: 'required', values: {} }]);
    return outcomeOf(tellOnce(errors).map((unit) => toFault(unit, own)));
  };
}

/** Beside a value of the wrong type or outside the choices, nothing else about it is worth telling. */
function tellOnce(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const decisive = errors.find(
    ({ keyword }) => keyword === 'type' || keyword === 'const' || keyword === 'enum',
  );
  return decisive ? [decisive] : errors;
}

function toFault({ keyword }: OutputUnit, schema: Keywords): Fault {
  return { code: keyword, values: { [valueNames[keyword] ?? 'limit']: schema[keyword] as JsonValue } };
}
