import type { Expression as EstreeExpression, SimpleCallExpression, SpreadElement } from 'estree-jsx';
import type { Root } from 'mdast';
import { expressionsOf, type Expression } from './expressions';

/** The function that runs an expression for `findFailures`, by the name that located code calls it. */
export const locateName = '__runAt';

const literal = (value: number | boolean) => ({ type: 'Literal' as const, value });

function located(expression: EstreeExpression, { line, isShown }: Expression): SimpleCallExpression {
  return {
    type: 'CallExpression',
    optional: false,
    callee: { type: 'Identifier', name: locateName },
    arguments: [
      literal(line ?? 0),
      literal(isShown),
      { type: 'ArrowFunctionExpression', expression: true, params: [], body: expression },
    ],
  };
}

/** `{...value}` among attributes is parsed as an object with a spread. */
function spreadsOf(expression: EstreeExpression): SpreadElement[] {
  if (expression.type !== 'ObjectExpression') return [];
  return expression.properties.filter((property) => property.type === 'SpreadElement');
}

/** Has each expression run by `__runAt(line, isShown, () => expression)`, which knows what to do when it fails. */
export function remarkLocateExpressions() {
  return (tree: Root): void => {
    for (const found of expressionsOf(tree)) {
      const [statement] = found.program.body;
      if (statement?.type !== 'ExpressionStatement') continue;
      const spreads = spreadsOf(statement.expression);
      for (const spread of spreads) spread.argument = located(spread.argument, found);
      if (spreads.length === 0) statement.expression = located(statement.expression, found);
    }
  };
}
