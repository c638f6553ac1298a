import { visit } from 'estree-util-visit';
import type { Root } from 'mdast';
import { checkExpression } from './check-expression';
import { expressionsOf, type Expression } from './expressions';
import type { Inventory, Placed } from '../inventory/rehype-inventory';

/** Components that an expression holds as JSX; those of the text itself are found in its tree. */
function componentsIn({ program, line }: Expression): Placed[] {
  const found: Placed[] = [];
  visit(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
    if (/^[A-Z]/.test(node.name.name))
      found.push({ name: node.name.name, line: node.loc?.start.line ?? line });
  });
  return found;
}

/** Notes what the expressions of a page name and what they may not do. */
export function remarkCheckExpressions({ inventory }: { readonly inventory: Inventory }) {
  return (tree: Root): void => {
    for (const expression of expressionsOf(tree)) {
      inventory.expressionDiagnostics.push(...checkExpression(expression));
      inventory.components.push(...componentsIn(expression));
    }
  };
}
