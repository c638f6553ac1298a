import { all, first, hintPointer, labelFor, mergeHints, strictest, typeFor } from './merged';
import { type Amount, createAmount } from '../numbers/amount';
import { amountHints } from './hints';
import type { ValueType } from '../types/eidos-schema';
import type { BooleanNode, Choice, IntegerNode, JsonNode, NodeBase, NumberNode, StringNode } from './node';
import { asJson, assignDefined, freezeNode, readBase } from './node-base';
import type { Layers } from './schema-layer';
import type { Compilation, NodeInput } from './compilation';
import { additionalSources } from './properties';
import { removeWrongDefault } from './check-values';
import { decimalsOf } from '../validation/assertions';

/** A longer string is edited in several lines, except when it has a format or choices. */
const longestLine = 200;

/** Creates the node of a single value: a boolean, a number, a string, or one of several choices of any type. */
export function compileScalar(
  types: readonly ValueType[],
  base: NodeBase,
  { layers, compilation }: NodeInput,
  choices?: readonly Choice[],
): BooleanNode | IntegerNode | NumberNode | StringNode {
  const type = scalarType(types, choices);
  // A switch needs no labels for true and false; labels in the schema are kept.
  const hasLabels = choices?.some(({ value, label }) => label !== labelFor(value));
  if (type === 'boolean')
    return assignDefined(Object.assign(base, { kind: type }), { choices: hasLabels ? choices : undefined });
  const step = first<number>(layers, 'multipleOf');
  if (type === 'integer' || type === 'number')
    return assignDefined(Object.assign(base, { kind: type }), {
      minimum: strictest(layers, 'minimum'),
      maximum: strictest(layers, 'maximum'),
      exclusiveMinimum: strictest(layers, 'exclusiveMinimum'),
      exclusiveMaximum: strictest(layers, 'exclusiveMaximum'),
      multipleOf: step && type === 'integer' ? wholeStep(step) : step,
      amount: choices === undefined ? readAmount(type, layers, compilation) : undefined,
      choices,
    });
  const maxLength = strictest(layers, 'maxLength');
  const kind = choices === undefined && isLong(base, maxLength, layers) ? 'text' : 'string';
  return assignDefined(Object.assign(base, { kind } as const), {
    minLength: strictest(layers, 'minLength'),
    maxLength,
    pattern: mergePatterns(all<string>(layers, 'pattern')),
    choices,
  });
}

/** The least whole number that is a multiple of a step. */
function wholeStep(step: number): number {
  const scale = 10 ** decimalsOf(step);
  const scaled = Math.round(step * scale);
  return scaled / greatestDivisor(scaled, scale);
}

function greatestDivisor(a: number, b: number): number {
  return b ? greatestDivisor(b, a % b) : a;
}

function scalarType(types: readonly ValueType[], choices: readonly Choice[] | undefined): ValueType {
  const actual = new Set(choices?.map(({ value }) => typeFor(value)) ?? types);
  const isNumeric = [...actual].every((type) => type === 'integer' || type === 'number');
  if (isNumeric && types.includes('number')) return 'number';
  const [only = 'string', ...others] = actual;
  // Choices of several types are identified by their labels, as strings are.
  return others.length === 0 ? only : 'string';
}

/** The format of a number with hints of an amount; undefined for a number without any. */
function readAmount(
  kind: 'integer' | 'number',
  layers: Layers,
  { problems }: Compilation,
): Amount | undefined {
  const { currency, unit, percent, decimals } = mergeHints(layers);
  const style = { currency, unit, percent, decimals };
  const [, second] = amountHints.filter((name) => name !== 'decimals' && style[name] !== undefined);
  if (second !== undefined) {
    const pointer = hintPointer(layers, second);
    problems.report('wrong-hint', pointer, 'A number has one unit.', `Remove "${second}".`);
  }
  if (amountHints.every((name) => style[name] === undefined)) return undefined;
  return createAmount({ ...style, isWhole: kind === 'integer', step: first<number>(layers, 'multipleOf') });
}

/** Reports hints of an amount on a value that is not a number, or is chosen from a list. */
export function reportAmountHints(layers: Layers, { problems }: Compilation): void {
  const hints = mergeHints(layers);
  for (const name of amountHints) {
    if (hints[name] === undefined) continue;
    const message = `"${name}" has no effect here: it applies only to numbers without choices.`;
    problems.report('misplaced-hint', hintPointer(layers, name), message);
  }
}

// Several patterns must all match; lookaheads join them in one.
function mergePatterns(patterns: readonly string[]): string | undefined {
  if (patterns.length < 2) return patterns[0];
  return `^${patterns.map((pattern) => `(?=[\\s\\S]*(?:${pattern}))`).join('')}`;
}

function isLong({ format }: NodeBase, maxLength: number | undefined, layers: Layers): boolean {
  const { widget } = mergeHints(layers);
  if (widget !== undefined) return widget === 'text';
  if (format !== undefined) return false;
  return (maxLength ?? 0) > longestLine || layers.some(({ schema }) => 'contentMediaType' in schema);
}

/** Creates the node of a value that the schema does not describe, so that any JSON may be entered. */
export function compileJson(input: NodeInput): JsonNode {
  return freezeNode(removeWrongDefault(asJson(readBase(input, true)), input));
}

// Names that only a condition adds are fields too.
const fieldKeywords = ['properties', 'if', 'dependentSchemas'];

/** Whether an object has fields; one with neither fields nor other names allowed is an empty group. */
export function hasFields(layers: Layers): boolean {
  if (additionalSources(layers).size > 0) return true;
  return layers.some(
    ({ schema }) =>
      schema.additionalProperties === false || fieldKeywords.some((keyword) => keyword in schema),
  );
}

const insideKeywords = ['properties', 'items', 'prefixItems', 'if'];
const partKeywords = { inside: insideKeywords, any: [...insideKeywords, 'oneOf', 'anyOf'] };

/** Whether a value may have parts with nodes of their own: values inside it, or `any`, which includes options. */
export function hasParts(layers: Layers, which: keyof typeof partKeywords): boolean {
  if (additionalSources(layers).size > 0) return true;
  return layers.some(({ schema }) => partKeywords[which].some((keyword) => keyword in schema));
}
