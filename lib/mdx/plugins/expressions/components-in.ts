import { visit } from 'estree-util-visit';
import type { Placed } from '../inventory/rehype-inventory';
import type { Expression } from './expressions';

/** Components that an expression holds as JSX; those of the text itself are found in its tree. */
export function componentsIn({ program, line }: Pick<Expression, 'program' | 'line'>): Placed[] {
  const found: Placed[] = [];
  visit(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
    if (/^[A-Z]/.test(node.name.name))
      found.push({ name: node.name.name, line: node.loc?.start.line ?? line });
  });
  return found;
}
