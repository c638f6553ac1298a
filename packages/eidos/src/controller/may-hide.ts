import type { EidosNode } from '../compiler/node';

const known = new WeakMap<EidosNode, boolean>();

/** Whether some field in a value of this node may be hidden; recursive nodes count as if they had one. */
export function mayHide(node: EidosNode): boolean {
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = look(node);
  known.set(node, found);
  return found;
}

function look(node: EidosNode): boolean {
  switch (node.kind) {
    case 'reference':
      return true;
    case 'group':
      return node.conditions.length > 0 || node.children.some(mayHide);
    case 'union':
      return node.discriminator !== undefined || node.options.some((option) => mayHide(option.node));
    case 'table':
      return mayHide(node.row);
    default:
      return false;
  }
}
