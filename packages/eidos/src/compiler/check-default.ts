import type { Compilation } from './compilation';
import { pointerOf } from './merged';
import type { EidosNode } from './node';
import type { SchemaLayer } from './schema-layer';
import { misfit } from './value-fits';

/**
 * The node without a default that does not fit it, which is reported. Only the node itself is checked, not `pattern` or
 * `format`.
 */
export function withFittingDefault<Node extends EidosNode>(
  node: Node,
  layers: readonly SchemaLayer[],
  { problems }: Compilation,
): Node {
  if (node.defaultValue === undefined) return node;
  const reason = misfit(node.defaultValue, node);
  if (reason === undefined) return node;
  const message = `The default ${JSON.stringify(node.defaultValue)} ${reason}, so it is not used.`;
  problems.report('default-does-not-fit', pointerOf(layers, 'default'), message);
  const { defaultValue: _unfit, ...rest } = node;
  return rest as Node;
}
