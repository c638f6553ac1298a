import type { Compilation, NodePlace } from './compilation';
import { equalJson } from '../json/json-object';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { findKeyword } from './keywords';
import type { ValueType } from '../types/eidos-schema';
import { all, impliedTypes, isOfType, mergeTypes, pointerOf, typeOf } from './merged';
import type { Choice } from './node';
import { hasFalse, type SchemaLayer } from './schema-layer';

export interface AllowedTypes {
  /** The types without `null`; empty when only `null` is allowed. */
  readonly types: readonly ValueType[];
  readonly nullable: boolean;
}

/** Which types a value may have; `any` when all are. */
export function readTypes(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  choices: readonly Choice[] | undefined,
): AllowedTypes | 'any' {
  const declared = mergeTypes(layers);
  const values = listedValues(layers) ?? choices?.map(({ value }) => value);
  const types = declared ?? (values ? [...new Set(values.map(typeOf))] : impliedTypes(layers));
  if (types === undefined || valueTypes.every((type) => types.includes(type))) return 'any';
  const nullIsListed = values === undefined || values.includes(null);
  return {
    types: types.filter((type) => type !== 'null'),
    nullable: place.nullable === true || (types.includes('null') && nullIsListed),
  };
}

/** Whether no value satisfies all layers. A contradiction is reported; a part that is `false` is meant. */
export function isImpossible(layers: readonly SchemaLayer[], { problems }: Compilation): boolean {
  if (hasFalse(layers)) return true;
  const conflict = findConflict(layers);
  if (conflict === undefined) return false;
  problems.report('conflicting-types', pointerOf(layers, conflict.keyword), conflict.message);
  return true;
}

function findConflict(layers: readonly SchemaLayer[]) {
  if (mergeTypes(layers)?.length === 0)
    return { keyword: 'type', message: 'The "type" keywords that apply here have no type in common.' };
  const enums = all<readonly JsonValue[]>(layers, 'enum');
  const [start, ...others] = [...enums, ...all<JsonValue>(layers, 'const').map((value) => [value])];
  if (start === undefined || (others.length === 0 && start.length > 0)) return undefined;
  const isCommon = (value: JsonValue) => others.every((list) => list.some((one) => equalJson(one, value)));
  if (start.some(isCommon)) return undefined;
  const keyword = enums.length > 0 ? 'enum' : 'const';
  return { keyword, message: 'The values that "enum" and "const" list here have none in common.' };
}

/** Whoever lists all of these means any value. */
const valueTypes: readonly ValueType[] = ['boolean', 'number', 'string', 'object', 'array'];

/** The values that a constant or the first list of choices allows; undefined without one. */
export function listedValues(layers: readonly SchemaLayer[]): readonly JsonValue[] | undefined {
  if (!layers.some(({ schema }) => 'const' in schema || 'enum' in schema)) return undefined;
  const lists = all<readonly JsonValue[]>(layers, 'enum');
  return all<JsonValue>(layers, 'const').map((value) => [value])[0] ?? lists[0];
}

/** Reports keywords and listed values that belong to another type than that of their schema. */
export function checkAgainstType(layer: SchemaLayer, { problems }: Compilation): void {
  const { pointer, schema } = layer;
  const types = mergeTypes([layer]);
  if (types === undefined) return;
  for (const name of Object.keys(schema)) {
    const of = findKeyword(name)?.of;
    // OpenAPI has formats of numbers, such as "int32".
    if (name === 'format' && !types.includes('string')) continue;
    if (of === undefined || types.includes(of) || (of === 'number' && types.includes('integer'))) continue;
    const message = `"${name}" has no effect on a value of type ${types.join(' or ')}.`;
    problems.report('misplaced-keyword', joinPointer(pointer, name), message);
  }
  const values = (schema.enum ?? []) as readonly JsonValue[];
  values.forEach((value, index) => check(value, joinPointer(pointer, 'enum', index)));
  if ('const' in schema) check(schema.const as JsonValue, joinPointer(pointer, 'const'));

  function check(value: JsonValue, place: string): void {
    if (types!.some((type) => isOfType(value, type))) return;
    const message = `${JSON.stringify(value)} is not of type ${types!.join(' or ')}.`;
    problems.report('enum-type-mismatch', place, message);
  }
}
