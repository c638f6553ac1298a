import { findAlternatives } from './alternatives';
import { maximumNodeDepth, spend, type Compilation, type Place } from './compilation';
import { compileAlternatives } from './compile-alternatives';
import { compileReference } from './compile-reference';
import { compileValue } from './compile-value';
import type { EidosNode } from './node';
import { flatten, type Part } from './parts';

/** Makes the node of one value; undefined when it cannot be drawn, which is then among the problems. */
export function compileNode(place: Place, compilation: Compilation): EidosNode | undefined {
  if (!isWithinLimits(place, compilation)) return undefined;
  const { parts, recursive } = flatten(place, compilation);
  return recursive ? compileReference(parts, place, compilation) : compileParts(parts, place, compilation);
}

/** Makes the node of a value from all the schemas that apply to it. */
export function compileParts(
  parts: readonly Part[],
  place: Place,
  compilation: Compilation,
): EidosNode | undefined {
  const alternatives = findAlternatives(parts);
  return alternatives === undefined
    ? compileValue(parts, place, compilation)
    : compileAlternatives(alternatives, parts, place, compilation);
}

function isWithinLimits({ depth }: Place, compilation: Compilation): boolean {
  if (!spend(compilation)) return false;
  if (depth > maximumNodeDepth) {
    if (compilation.problems.has('too-deep')) return false;
    compilation.problems.report('too-deep', '', `Values lie more than ${maximumNodeDepth} levels deep.`);
    return false;
  }
  return true;
}
