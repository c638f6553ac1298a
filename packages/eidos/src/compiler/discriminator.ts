import { readConstant } from './choices';
import type { Compilation, NodePlace } from './compilation';
import type { JsonValue } from '../json/json-schema';
import { flatten } from './flatten';
import type { SchemaLayer } from './schema-layer';
import { readProperties } from './properties';

/** One alternative: its own schema, and every schema that it refers to. */
export interface ReadOption {
  readonly option: SchemaLayer;
  readonly layers: readonly SchemaLayer[];
}

export interface Discriminator {
  readonly name: string;
  /** The constant of each option, in their order. */
  readonly values: readonly JsonValue[];
}

/** The first property with a different constant in each option, so that its value identifies the option. */
export function findDiscriminator(
  options: readonly ReadOption[],
  rest: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): Discriminator | undefined {
  const constants = options.map(({ layers }) => readConstants([...rest, ...layers], place, compilation));
  const [start, ...others] = constants;
  for (const name of start?.keys() ?? []) {
    if (!others.every((map) => map.has(name))) continue;
    const values = constants.map((map) => map.get(name) ?? null);
    if (new Set(values).size === values.length) return { name, values };
  }
  return undefined;
}

function readConstants(layers: readonly SchemaLayer[], { around }: NodePlace, compilation: Compilation) {
  const constants = new Map<string, JsonValue>();
  for (const [name, sources] of readProperties(layers)) {
    const property = flatten({ sources, around, applied: new Set() }, compilation).layers;
    const constant = readConstant(property);
    if (constant !== undefined && typeof constant.value !== 'object') constants.set(name, constant.value);
  }
  return constants;
}
