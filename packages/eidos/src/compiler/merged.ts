import type { Hints, ValueType } from '../types/eidos-schema';
import type { JsonValue } from '../json/json-schema';
import type { SchemaLayer } from './schema-layer';
import type { HintName } from './hints';
import { isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { findKeyword } from './keywords';

/** The value of a keyword in the first layer that has it. Nearer layers come first. */
export function first<Value>(layers: readonly SchemaLayer[], keyword: string): Value | undefined {
  return layers.find(({ schema }) => keyword in schema)?.schema[keyword] as Value | undefined;
}

/** The pointer of a keyword in the first layer that has it. */
export function pointerOf(layers: readonly SchemaLayer[], keyword: string): Pointer {
  const layer = layers.find(({ schema }) => keyword in schema) ?? layers[0];
  return joinPointer(layer?.pointer ?? '', keyword);
}

export function all<Value>(layers: readonly SchemaLayer[], keyword: string): Value[] {
  const found: Value[] = [];
  for (const { schema } of layers) if (keyword in schema) found.push(schema[keyword] as Value);
  return found;
}

export function isTrue(layers: readonly SchemaLayer[], keyword: string): boolean {
  return layers.some(({ schema }) => schema[keyword] === true);
}

/** The highest of the lower limits, or undefined when there is none. */
export function highest(layers: readonly SchemaLayer[], keyword: string): number | undefined {
  return strictest(layers, keyword, Math.max);
}

/** The lowest of the upper limits, or undefined when there is none. */
export function lowest(layers: readonly SchemaLayer[], keyword: string): number | undefined {
  return strictest(layers, keyword, Math.min);
}

function strictest(
  layers: readonly SchemaLayer[],
  keyword: string,
  choose: (...limits: number[]) => number,
): number | undefined {
  // Nearly all values have one layer, and each is read for many keywords.
  if (layers.length === 1) return layers[0]?.schema[keyword] as number | undefined;
  const limits = all<number>(layers, keyword);
  return limits.length === 0 ? undefined : choose(...limits);
}

/** The hints of layers that have none. */
export const noHints: Hints = Object.freeze({});

/** The hints of all layers; for each hint the first layer that has it wins. */
export function mergeHints(layers: readonly SchemaLayer[]): Hints {
  if (layers.every(({ schema }) => schema['x-eidos'] === undefined)) return noHints;
  return all<Hints>(layers, 'x-eidos').reduceRight<Hints>((far, near) => ({ ...far, ...near }), noHints);
}

/** The pointer of a hint in the first layer that has it. */
export function hintPointer(layers: readonly SchemaLayer[], name: HintName): Pointer {
  const holder = layers.find(({ schema }) => isJsonObject(schema['x-eidos']) && name in schema['x-eidos']);
  return joinPointer(holder?.pointer ?? '', 'x-eidos', name);
}

/** Lists of one type, which nearly all values have. */
const soleTypes: Readonly<Record<ValueType, readonly ValueType[]>> = {
  null: ['null'],
  boolean: ['boolean'],
  integer: ['integer'],
  number: ['number'],
  string: ['string'],
  object: ['object'],
  array: ['array'],
};

/** The types that every layer allows, or undefined when no layer names one. An integer is a number too. */
export function mergeTypes(layers: readonly SchemaLayer[]): readonly ValueType[] | undefined {
  const sole = layers.length === 1 ? layers[0]?.schema.type : undefined;
  if (typeof sole === 'string') return soleTypes[sole as ValueType];
  const lists = all<ValueType | ValueType[]>(layers, 'type').map((type): ValueType[] => [type].flat());
  if (lists.length === 0) return undefined;
  const [start = [], ...rest] = lists;
  const common = rest.reduce((left, right) => intersectTypes(left, right), start);
  return common.includes('number') ? common.filter((type) => type !== 'integer') : common;
}

function intersectTypes(left: readonly ValueType[], right: readonly ValueType[]): ValueType[] {
  const common = left.filter(
    (type) => right.includes(type) || (type === 'integer' && right.includes('number')),
  );
  const narrowed = right.includes('integer') && left.includes('number') && !common.includes('integer');
  return narrowed ? [...common, 'integer'] : common;
}

/** The one type that all keywords of the layers apply to, for a schema without `type`. */
export function impliedTypes(layers: readonly SchemaLayer[]): readonly ValueType[] | undefined {
  const types = new Set(
    layers.flatMap(({ schema }) => Object.keys(schema).flatMap((name) => findKeyword(name)?.of ?? [])),
  );
  return types.size === 1 ? [...types] : undefined;
}

/** The JSON Schema type of a value; whole numbers are integers. */
export function typeOf(value: JsonValue): ValueType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as 'boolean' | 'string' | 'object';
}

export function isOfType(value: JsonValue, type: ValueType): boolean {
  const actual = typeOf(value);
  return actual === type || (actual === 'integer' && type === 'number');
}
