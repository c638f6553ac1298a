import type { Alternatives } from './alternatives';
import { toChoice, readConstant } from './choices';
import type { Compilation, Place } from './compilation';
import { compileReference } from './compile-reference';
import { compileUnion } from './compile-union';
import { compileValue } from './compile-value';
import type { Hints } from './hints';
import { first, mergeTypes } from './merged';
import type { Choice, EidosNode } from './node';
import { flatten, withoutKeywords, type Part } from './parts';

/** Makes the node of a value with alternatives: a nullable one, a choice between constants, or a union. */
export function compileAlternatives(
  { keyword, holder, options }: Alternatives,
  parts: readonly Part[],
  place: Place,
  compilation: Compilation,
): EidosNode | undefined {
  const rest = parts.flatMap((part) => (part === holder ? withoutKeywords([part], [keyword]) : [part]));
  const read = options.map((option) => ({ option, ...flattenOption(option, place, compilation) }));
  const drawn = read.filter((each) => !isNull(each.parts));
  const types = mergeTypes(rest);
  const hasNull = drawn.length < read.length && (types?.includes('null') ?? true);
  const nullable = hasNull || place.nullable === true;
  const here: Place = { ...place, nullable };
  const choices = drawn.map((each) => constantChoice(each.parts));
  if (drawn.length > 0 && choices.every((choice) => choice !== undefined)) {
    return compileValue(rest, here, compilation, choices);
  }
  const [only = read[0], ...others] = drawn;
  if (only !== undefined && others.length === 0) {
    const joined = [...rest, ...only.parts];
    if (!only.recursive) return compilation.compileParts(joined, here);
    const sources = [...withoutKeywords(rest, ['$ref', 'allOf']), only.option];
    return compileReference(joined, { ...here, sources, pointer: holder.pointer }, compilation);
  }
  return compileUnion(drawn, rest, here, compilation);
}

function flattenOption(option: Part, { around, applied }: Place, compilation: Compilation) {
  return flatten({ sources: [option], around, applied }, compilation);
}

function isNull(parts: readonly Part[]): boolean {
  return mergeTypes(parts)?.join() === 'null' || readConstant(parts)?.value === null;
}

function constantChoice(parts: readonly Part[]): Choice | undefined {
  const constant = readConstant(parts);
  if (constant === undefined || typeof constant.value === 'object') return undefined;
  const { labelKey } = first<Hints>(parts, 'x-eidos') ?? {};
  return toChoice(constant.value, first<string>(parts, 'title'), labelKey);
}
