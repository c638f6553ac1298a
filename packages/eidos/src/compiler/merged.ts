import type { Hints } from './hints';
import type { JsonValue } from './json-schema';
import type { ValueType } from './keywords';
import type { Part } from './parts';
import { joinPointer } from './json-pointer';
import { findKeyword } from './keywords';
import type { Pointer } from './node';

/** What the first part that has a keyword says; the nearer part speaks first. */
export function first<Value>(parts: readonly Part[], keyword: string): Value | undefined {
  return parts.find(({ schema }) => keyword in schema)?.schema[keyword] as Value | undefined;
}

/** Where a keyword stands in the first part that has it. */
export function pointerOf(parts: readonly Part[], keyword: string): Pointer {
  const part = parts.find(({ schema }) => keyword in schema) ?? parts[0];
  return joinPointer(part?.pointer ?? '', keyword);
}

export function all<Value>(parts: readonly Part[], keyword: string): Value[] {
  return parts.flatMap(({ schema }) => (keyword in schema ? [schema[keyword] as Value] : []));
}

export function isTrue(parts: readonly Part[], keyword: string): boolean {
  return all(parts, keyword).includes(true);
}

/** The highest of the lower limits, or undefined when there is none. */
export function highest(parts: readonly Part[], keyword: string): number | undefined {
  const limits = all<number>(parts, keyword);
  return limits.length === 0 ? undefined : Math.max(...limits);
}

/** The lowest of the upper limits, or undefined when there is none. */
export function lowest(parts: readonly Part[], keyword: string): number | undefined {
  const limits = all<number>(parts, keyword);
  return limits.length === 0 ? undefined : Math.min(...limits);
}

/** The hints of all parts; for each hint the first part that gives it counts. */
export function mergeHints(parts: readonly Part[]): Hints {
  return all<Hints>(parts, 'x-eidos').reduceRight<Hints>((far, near) => ({ ...far, ...near }), {});
}

/** The types that every part allows, or undefined when no part names one. An integer is a number too. */
export function mergeTypes(parts: readonly Part[]): readonly ValueType[] | undefined {
  const lists = all<ValueType | ValueType[]>(parts, 'type').map((type): ValueType[] => [type].flat());
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

/** The one type that all keywords of the parts speak of, for a schema that does not name its type. */
export function impliedType(parts: readonly Part[]): ValueType | undefined {
  const types = new Set(
    parts.flatMap(({ schema }) => Object.keys(schema).flatMap((name) => findKeyword(name)?.of ?? [])),
  );
  const [only] = types;
  return types.size === 1 ? only : undefined;
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
