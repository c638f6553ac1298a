import type { Expression as EstreeExpression, SimpleCallExpression, SpreadElement } from 'estree-jsx';
import type { Root } from 'mdast';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import { checkExpression } from './check-expression';
import { expressionsOf, type Expression } from './expressions';

/** The function that runs an expression for `findFailures`, by the name that located code calls it. */
export const locateName = '__runAt';

const literal = (value: number | boolean) => ({ type: 'Literal' as const, value });

function located(
  expression: EstreeExpression,
  { line, isShown }: Expression,
  isRefused: boolean,
): SimpleCallExpression {
  const run = {
    type: 'ArrowFunctionExpression' as const,
    expression: true,
    params: [],
    body: expression,
  };
  return {
    type: 'CallExpression',
    optional: false,
    callee: { type: 'Identifier', name: locateName },
    arguments: [literal(line ?? 0), literal(isShown), ...(isRefused ? [] : [run])],
  };
}

/** `{...value}` among attributes is parsed as an object with a spread. */
function spreadsOf(expression: EstreeExpression): SpreadElement[] {
  if (expression.type !== 'ObjectExpression') return [];
  return expression.properties.filter((property) => property.type === 'SpreadElement');
}

interface LocateOptions {
  /** Names that the page imports or exports; undefined for a page that is known to have nothing to refuse. */
  readonly declared: readonly string[] | undefined;
  /** Receives why an expression is refused. */
  readonly refusals: TextDiagnostic[];
}

/**
 * Has each expression run by `__runAt(line, isShown, () => expression)`, which knows what to do when it fails. One that is
 * refused becomes `__runAt(line, isShown)`: it must not run.
 */
export function remarkLocateExpressions({ declared, refusals }: LocateOptions) {
  return (tree: Root): void => {
    for (const found of expressionsOf(tree)) {
      const [statement] = found.program.body;
      if (statement?.type !== 'ExpressionStatement') continue;
      const reasons = declared ? checkExpression(found, declared) : [];
      refusals.push(...reasons);
      const isRefused = reasons.length > 0;
      const spreads = spreadsOf(statement.expression);
      for (const spread of spreads) spread.argument = located(spread.argument, found, isRefused);
      if (spreads.length === 0) statement.expression = located(statement.expression, found, isRefused);
    }
  };
}
