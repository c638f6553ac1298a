import {
  type Check,
  type Keywords,
  type Evaluate,
  combine,
  evaluateAll,
  violation,
  type Outcome,
  outcomeOf,
  valid,
  RowOutcomes,
  rowsPerChunk,
} from './outcome';
import { isJsonObject, type JsonObject, canonicalJson, isArray } from '../json/json-object';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { createCache } from '../json/memoize';

/** The keywords about properties that a schema does not list. */
const othersKeywords = ['patternProperties', 'additionalProperties', 'propertyNames'];

/** Always the same object, because `shared` compares outcomes by identity. */
const missing = violation('required');

/** A check of the keywords about an object's properties. */
export function propertiesOf(schema: Keywords, evaluate: Evaluate): Check {
  const property = checkProperty(schema, evaluate);
  const listed = Object.keys(schema.properties ?? {});
  const required = (schema.required ?? []) as readonly string[];
  const dependents = Object.entries((schema.dependentRequired ?? {}) as Record<string, readonly string[]>);
  // Each condition of a record is a schema of few properties, which need not visit all that the record has.
  const namesIn = othersKeywords.some((keyword) => keyword in schema)
    ? Object.keys
    : (value: JsonObject) => listed.filter((name) => Object.hasOwn(value, name));
  // Most key presses change no error. With the same outcome as before, no list of errors is made again.
  const shared = createCache<Outcome>();
  return (value) => {
    if (!isJsonObject(value)) return valid;
    const children = new Map<string, Outcome>();
    const add = (name: string, outcome: Outcome) => {
      if (outcome !== valid) children.set(name, combine(children.get(name) ?? valid, outcome));
    };
    for (const name of namesIn(value)) add(name, property(name, value[name] as JsonValue));
    for (const name of required) if (!Object.hasOwn(value, name)) add(name, missing);
    for (const [trigger, names] of dependents)
      for (const name of Object.hasOwn(value, trigger) ? names : [])
        if (!Object.hasOwn(value, name) && !children.has(name))
          add(name, violation('dependentRequired', { name: trigger, labels: [trigger] }));
    if (children.size === 0) return valid;
    return shared(schema, [children.size, ...children].flat(), () => outcomeOf([], children));
  };
}

/** Creates the check of one property by all keywords together: of its value and of its name. */
function checkProperty(schema: Keywords, evaluate: Evaluate) {
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
  return (name: string, value: JsonValue): Outcome => {
    const known = schemasOf(name);
    const isUnknown = others === false && known.length === 0;
    const own = isUnknown
      ? violation('additionalProperties', { name })
      : evaluateAll(known.length > 0 ? known : [others], value, evaluate);
    const isMisnamed = evaluate(names, name) !== valid;
    return isMisnamed ? combine(own, violation('propertyNames', { name })) : own;
  };
}

/** A check of the keywords about an array's items. */
export function itemsOf(schema: Keywords, evaluate: Evaluate): Check {
  const checks = [
    (schema.items ?? true) !== true || 'prefixItems' in schema ? eachItem(schema, evaluate) : undefined,
    'contains' in schema ? contains(schema, evaluate) : undefined,
    schema.uniqueItems === true ? unique : undefined,
  ].filter((check) => check !== undefined);
  return (value) =>
    isArray(value) ? checks.reduce((outcome, check) => combine(outcome, check(value)), valid) : valid;
}

function eachItem(schema: Keywords, evaluate: Evaluate): (items: readonly JsonValue[]) => Outcome {
  const listed = (schema.prefixItems ?? []) as readonly JsonSchema[];
  const end = listed.indexOf(false);
  // Without the item that nothing may be, the next one would have its place, so that one is wrong, too.
  const first = end < 0 ? listed : listed.slice(0, end);
  const others = end < 0 && ((schema.items ?? true) as JsonSchema);
  let last: { readonly items: readonly JsonValue[]; readonly chunks: readonly Outcome[] } | undefined;
  function checkChunk(items: readonly JsonValue[], start: number): Outcome {
    const outcomes = new Map<string, Outcome>();
    for (let index = start; index < Math.min(start + rowsPerChunk, items.length); index += 1) {
      const outcome = evaluate(first[index] ?? others, items[index] as JsonValue);
      if (outcome !== valid) outcomes.set(String(index), outcome);
    }
    return outcomeOf([], outcomes);
  }
  return (items) => {
    const before = last;
    const chunks = Array.from({ length: Math.ceil(items.length / rowsPerChunk) }, (_, at) => {
      const known = before && hasSameRows(items, before.items, at) ? before.chunks[at] : undefined;
      return known ?? checkChunk(items, at * rowsPerChunk);
    });
    last = { items, chunks };
    return outcomeOf([], new RowOutcomes(chunks));
  };
}

function hasSameRows(a: readonly JsonValue[], b: readonly JsonValue[], chunk: number): boolean {
  // Past the end of a list there is no row, which no row is the same as.
  for (let index = chunk * rowsPerChunk; index < (chunk + 1) * rowsPerChunk; index += 1)
    if (a[index] !== b[index]) return false;
  return true;
}

function contains(schema: Keywords, evaluate: Evaluate): (items: readonly JsonValue[]) => Outcome {
  const least = (schema.minContains ?? 1) as number;
  const most = (schema.maxContains ?? Infinity) as number;
  return (items) => {
    const count = items.filter((item) => evaluate(schema.contains as JsonSchema, item) === valid).length;
    if (count < least)
      return schema.minContains === undefined
        ? violation('contains')
        : violation('minContains', { limit: least });
    return count > most ? violation('maxContains', { limit: most }) : valid;
  };
}

/** Reports the indexes of the first two equal items; compares text, so that thousands of rows stay cheap. */
function unique(items: readonly JsonValue[]): Outcome {
  const places = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const text = canonicalJson(item);
    const before = places.get(text);
    if (before !== undefined) return violation('uniqueItems', { first: before, second: index });
    places.set(text, index);
  }
  return valid;
}
