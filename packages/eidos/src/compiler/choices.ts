import type { Compilation } from './compilation';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { all, isOfType, mergeTypes } from './merged';
import type { Choice } from './node';
import type { SchemaLayer } from './schema-layer';

/** The value of a constant: `const`, or an `enum` with one value. Boxed, since the value may be null. */
export function readConstant(layers: readonly SchemaLayer[]): { readonly value: JsonValue } | undefined {
  if (!layers.some(({ schema }) => 'const' in schema || 'enum' in schema)) return undefined;
  const constants = all<JsonValue>(layers, 'const');
  const single = all<readonly JsonValue[]>(layers, 'enum').find((values) => values.length === 1);
  const [value] = constants.length > 0 ? constants : (single ?? []);
  return value === undefined ? undefined : { value };
}

/**
 * The values that every `enum` of the layers allows, without `null`, which `nullable` covers; undefined without
 * `enum`.
 */
export function readChoices(
  layers: readonly SchemaLayer[],
  compilation: Compilation,
): readonly Choice[] | undefined {
  const lists = layers.filter(({ schema }) => 'enum' in schema);
  if (lists.length === 0) return undefined;
  lists.forEach((layer) => checkChoices(layer, compilation));
  const [start, ...others] = lists.map(({ schema }) => schema.enum as readonly JsonValue[]);
  const common = [...new Set(start)].filter((value) => others.every((values) => values.includes(value)));
  const types = mergeTypes(layers);
  return (
    common
      .filter((value) => value !== null && typeof value !== 'object')
      // A value of another type is reported, and could never be saved.
      .filter((value) => types === undefined || types.some((type) => isOfType(value, type)))
      .map((value) => toChoice(value))
  );
}

/** The label of a value that has no title in the schema. */
export function labelFor(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function toChoice(value: JsonValue, label?: string, labelKey?: string): Choice {
  const words = { value, label: label ?? labelFor(value) };
  return Object.freeze(labelKey === undefined ? words : { ...words, labelKey });
}

function checkChoices({ pointer, schema }: SchemaLayer, { problems }: Compilation): void {
  const seen = new Set<JsonValue>();
  const values = schema.enum as readonly JsonValue[];
  values.forEach((value, index) => {
    const place = joinPointer(pointer, 'enum', index);
    if (seen.has(value)) {
      problems.report('duplicate-choice', place, `${JSON.stringify(value)} is listed twice.`);
    }
    seen.add(value);
  });
}
