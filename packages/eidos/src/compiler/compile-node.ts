import { findAlternatives } from './alternatives';
import { isExhausted, isRepeated, type Compilation, type NodePlace } from './compilation';
import { compileAlternatives } from './compile-alternatives';
import { compileReference } from './compile-reference';
import { hasParts } from './compile-json';
import { compileValue } from './compile-value';
import { isImpossible } from './value-types';
import { hintPointer } from './merged';
import { readMarks, rememberStates } from './read-states';
import type { EidosNode } from './node';
import { flatten } from './flatten';
import type { SchemaLayer } from './schema-layer';

/** Creates the node of one value; undefined when no value is valid, so that there is nothing to show. */
export function compileNode(place: NodePlace, compilation: Compilation): EidosNode | undefined {
  compilation.budget -= 1;
  const { layers: own, recursive } = flatten(place, compilation);
  const outer = compilation.outerHints.layersAt(place);
  const layers = outer.length === 0 ? own : [...outer, ...own];
  const isDeferred =
    !recursive && isExhausted(place, compilation) && hasParts(layers, isRepeated(place) ? 'inside' : 'any');
  if (isDeferred) compilation.isPartial = true;
  if (!recursive && !isDeferred) return compileLayers(layers, place, compilation);
  const node = compileReference(layers, place, compilation, isDeferred);
  rememberStates(node, layers, place, compilation);
  return node;
}

/** Creates the node of a value from all the schemas that apply to it. */
export function compileLayers(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): EidosNode | undefined {
  if (isImpossible(layers, compilation)) return undefined;
  const marks = readMarks(layers, place);
  const isUnchanged = marks.readOnly === place.readOnly && marks.disabled === place.disabled;
  const own = isUnchanged ? place : { ...place, ...marks };
  const [alternatives] = findAlternatives(layers);
  const node =
    alternatives === undefined
      ? compileValue(layers, own, compilation)
      : compileAlternatives(alternatives, layers, own, compilation);
  if (node === undefined) return undefined;
  rememberStates(node, layers, place, compilation);
  if (node.collapsible !== undefined && (node.kind !== 'group' || place.path === '')) {
    const message = '"collapsible" has no effect here: only a group inside another value can be folded.';
    compilation.problems.report('misplaced-hint', hintPointer(layers, 'collapsible'), message);
  }
  return node;
}
