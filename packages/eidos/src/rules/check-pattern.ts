import type { Eidos, EidosNode } from '../compiler/node';
import { childNodes, type ResolvedNode, resolveNode, unknownPointer } from '../controller/node-tree';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';

/** Throws when no value of the schema can be at a pattern. */
export function checkPattern({ root }: Eidos, pattern: Pointer): void {
  let nodes = everyOption(root);
  let path = '';
  for (const token of splitPointer(pattern)) {
    path = joinPointer(path, token);
    const inside = nodes.flatMap((node) => nodesInside(node, token)).flatMap(everyOption);
    const [around] = nodes;
    if (inside.length === 0 && around) throw unknownPointer(path, token, around);
    nodes = inside;
  }
}

/** The node itself, or those of all options of a union. */
function everyOption(node: EidosNode): readonly ResolvedNode[] {
  const resolved = resolveNode(node);
  return resolved.kind === 'union'
    ? resolved.options.flatMap((option) => everyOption(option.node))
    : [resolved];
}

function nodesInside(node: ResolvedNode, token: string): readonly EidosNode[] {
  if (node.kind === 'table') return /^(\*|\d+)$/.test(token) ? [node.row] : [];
  if (node.kind !== 'group') return [];
  return token === '*' ? (node.additional ?? []).map((one) => one.node) : childNodes(node, token);
}
