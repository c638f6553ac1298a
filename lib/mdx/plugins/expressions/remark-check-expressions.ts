import type { Root } from 'mdast';
import { checkExpression } from './check-expression';
import { componentsIn } from './components-in';
import { expressionsOf } from './expressions';
import type { Inventory } from '../inventory/rehype-inventory';

/** Notes what the expressions of a page name and what they may not do. */
export function remarkCheckExpressions({ inventory }: { readonly inventory: Inventory }) {
  return (tree: Root): void => {
    const names = inventory.declared.map(({ name }) => name);
    for (const expression of expressionsOf(tree)) {
      inventory.expressionDiagnostics.push(...checkExpression(expression, names));
      inventory.components.push(...componentsIn(expression));
    }
  };
}
