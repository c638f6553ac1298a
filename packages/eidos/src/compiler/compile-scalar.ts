import { labelFor } from './choices';
import type { ValueType } from '../types/eidos-schema';
import { first, highest, lowest, all, mergeHints, typeOf } from './merged';
import type { BooleanNode, Choice, IntegerNode, NodeBase, NumberNode, StringNode } from './node';
import { assignDefined } from './node-base';
import type { SchemaLayer } from './schema-layer';

/** A longer string is edited in several lines, except when it has a format or choices. */
const longestLine = 200;

/** Creates the node of a single value: a boolean, a number, a string, or one of several choices. */
export function compileScalar(
  types: readonly ValueType[],
  base: NodeBase,
  layers: readonly SchemaLayer[],
  choices?: readonly Choice[],
): BooleanNode | IntegerNode | NumberNode | StringNode {
  const type = scalarType(types, choices);
  if (type === 'boolean')
    return assignDefined({ ...base, kind: type }, { choices: labelledBoolean(choices) });
  if (type === 'integer' || type === 'number')
    return assignDefined({ ...base, kind: type }, { ...numberLimits(layers), choices });
  const limits = textLimits(layers);
  const kind = choices === undefined && isLong(base, limits.maxLength, layers) ? 'text' : 'string';
  return assignDefined({ ...base, kind }, { ...limits, choices });
}

function scalarType(types: readonly ValueType[], choices: readonly Choice[] | undefined): ValueType {
  const actual = new Set(choices?.map(({ value }) => typeOf(value)) ?? types);
  if (actual.size === 2 && actual.has('integer') && actual.has('number')) return 'number';
  const [only = 'string', ...others] = actual;
  if (only === 'integer' && types.includes('number')) return 'number';
  // Choices of several types are identified by their labels, as strings are.
  return others.length === 0 ? only : 'string';
}

// A switch needs no labels for true and false; labels in the schema are kept.
function labelledBoolean(choices: readonly Choice[] | undefined): readonly Choice[] | undefined {
  return choices?.some(({ value, label }) => label !== labelFor(value)) ? choices : undefined;
}

function numberLimits(layers: readonly SchemaLayer[]) {
  return {
    minimum: highest(layers, 'minimum'),
    maximum: lowest(layers, 'maximum'),
    exclusiveMinimum: highest(layers, 'exclusiveMinimum'),
    exclusiveMaximum: lowest(layers, 'exclusiveMaximum'),
    multipleOf: first<number>(layers, 'multipleOf'),
  };
}

function textLimits(layers: readonly SchemaLayer[]) {
  return {
    minLength: highest(layers, 'minLength'),
    maxLength: lowest(layers, 'maxLength'),
    pattern: mergePatterns(all<string>(layers, 'pattern')),
  };
}

// Several patterns must all match; lookaheads join them in one.
function mergePatterns(patterns: readonly string[]): string | undefined {
  if (patterns.length < 2) return patterns[0];
  return `^${patterns.map((pattern) => `(?=[\\s\\S]*(?:${pattern}))`).join('')}`;
}

function isLong(
  { format }: NodeBase,
  maxLength: number | undefined,
  layers: readonly SchemaLayer[],
): boolean {
  const { widget } = mergeHints(layers);
  if (widget !== undefined) return widget === 'text';
  return format === undefined && maxLength !== undefined && maxLength > longestLine;
}
