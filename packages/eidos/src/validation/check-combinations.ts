import type { JsonSchema, JsonValue } from '../json/json-schema';
import { isJsonObject } from '../json/json-object';
import { combine, fault, type Outcome, outcomeOf, valid } from './outcome';

type Keywords = Readonly<Record<string, unknown>>;
type Evaluate = (schema: JsonSchema, value: JsonValue) => Outcome;
type Check = (value: JsonValue) => Outcome;

/** Checks of the keywords that apply further schemas to the same value. */
export function combinationsOf(schema: Keywords, evaluate: Evaluate): readonly Check[] {
  const checks: Check[] = [];
  const all = (schema.allOf ?? []) as readonly JsonSchema[];
  if (all.length > 0) {
    checks.push((value) => all.reduce((outcome, one) => combine(outcome, evaluate(one, value)), valid));
  }
  if (schema.if !== undefined) checks.push(condition(schema, evaluate));
  if (schema.not !== undefined) {
    checks.push((value) => (evaluate(schema.not as JsonSchema, value) === valid ? fault('not') : valid));
  }
  if (schema.dependentSchemas !== undefined) checks.push(dependents(schema, evaluate));
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    if (schema[keyword] !== undefined) {
      checks.push(options(keyword, schema[keyword] as readonly JsonSchema[], evaluate));
    }
  }
  return checks;
}

function condition(schema: Keywords, evaluate: Evaluate): Check {
  const then = (schema.then ?? true) as JsonSchema;
  const otherwise = (schema.else ?? true) as JsonSchema;
  return (value) => evaluate(evaluate(schema.if as JsonSchema, value) === valid ? then : otherwise, value);
}

function dependents(schema: Keywords, evaluate: Evaluate): Check {
  const entries = Object.entries(schema.dependentSchemas as Record<string, JsonSchema>);
  return (value) => {
    if (!isJsonObject(value)) return valid;
    const applying = entries.filter(([name]) => Object.hasOwn(value, name));
    return applying.reduce((outcome, [, one]) => combine(outcome, evaluate(one, value)), valid);
  };
}

function options(keyword: 'oneOf' | 'anyOf', schemas: readonly JsonSchema[], evaluate: Evaluate): Check {
  const constants = schemas.map(
    (one) => (typeof one === 'object' ? one.const : undefined) as JsonValue | undefined,
  );
  const areChoices = constants.every((constant) => constant !== undefined);
  return (value) => {
    const outcomes = schemas.map((one) => evaluate(one, value));
    const fitting = outcomes.filter((outcome) => outcome === valid).length;
    if (keyword === 'anyOf' ? fitting > 0 : fitting === 1) return valid;
    if (fitting > 1) return fault(keyword);
    if (value === null) return fault('required');
    if (areChoices) return fault('enum', { allowed: constants as readonly JsonValue[] });
    return outcomeOf([], undefined, [{ keyword, outcomes }]);
  };
}
