import type { Compilation } from './compilation';
import { pointerOf } from './merged';
import type { EidosNode } from './node';
import type { SchemaLayer } from './schema-layer';
import { misfit } from './value-fits';

/** Reports a default that does not fit its own node. Only the node itself is checked, not `pattern` or `format`. */
export function checkDefault(
  node: EidosNode,
  layers: readonly SchemaLayer[],
  { problems }: Compilation,
): void {
  if (node.defaultValue === undefined) return;
  const reason = misfit(node.defaultValue, node);
  if (reason === undefined) return;
  const message = `The default ${JSON.stringify(node.defaultValue)} ${reason}.`;
  problems.report('default-does-not-fit', pointerOf(layers, 'default'), message);
}
