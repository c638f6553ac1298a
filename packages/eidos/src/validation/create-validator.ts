import {
  type Check,
  type Evaluate,
  type Keywords,
  combine,
  hasViolation,
  violation,
  type Outcome,
  valid,
} from './outcome';
import { type JsonSchema, type JsonValue, resolveReference } from '../json/json-schema';
import { isScalar } from '../json/json-object';
import { memoize } from '../json/memoize';
import { assertionsOf, quickCheckOf } from './assertions';
import { combinationsOf, unevaluatedOf } from './combinations';
import { itemsOf, propertiesOf } from './contents';

/** Validates values by the schemas of one document. */
export type Validator = ReturnType<typeof createValidator>;

/** How many outcomes of plain values are cached for one schema: more than a long column has distinct values. */
const rememberedValues = 20_000;

interface Plan {
  readonly isQuicklyValid: ReturnType<typeof quickCheckOf>;
  readonly checks: readonly Check[];
  readonly objects: WeakMap<object, Outcome>;
  readonly plain: Map<JsonValue, Outcome>;
}

/**
 * A validator for JSON Schema 2020-12 that needs no `eval` and checks only what changed: as values are
 * immutable, an outcome stays valid as long as its object, and a keystroke costs only its path through the data.
 * The schema must have been compiled, so that every reference has a target.
 */
export function createValidator(root: JsonSchema) {
  const planOf = memoize((schema: Keywords): Plan => ({
    isQuicklyValid: quickCheckOf(schema),
    checks: checksOf(schema, root, evaluate),
    objects: new WeakMap(),
    plain: new Map(),
  }));

  /** Validates `value`; the outcome is remembered for each schema and value, so values must not change. */
  function evaluate(schema: JsonSchema, value: JsonValue): Outcome {
    if (typeof schema === 'boolean') return schema ? valid : violation('false');
    const plan = planOf(schema);
    if (plan.isQuicklyValid?.(value)) return valid;
    const memory = isScalar(value) ? plan.plain : plan.objects;
    const before = memory.get(value as never);
    if (before) return before;
    if (plan.plain.size > rememberedValues) plan.plain.clear();
    // Counts as valid while it is being checked, so that a schema that refers to itself at the same value terminates.
    memory.set(value as never, valid);
    let outcome = valid;
    for (const check of plan.checks) {
      outcome = combine(outcome, check(value));
      // A value that is not a choice has no fields for what is wrong inside it.
      if (hasViolation(outcome, ['enum', 'const'])) break;
    }
    memory.set(value as never, outcome);
    return outcome;
  }

  return { evaluate, fits: (schema: JsonSchema, value: JsonValue) => evaluate(schema, value) === valid };
}

function checksOf(schema: Keywords, root: JsonSchema, evaluate: Evaluate): readonly Check[] {
  const reference = typeof schema.$ref === 'string' ? resolveReference(root, schema.$ref) : undefined;
  return [
    assertionsOf(schema),
    reference === undefined ? undefined : (value: JsonValue) => evaluate(reference, value),
    propertiesOf(schema, evaluate),
    itemsOf(schema, evaluate),
    ...combinationsOf(schema, evaluate),
    unevaluatedOf(schema, root, evaluate),
  ].filter((check) => check !== undefined);
}
