import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import type { SchemaObject } from './check-keywords';
import type { Compilation, NodePlace } from './compilation';

/** One schema object that applies to a value, with its pointer. */
export interface SchemaLayer {
  readonly pointer: Pointer;
  readonly schema: SchemaObject;
  /** The pointers of the schemas that led to it. */
  readonly chain: ReadonlySet<Pointer>;
  /** A condition adds it to what is declared without one, whose fields are shown first. */
  readonly isAdded?: boolean;
}

/** The schemas that apply to one value, the nearest first. */
export type Layers = readonly SchemaLayer[];

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

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A number that only this object has. */
export function idOf(value: object): number {
  const id = ids.get(value) ?? (lastId += 1);
  ids.set(value, id);
  return id;
}

/** A text that is the same for the same schemas. */
export function keyOfLayers(layers: Layers): string {
  return layers.map(({ schema, pointer }) => `${idOf(schema)} ${pointer}`).join('\n');
}

/** Whether one of the layers is `false`, which allows no value. */
export function hasFalse(layers: Layers): boolean {
  return layers.some(({ schema }) => schema === impossible);
}

/** The layers without some of their keywords; layers that are empty after that are left out. */
export function withoutKeywords(layers: Layers, names: readonly string[]): SchemaLayer[] {
  return layers.flatMap((layer) => {
    const kept = Object.entries(layer.schema).filter(([name]) => !names.includes(name));
    return kept.length === 0 ? [] : [{ ...layer, schema: Object.freeze(Object.fromEntries(kept)) }];
  });
}

/** How many schemas may refer to each other in a row; it keeps the recursion from exhausting the stack. */
const longestChain = 200;

/**
 * All schemas that apply to a value: its own, and everything reached by `$ref` and `allOf`.
 * A reference to a schema that is already being applied to this value is reported.
 */
export function flatten(
  { sources, around }: Pick<NodePlace, 'sources' | 'around'>,
  compilation: Compilation,
): { readonly layers: Layers; readonly recursive: boolean } {
  /** The schemas themselves, then what they refer to, then the members of `allOf`. */
  const layers: SchemaLayer[] = [];
  const seen = new Set<SchemaObject>();
  /** Whether a `$ref` names a schema of a value around this one. */
  let recursive = false;

  function add(layer: SchemaLayer): void {
    if (seen.has(layer.schema)) return;
    seen.add(layer.schema);
    layers.push(layer);
    const { $ref, allOf } = layer.schema;
    if (typeof $ref === 'string') follow($ref, layer);
    ((allOf ?? []) as JsonSchema[]).forEach((member, index) =>
      add(toLayer(joinPointer(layer.pointer, 'allOf', index), member, layer)),
    );
  }

  function follow(reference: string, from: SchemaLayer): void {
    const found = compilation.targets.get(reference);
    if (found === undefined) return;
    const { pointer: target, schema } = found;
    if (from.pointer === target || from.chain.has(target)) {
      const message = `"#${compilation.problems.places.sourceOf(target)}" leads back to itself.`;
      return compilation.problems.report('circular-reference', joinPointer(from.pointer, '$ref'), message);
    }
    if (from.chain.size + 1 >= longestChain) {
      const message = `"${reference}" is at the end of a chain of more than ${longestChain} references.`;
      return compilation.problems.report('too-deep', joinPointer(from.pointer, '$ref'), message);
    }
    const layer = toLayer(target, schema, from);
    if (around.has(target)) {
      recursive = true;
      layers.push(layer);
    } else add(layer);
  }

  for (const source of sources) {
    const isAround = [source.pointer, ...source.chain].some((pointer) => around.has(pointer));
    if (isAround) layers.push(source);
    else add(source);
    recursive ||= isAround;
  }
  return { layers, recursive };
}

/** The `oneOf` or `anyOf` that decides how a value is rendered. */
export interface Alternatives {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly holder: SchemaLayer;
  readonly options: Layers;
}

const shapeKeywords = [
  '$ref',
  'type',
  'enum',
  'const',
  'properties',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
  'title',
];

/**
 * Every `oneOf` and `anyOf` that changes the shape of a value. One whose options only add constraints
 * (`anyOf: [{ required: … }, …]`) is left to the validator.
 */
export function findAlternatives(layers: Layers): readonly Alternatives[] {
  return layers.flatMap((holder) =>
    (['oneOf', 'anyOf'] as const).flatMap((keyword): Alternatives[] => {
      const schemas = holder.schema[keyword] as readonly JsonSchema[] | undefined;
      if (!schemas?.some(affectsShape)) return [];
      const options = schemas.flatMap((schema, index) =>
        schema === false ? [] : toLayer(joinPointer(holder.pointer, keyword, index), schema, holder),
      );
      return [{ keyword, holder, options }];
    }),
  );
}

export function withoutAlternatives(layers: Layers, lists: readonly Alternatives[]): Layers {
  return layers.flatMap((layer) => {
    const keywords = lists.filter(({ holder }) => holder === layer).map(({ keyword }) => keyword);
    return keywords.length === 0 ? [layer] : withoutKeywords([layer], keywords);
  });
}

function affectsShape(schema: JsonSchema): boolean {
  return typeof schema === 'object' && shapeKeywords.some((keyword) => keyword in schema);
}
