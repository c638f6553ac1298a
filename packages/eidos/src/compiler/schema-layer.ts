import type { Pointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import type { SchemaObject } from './check-keywords';

/** One schema object that applies to a value, and where it stands. */
export interface SchemaLayer {
  readonly pointer: Pointer;
  readonly schema: SchemaObject;
  /** The schemas through which it was reached, its own included. */
  readonly chain: ReadonlySet<Pointer>;
}

/** The layer of the schema at `pointer`; `chain` are the schemas through which it was reached. */
export function toLayer(pointer: Pointer, schema: JsonSchema, chain: Iterable<Pointer> = []): SchemaLayer {
  return {
    pointer,
    schema: typeof schema === 'boolean' ? Object.freeze({}) : schema,
    chain: new Set([...chain, pointer]),
  };
}

/** The layers without some of their keywords; layers that say nothing any more are left out. */
export function withoutKeywords(layers: readonly SchemaLayer[], names: readonly string[]): SchemaLayer[] {
  return layers.flatMap((layer) => {
    const kept = Object.entries(layer.schema).filter(([name]) => !names.includes(name));
    return kept.length === 0 ? [] : [{ ...layer, schema: Object.freeze(Object.fromEntries(kept)) }];
  });
}

/** Keywords that speak of one place and not of the values, so they are not handed on to alternatives. */
export const placeKeywords = [
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'x-eidos',
];
