import {
  type Check,
  type Keywords,
  type Evaluate,
  evaluateAll,
  violation,
  type Outcome,
  outcomeOf,
  valid,
} from './outcome';
import { type JsonSchema, type JsonValue, resolveReference } from '../json/json-schema';
import { isJsonObject, isArray, isScalar } from '../json/json-object';

/** Checks of the keywords that apply further schemas to the same value. */
export function combinationsOf(schema: Keywords, evaluate: Evaluate): readonly Check[] {
  const checks: Check[] = [];
  if (['allOf', 'if', 'dependentSchemas'].some((keyword) => keyword in schema))
    checks.push((value) => evaluateAll(requiredOf(schema, value, evaluate), value, evaluate));
  if (schema.not !== undefined)
    checks.push((value) => (evaluate(schema.not as JsonSchema, value) === valid ? violation('not') : valid));
  for (const keyword of ['oneOf', 'anyOf'] as const)
    if (schema[keyword] !== undefined)
      checks.push(options(keyword, schema[keyword] as readonly JsonSchema[], evaluate));
  return checks;
}

/** The schemas of `allOf`, of a condition and of the properties that an object has, all of which it must fit. */
function requiredOf(schema: Keywords, value: JsonValue, evaluate: Evaluate): readonly JsonSchema[] {
  const { allOf = [], if: condition, then = true, else: otherwise = true, dependentSchemas = {} } = schema;
  const dependents = Object.entries(dependentSchemas as Record<string, JsonSchema>);
  return [
    ...(allOf as readonly JsonSchema[]),
    ...(condition === undefined
      ? []
      : [evaluate(condition as JsonSchema, value) === valid ? then : otherwise]),
    ...dependents.flatMap(([name, one]) => (isJsonObject(value) && Object.hasOwn(value, name) ? [one] : [])),
  ] as readonly JsonSchema[];
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
    if (fitting > 1) return violation(keyword);
    if (value === null) return violation('required');
    if (areChoices) return violation('enum', { allowed: constants as readonly JsonValue[] });
    return outcomeOf([], undefined, [{ keyword, outcomes }]);
  };
}

/**
 * A check of `unevaluatedProperties` and `unevaluatedItems` (JSON Schema 2020-12, section 11): what neither the
 * schema itself nor a schema applied to the same value evaluates. Undefined when the schema has neither.
 */
export function unevaluatedOf(schema: Keywords, root: JsonSchema, evaluate: Evaluate): Check | undefined {
  const { unevaluatedProperties, unevaluatedItems } = schema;
  if (unevaluatedProperties === undefined && unevaluatedItems === undefined) return undefined;
  return (value) => {
    const others = isArray(value) ? unevaluatedItems : unevaluatedProperties;
    if (others === undefined || isScalar(value)) return valid;
    const evaluated = evaluatedBy(schema, value, { root, evaluate });
    const children = new Map<string, Outcome>();
    for (const [name, child] of Object.entries<JsonValue>(value)) {
      if (evaluated.has(name)) continue;
      // To the user this is the same as an additional property.
      const outcome =
        others === false
          ? violation('additionalProperties', { name })
          : evaluate(others as JsonSchema, child);
      if (outcome !== valid) children.set(name, outcome);
    }
    return outcomeOf([], children);
  };
}

interface Context {
  readonly root: JsonSchema;
  readonly evaluate: Evaluate;
}

/** Names or indexes in `value` that are evaluated by a schema, or by one that it applies to the same value. */
function evaluatedBy(outermost: Keywords, value: JsonValue, context: Context): ReadonlySet<string> {
  const names = Object.keys(value as object);
  const evaluated = new Set<string>();
  const schemas = new Set<JsonSchema>([outermost]);
  // A loop over a set also visits what is added to it meanwhile, and each schema once, though it leads back to itself.
  for (const schema of schemas) {
    if (typeof schema === 'boolean') continue;
    const [everything, left] = isArray(value)
      ? [schema.items, schema.unevaluatedItems]
      : [schema.additionalProperties, schema.unevaluatedProperties];
    // The keyword that is being checked does not count as evaluating.
    if (everything !== undefined || (left !== undefined && schema !== outermost)) return new Set(names);
    const own = isArray(value) ? ownIndexes(schema, value, context.evaluate) : ownNames(schema, names);
    for (const name of own) evaluated.add(name);
    for (const one of appliedTo(schema, value, context)) schemas.add(one);
  }
  return evaluated;
}

function ownNames(schema: Keywords, names: readonly string[]): readonly string[] {
  const properties = schema.properties ?? {};
  const patterns = Object.keys(schema.patternProperties ?? {}).map((one) => new RegExp(one, 'u'));
  return names.filter(
    (name) => Object.hasOwn(properties, name) || patterns.some((pattern) => pattern.test(name)),
  );
}

function ownIndexes(schema: Keywords, items: readonly JsonValue[], evaluate: Evaluate): readonly string[] {
  const first = ((schema.prefixItems ?? []) as readonly unknown[]).length;
  const { contains } = schema;
  const isEvaluated = (item: JsonValue, index: number) =>
    index < first || (contains !== undefined && evaluate(contains as JsonSchema, item) === valid);
  return items.flatMap((item, index) => (isEvaluated(item, index) ? [String(index)] : []));
}

/**
 * The schemas that a schema applies to the same value: of `if`, the branch that counts; of alternatives, those that
 * fit. A schema that must hold counts even if it does not, because what it names is known, and its own errors say
 * what is wrong.
 */
function appliedTo(schema: Keywords, value: JsonValue, { root, evaluate }: Context): readonly JsonSchema[] {
  const lists = [schema.anyOf, schema.oneOf].flatMap((list) => {
    const options = (list ?? []) as readonly JsonSchema[];
    const fitting = options.filter((option) => evaluate(option, value) === valid);
    return fitting.length > 0 ? fitting : options;
  });
  const condition = schema.if as JsonSchema | undefined;
  const holding = condition !== undefined && evaluate(condition, value) === valid ? [condition] : [];
  const reference = typeof schema.$ref === 'string' ? [resolveReference(root, schema.$ref)] : [];
  return [...requiredOf(schema, value, evaluate), ...lists, ...holding, ...reference];
}
