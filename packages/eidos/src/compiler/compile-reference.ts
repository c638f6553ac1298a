import { compilationBudget, type Compilation, type NodePlace } from './compilation';
import type { EidosNode, ReferenceNode } from './node';
import { freezeNode, readBase } from './node-base';
import { placeKeywords, withoutKeywords, type SchemaLayer } from './schema-layer';
import { EidosProblemsError } from './problem';

/** Creates a node that is compiled on demand, because its schema is one of those around it. */
export function compileReference(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): ReferenceNode {
  let resolved: EidosNode | undefined;
  compilation.outerHints.endAt(place.path);
  const resolve = (): EidosNode => {
    if (compilation.isSettled) compilation.budget = compilationBudget;
    resolved ??= compilation.compileNode({ ...place, around: new Set(), applied: new Set(), depth: 0 });
    if (resolved === undefined) throw new EidosProblemsError(compilation.problems.problems);
    return resolved;
  };
  // A bare reference repeats a schema that is compiled already; keywords beside it still need checking.
  const own = withoutKeywords(place.sources, ['$ref', 'readOnly', 'writeOnly', ...placeKeywords]);
  const hasDefault = place.sources.some(({ schema }) => 'default' in schema);
  if (!compilation.isSettled && (own.length > 0 || hasDefault)) {
    compilation.pending.set(place.sources.map(({ pointer }) => pointer).join(' '), place);
  }
  const { defaultValue, ...base } = readBase(layers, place, place.nullable ?? false, compilation);
  return freezeNode({ ...base, ...(hasDefault && { defaultValue }), kind: 'reference', resolve });
}
