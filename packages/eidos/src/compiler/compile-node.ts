import { findAlternatives } from './alternatives';
import { maximumNodeDepth, spend, type Compilation, type NodePlace } from './compilation';
import { compileAlternatives } from './compile-alternatives';
import { compileReference } from './compile-reference';
import { compileValue } from './compile-value';
import { isTrue } from './merged';
import type { EidosNode } from './node';
import { flatten } from './flatten';
import type { SchemaLayer } from './schema-layer';

/** Creates the node of one value; undefined, with a problem reported, when it cannot be drawn. */
export function compileNode(place: NodePlace, compilation: Compilation): EidosNode | undefined {
  if (!isWithinLimits(place, compilation)) return undefined;
  const { layers, recursive } = flatten(place, compilation);
  return recursive ? compileReference(layers, place, compilation) : compileLayers(layers, place, compilation);
}

/** Creates the node of a value from all the schemas that apply to it. */
export function compileLayers(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): EidosNode | undefined {
  const own = { ...place, readOnly: place.readOnly === true || isTrue(layers, 'readOnly') };
  const alternatives = findAlternatives(layers);
  return alternatives === undefined
    ? compileValue(layers, own, compilation)
    : compileAlternatives(alternatives, layers, own, compilation);
}

function isWithinLimits({ depth }: NodePlace, compilation: Compilation): boolean {
  if (!spend(compilation)) return false;
  if (depth > maximumNodeDepth) {
    if (compilation.problems.has('too-deep')) return false;
    compilation.problems.report(
      'too-deep',
      '',
      `Values are nested more than ${maximumNodeDepth} levels deep.`,
    );
    return false;
  }
  return true;
}
