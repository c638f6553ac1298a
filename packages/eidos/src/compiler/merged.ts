import type { Hints, ValueType } from '../types/eidos-schema';
import type { JsonValue } from '../json/json-schema';
import { hasFalse, type Layers, type SchemaLayer } from './schema-layer';
import type { HintName } from './hints';
import { canonicalJson, isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { memoize, memoizeText } from '../json/memoize';
import { isOfType, typeOf } from '../validation/assertions';
import { findKeyword, typeNames } from './keywords';
import type { Compilation, NodeInput } from './compilation';
import type { Choice } from './node';

/** The value of a keyword in the first layer that has it. Nearer layers come first. */
export function first<Value>(layers: Layers, keyword: string): Value | undefined {
  return layers.find(({ schema }) => keyword in schema)?.schema[keyword] as Value | undefined;
}

/** The pointer of a keyword in the first layer that has it. */
export function pointerOf(layers: Layers, keyword: string): Pointer {
  return joinPointer(layers.find(({ schema }) => keyword in schema)?.pointer ?? '', keyword);
}

export function all<Value>(layers: Layers, keyword: string): Value[] {
  const found: Value[] = [];
  for (const { schema } of layers) if (keyword in schema) found.push(schema[keyword] as Value);
  return found;
}

export function isTrue(layers: Layers, keyword: string): boolean {
  return layers.some(({ schema }) => schema[keyword] === true);
}

/** The strictest of the limits under a keyword: the highest minimum, or the lowest maximum; undefined when there is none. */
export function strictest(layers: Layers, keyword: string): number | undefined {
  // Nearly all values have one layer, and each is read for many keywords.
  if (layers.length === 1) return layers[0]?.schema[keyword] as number | undefined;
  const limits = all<number>(layers, keyword);
  if (limits.length === 0) return undefined;
  return /max/i.test(keyword) ? Math.min(...limits) : Math.max(...limits);
}

export const noHints: Hints = Object.freeze({});

/** The hints of all layers; for each hint the first layer that has it wins. */
export function mergeHints(layers: Layers): Hints {
  if (layers.every(({ schema }) => schema['x-eidos'] === undefined)) return noHints;
  return all<Hints>(layers, 'x-eidos').reduceRight<Hints>((far, near) => ({ ...far, ...near }), noHints);
}

/** The pointer of a hint in the first layer that has it. */
export function hintPointer(layers: Layers, name: HintName): Pointer {
  const holder = layers.find(({ schema }) => isJsonObject(schema['x-eidos']) && name in schema['x-eidos']);
  return joinPointer(holder?.pointer ?? '', 'x-eidos', name);
}

/** Whether a value is read-only or disabled at any time, by itself or by what contains it. */
export function readMarks({ layers, place }: NodeInput) {
  const hints = mergeHints(layers);
  return {
    readOnly: place.readOnly === true || hints.readOnly === true || isTrue(layers, 'readOnly'),
    disabled: place.disabled === true || hints.disabled === true,
    writeOnly: place.writeOnly === true || isTrue(layers, 'writeOnly'),
  };
}

/** Lists of one type, which nearly all values have. */
const soleTypes = new Map<unknown, readonly ValueType[]>(typeNames.map((type) => [type, [type]]));

/** The types that every layer allows, or undefined when no layer names one. An integer is a number too. */
export function mergeTypes(layers: Layers): readonly ValueType[] | undefined {
  const sole = layers.length === 1 ? layers[0]?.schema.type : undefined;
  if (typeof sole === 'string') return soleTypes.get(sole);
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
function impliedTypes(layers: Layers): readonly ValueType[] | undefined {
  const types = new Set(
    layers.flatMap(({ schema }) => Object.keys(schema).flatMap((name) => findKeyword(name)?.of ?? [])),
  );
  return types.size === 1 ? [...types] : undefined;
}

/** The JSON Schema type of a value; whole numbers are integers. */
export function typeFor(value: JsonValue): ValueType {
  return Number.isInteger(value) ? 'integer' : (typeOf(value) as ValueType);
}

type Listed = ReadonlyMap<string, JsonValue>;

const byText = memoize(
  (values: readonly JsonValue[]): Listed => new Map(values.map((value) => [canonicalJson(value), value])),
);

/** The values that every `enum` and `const` of the layers lists; undefined without any. */
function commonValues(layers: Layers): Listed | undefined {
  if (!layers.some(({ schema }) => 'const' in schema || 'enum' in schema)) return undefined;
  const constants = all<JsonValue>(layers, 'const').map((value) => [value]);
  const [start, ...others] = [...all<readonly JsonValue[]>(layers, 'enum'), ...constants].map(byText);
  return others.reduce((common, other) => new Map([...common].filter(([key]) => other.has(key))), start!);
}

/** Those of some listed values that have one of some types. A schema may refer to one long list many times. */
const ofTypes = memoize((listed: Listed) =>
  memoizeText((types): readonly JsonValue[] =>
    [...listed.values()].filter(
      (value) => types === '' || types.split(',').some((type) => isOfType(value, type)),
    ),
  ),
);

/** The values that the layers list, of the types that they allow; undefined where nothing lists any. */
export function listedValues(layers: Layers): readonly JsonValue[] | undefined {
  const common = commonValues(layers);
  return common && ofTypes(common)(mergeTypes(layers)?.join() ?? '');
}

/** The only listed value. Boxed, since the value may be null. */
export function readConstant(layers: Layers): { readonly value: JsonValue } | undefined {
  const [value, ...others] = listedValues(layers) ?? [];
  return value === undefined || others.length > 0 ? undefined : { value };
}

/** The listed values without `null`, which `nullable` covers; undefined where nothing lists any. */
export function readChoices(layers: Layers): readonly Choice[] | undefined {
  const listed = listedValues(layers);
  return listed && choicesFor(listed);
}

const choicesFor = memoize((listed: readonly JsonValue[]): readonly Choice[] => {
  const values = listed.filter((value) => value !== null);
  const written = new Set<JsonValue>(values.filter((value) => typeof value !== 'string').map(labelFor));
  // Quotation marks tell the text "1" from the number.
  const choices = values.map((value) =>
    toChoice(value, written.has(value) ? JSON.stringify(value) : undefined),
  );
  return Object.freeze(choices);
});

/** The label of a value that has no title in the schema. */
export function labelFor(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function toChoice(value: JsonValue, label?: string, labelKey?: string): Choice {
  const words = { value, label: label ?? labelFor(value) };
  return Object.freeze(labelKey === undefined ? words : { ...words, labelKey });
}

export function reportRepeated(
  values: readonly JsonValue[],
  placeOf: (index: number) => Pointer,
  { problems }: Compilation,
): void {
  if (values.length < 2 || byText(values).size === values.length) return;
  const keys = values.map(canonicalJson);
  for (const [index, value] of values.entries())
    if (keys.indexOf(keys[index]!) < index)
      problems.report('duplicate-choice', placeOf(index), `${JSON.stringify(value)} is listed twice.`);
}

interface AllowedTypes {
  /** The types without `null`; empty when only `null` is allowed. */
  readonly types: readonly ValueType[];
  readonly nullable: boolean;
}

/** Which types a value may have; `any` when all are. */
export function readTypes(
  { layers, place }: NodeInput,
  choices: readonly Choice[] | undefined,
): AllowedTypes | 'any' {
  const declared = mergeTypes(layers);
  const values = listedValues(layers) ?? choices?.map(({ value }) => value);
  const types = declared ?? (values ? [...new Set(values.map(typeFor))] : impliedTypes(layers));
  const isOpen = values === undefined && valueTypes.every((type) => types?.includes(type));
  if (types === undefined || isOpen) return 'any';
  const nullIsListed = values === undefined || values.includes(null);
  return {
    types: types.filter((type) => type !== 'null'),
    nullable: place.nullable === true || (types.includes('null') && nullIsListed),
  };
}

/** Whether no value satisfies all layers. A contradiction is reported; a part that is `false` is meant. */
export function isImpossible(layers: Layers, { problems }: Compilation): boolean {
  if (hasFalse(layers)) return true;
  const conflict = findConflict(layers);
  if (conflict === undefined) return false;
  problems.report('conflicting-types', pointerOf(layers, conflict.keyword), conflict.message);
  return true;
}

/** Whether no value satisfies all layers. Reports nothing, unlike `isImpossible`. */
export function isContradiction(layers: Layers): boolean {
  return hasFalse(layers) || findConflict(layers) !== undefined;
}

function findConflict(layers: Layers) {
  const types = mergeTypes(layers);
  if (types?.length === 0)
    return { keyword: 'type', message: 'The "type" keywords that apply here have no type in common.' };
  const common = commonValues(layers);
  if (common === undefined) return undefined;
  const keyword = layers.some(({ schema }) => 'enum' in schema) ? 'enum' : 'const';
  if (common.size === 0)
    return { keyword, message: 'The values that "enum" and "const" list here have none in common.' };
  if (types === undefined || listedValues(layers)!.length > 0) return undefined;
  return { keyword, message: `No value that is listed here is of type ${types.join(' or ')}.` };
}

/** Whoever lists all of these means any value. */
const valueTypes: readonly ValueType[] = ['boolean', 'number', 'string', 'object', 'array'];

/** Reports values that are listed twice, and keywords and listed values of another type than that of their schema. */
export function checkAgainstType(layer: SchemaLayer, compilation: Compilation): void {
  const { pointer, schema } = layer;
  const { problems } = compilation;
  const values = (schema.enum ?? []) as readonly JsonValue[];
  reportRepeated(values, (at) => joinPointer(pointer, 'enum', at), compilation);
  const types = mergeTypes([layer]);
  if (types === undefined) return;
  for (const name of Object.keys(schema)) {
    const of = findKeyword(name)?.of;
    // OpenAPI has formats of numbers, such as "int32".
    if (name === 'format' && !types.includes('string')) continue;
    if (of === undefined || types.includes(of) || (of === 'number' && types.includes('integer'))) continue;
    const place = joinPointer(pointer, name);
    const message = `"${problems.nameAt(place)}" has no effect on a value of type ${types.join(' or ')}.`;
    problems.report('misplaced-keyword', place, message);
  }
  values.forEach((value, index) => check(value, 'enum', index));
  if ('const' in schema) check(schema.const as JsonValue, 'const');

  function check(value: JsonValue, ...place: readonly (string | number)[]): void {
    if (types!.some((type) => isOfType(value, type))) return;
    const message = `${JSON.stringify(value)} is not of type ${types!.join(' or ')}.`;
    problems.report('enum-type-mismatch', joinPointer(pointer, ...place), message);
  }
}
