import type { Json } from './adopt-json';
import { equalJson } from './equal-json';
import { type ResolvedNode, resolveNode } from './node-tree';
import { isOfKind } from './union-option';

/** Whether a field of this node can show a value as its own: it has the node's type and is one of its choices. */
export function takesValue(node: ResolvedNode, value: Json): boolean {
  if (value === null && node.nullable) return true;
  if (node.kind === 'union') return node.options.some((one) => takesValue(resolveNode(one.node), value));
  if ('choices' in node && node.choices) return node.choices.some((choice) => equalJson(choice.value, value));
  return isOfKind(node, value);
}
