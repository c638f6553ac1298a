import type { Alternatives } from './alternatives';
import { readChoices, readConstant, toChoice } from './choices';
import type { Compilation, NodePlace } from './compilation';
import { compileReference } from './compile-reference';
import { compileUnion } from './compile-union';
import { compileValue } from './compile-value';
import type { Hints } from '../types/eidos-schema';
import { first, mergeTypes } from './merged';
import type { Choice, EidosNode } from './node';
import { flatten } from './flatten';
import { withoutKeywords, type SchemaLayer } from './schema-layer';
import { isImpossible } from './value-types';

/** Creates the node of a value with alternatives: a nullable one, a choice between constants, or a union. */
export function compileAlternatives(
  { keyword, holder, options }: Alternatives,
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): EidosNode | undefined {
  const rest = layers.flatMap((layer) => (layer === holder ? withoutKeywords([layer], [keyword]) : [layer]));
  const read = options
    .map((option) => ({ option, ...flattenOption(option, place, compilation) }))
    // An option that contradicts what surrounds it never applies.
    .filter((each) => !isImpossible([...each.layers, ...rest], compilation));
  if (read.length === 0) return undefined;
  const drawn = read.filter((each) => !isNull(each.layers));
  const types = mergeTypes(rest);
  const hasNull = drawn.length < read.length && (types?.includes('null') ?? true);
  const nullable = hasNull || place.nullable === true;
  const here: NodePlace = { ...place, nullable };
  // A title makes the empty value a choice, such as "Unlimited".
  const listed = read.filter((each) => !isNull(each.layers) || (hasNull && isTitled(each.layers)));
  const choices = listed.map((each) => constantChoice(each.layers));
  if (drawn.length > 0 && choices.every((choice) => choice !== undefined)) {
    return compileValue(rest, here, compilation, narrow(choices, readChoices(rest, compilation)));
  }
  const titled = read.find((each) => isNull(each.layers) && isTitled(each.layers));
  const nothing = hasNull ? titled && constantChoice(titled.layers) : place.nothing;
  const [only = read[0], ...others] = drawn;
  const joined = [...rest, ...(only?.layers ?? [])];
  // A group or a table has no text that could be the title of the empty value, so a chooser has it.
  const isTitledApart = nothing !== undefined && isCompound(joined);
  if (only !== undefined && others.length === 0 && !isTitledApart) {
    if (!only.recursive) return compilation.compileLayers(joined, { ...here, nothing });
    const sources = [...withoutKeywords(rest, ['$ref', 'allOf']), only.option];
    return compileReference(joined, { ...here, nothing, sources, pointer: holder.pointer }, compilation);
  }
  return compileUnion(drawn, rest, { ...here, nothing }, compilation);
}

/** The labelled choices that an `enum` beside them allows too. */
function narrow(choices: readonly Choice[], listed: readonly Choice[] | undefined): readonly Choice[] {
  if (listed === undefined) return choices;
  const common = choices.filter(({ value }) => value === null || listed.some((one) => one.value === value));
  return common.some(({ value }) => value !== null) ? common : choices;
}

function flattenOption(option: SchemaLayer, { around, applied }: NodePlace, compilation: Compilation) {
  return flatten({ sources: [option], around, applied }, compilation);
}

function isNull(layers: readonly SchemaLayer[]): boolean {
  return mergeTypes(layers)?.join() === 'null' || readConstant(layers)?.value === null;
}

function isCompound(layers: readonly SchemaLayer[]): boolean {
  const types = mergeTypes(layers)?.filter((type) => type !== 'null');
  return types?.length === 1 && (types[0] === 'object' || types[0] === 'array');
}

function isTitled(layers: readonly SchemaLayer[]): boolean {
  const { labelKey } = first<Hints>(layers, 'x-eidos') ?? {};
  return labelKey !== undefined || first<string>(layers, 'title') !== undefined;
}

function constantChoice(layers: readonly SchemaLayer[]): Choice | undefined {
  const constant = readConstant(layers);
  const isNested = typeof constant?.value === 'object' && constant.value !== null;
  const isNothing = constant === undefined && isNull(layers);
  if (isNested || (constant === undefined && !isNothing)) return undefined;
  const { labelKey } = first<Hints>(layers, 'x-eidos') ?? {};
  return toChoice(constant?.value ?? null, first<string>(layers, 'title'), labelKey);
}
