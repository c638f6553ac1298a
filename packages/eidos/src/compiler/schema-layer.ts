import type { Pointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import type { SchemaObject } from './check-keywords';

/** One schema object that applies to a value, with its pointer. */
export interface SchemaLayer {
  readonly pointer: Pointer;
  readonly schema: SchemaObject;
  /** The pointers of the schemas that led to it. */
  readonly chain: ReadonlySet<Pointer>;
}

const anything: SchemaObject = Object.freeze({});
/** `false` as an object. */
const impossible: SchemaObject = Object.freeze({ not: anything });
const noChain: ReadonlySet<Pointer> = new Set();

/** The layer of the schema at `pointer`, to which the schema of `from` led, if any did. */
export function toLayer(pointer: Pointer, schema: JsonSchema, from?: SchemaLayer): SchemaLayer {
  return {
    pointer,
    schema: typeof schema === 'boolean' ? (schema ? anything : impossible) : schema,
    chain: from ? new Set(from.chain).add(from.pointer) : noChain,
  };
}

/** Whether one of the layers is `false`, which allows no value. */
export function hasFalse(layers: readonly SchemaLayer[]): boolean {
  return layers.some(({ schema }) => schema === impossible);
}

/** The layers without some of their keywords; layers that are empty after that are left out. */
export function withoutKeywords(layers: readonly SchemaLayer[], names: readonly string[]): SchemaLayer[] {
  return layers.flatMap((layer) => {
    const kept = Object.entries(layer.schema).filter(([name]) => !names.includes(name));
    return kept.length === 0 ? [] : [{ ...layer, schema: Object.freeze(Object.fromEntries(kept)) }];
  });
}

/** Keywords that describe one place and not the values, so they are not passed on to alternatives. */
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
