import type { JsonSchema, JsonValue } from '../json/json-schema';
import { canonicalJson, isArray } from './canonical-json';
import { combine, fault, type Outcome, outcomeOf, valid } from './outcome';
import { chunkOf, type RowChunk, RowOutcomes, rowsPerChunk } from './row-outcomes';

type Keywords = Readonly<Record<string, unknown>>;
type Evaluate = (schema: JsonSchema, value: JsonValue) => Outcome;

/** A check of the keywords about an array's items; undefined when the schema has none of them. */
export function itemsOf(schema: Keywords, evaluate: Evaluate): ((value: JsonValue) => Outcome) | undefined {
  const checks = [
    'items' in schema || 'prefixItems' in schema ? eachItem(schema, evaluate) : undefined,
    'contains' in schema ? contains(schema, evaluate) : undefined,
    schema.uniqueItems === true ? unique : undefined,
  ].filter((check) => check !== undefined);
  if (checks.length === 0) return undefined;
  return (value) =>
    isArray(value) ? checks.reduce((outcome, check) => combine(outcome, check(value)), valid) : valid;
}

function eachItem(schema: Keywords, evaluate: Evaluate): (items: readonly JsonValue[]) => Outcome {
  const first = (schema.prefixItems ?? []) as readonly JsonSchema[];
  const others = (schema.items ?? true) as JsonSchema;
  let last: { readonly items: readonly JsonValue[]; readonly chunks: readonly RowChunk[] } | undefined;
  function judge(items: readonly JsonValue[], start: number): RowChunk {
    const outcomes = new Map<string, Outcome>();
    for (let index = start; index < Math.min(start + rowsPerChunk, items.length); index += 1) {
      const outcome = evaluate(first[index] ?? others, items[index] as JsonValue);
      if (outcome !== valid) outcomes.set(String(index), outcome);
    }
    return chunkOf(outcomes);
  }
  return (items) => {
    const before = last;
    const chunks = Array.from({ length: Math.ceil(items.length / rowsPerChunk) }, (_, at) => {
      const known = before && hasSameRows(items, before.items, at) ? before.chunks[at] : undefined;
      return known ?? judge(items, at * rowsPerChunk);
    });
    last = { items, chunks };
    return outcomeOf([], new RowOutcomes(chunks));
  };
}

function hasSameRows(a: readonly JsonValue[], b: readonly JsonValue[], chunk: number): boolean {
  const [start, end] = [chunk * rowsPerChunk, (chunk + 1) * rowsPerChunk];
  if (Math.min(a.length, end) !== Math.min(b.length, end)) return false;
  for (let index = start; index < Math.min(a.length, end); index += 1)
    if (a[index] !== b[index]) return false;
  return true;
}

function contains(schema: Keywords, evaluate: Evaluate): (items: readonly JsonValue[]) => Outcome {
  const least = (schema.minContains ?? 1) as number;
  const most = (schema.maxContains ?? Infinity) as number;
  return (items) => {
    const count = items.filter((item) => evaluate(schema.contains as JsonSchema, item) === valid).length;
    if (count < least)
      return schema.minContains === undefined ? fault('contains') : fault('minContains', { limit: least });
    return count > most ? fault('maxContains', { limit: most }) : valid;
  };
}

/** Reports the indexes of the first two equal items; compares text, so that thousands of rows stay cheap. */
function unique(items: readonly JsonValue[]): Outcome {
  const places = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const text = canonicalJson(item);
    const before = places.get(text);
    if (before !== undefined) return fault('uniqueItems', { first: before, second: index });
    places.set(text, index);
  }
  return valid;
}
