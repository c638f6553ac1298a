import { isJsonObject } from '../json/json-object';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { combine, type Fault, fault, type Outcome, outcomeOf, valid } from './outcome';

type Keywords = Readonly<Record<string, unknown>>;
type Evaluate = (schema: JsonSchema, value: JsonValue) => Outcome;

const propertyKeywords = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'required',
  'dependentRequired',
];

/** A check of the keywords about an object's properties; undefined when the schema has none of them. */
export function propertiesOf(
  schema: Keywords,
  evaluate: Evaluate,
): ((value: JsonValue) => Outcome) | undefined {
  if (!propertyKeywords.some((keyword) => keyword in schema)) return undefined;
  const judge = judgeProperty(schema, evaluate);
  const required = (schema.required ?? []) as readonly string[];
  const dependents = Object.entries((schema.dependentRequired ?? {}) as Record<string, readonly string[]>);
  return (value) => {
    if (!isJsonObject(value)) return valid;
    const children = new Map<string, Outcome>();
    const faults: Fault[] = [];
    const add = (name: string, outcome: Outcome) => {
      if (outcome !== valid) children.set(name, combine(children.get(name) ?? valid, outcome));
    };
    for (const name of Object.keys(value)) {
      add(name, judge.value(name, value[name] as JsonValue));
      faults.push(...judge.name(name));
    }
    for (const name of required) if (!Object.hasOwn(value, name)) add(name, fault('required'));
    for (const [trigger, names] of dependents) {
      if (!Object.hasOwn(value, trigger)) continue;
      const missing = names.filter((name) => !Object.hasOwn(value, name) && !children.has(name));
      for (const name of missing) add(name, fault('dependentRequired', { name: trigger }));
    }
    return outcomeOf(faults, children);
  };
}

/** What all keywords together require of one property: of its value and of its name. */
function judgeProperty(schema: Keywords, evaluate: Evaluate) {
  const named = new Map(Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>));
  const patterns = Object.entries((schema.patternProperties ?? {}) as Record<string, JsonSchema>).map(
    ([pattern, subschema]) => [new RegExp(pattern, 'u'), subschema] as const,
  );
  const others = (schema.additionalProperties ?? true) as JsonSchema;
  const names = (schema.propertyNames ?? true) as JsonSchema;
  const schemasOf = (name: string): readonly JsonSchema[] => {
    const own = named.get(name);
    const matching = patterns.filter(([pattern]) => pattern.test(name)).map(([, subschema]) => subschema);
    return own === undefined ? matching : [own, ...matching];
  };
  return {
    value(name: string, value: JsonValue): Outcome {
      const known = schemasOf(name);
      if (known.length === 0) return others === false ? valid : evaluate(others, value);
      return known.reduce<Outcome>((outcome, one) => combine(outcome, evaluate(one, value)), valid);
    },
    /** Reported at the object, because an unexpected property has no field of its own. */
    name(name: string): readonly Fault[] {
      const unknown = others === false && schemasOf(name).length === 0;
      const misnamed = names !== true && evaluate(names, name) !== valid;
      return [
        ...(unknown ? [{ code: 'additionalProperties', values: { name } }] : []),
        ...(misnamed ? [{ code: 'propertyNames', values: { name } }] : []),
      ];
    },
  };
}
