import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx-expression';
import { visit } from 'unist-util-visit';

/** JavaScript in braces, on a page. */
export interface Expression {
  readonly program: Program;
  /** Whether it is where text is allowed, so that its value is shown. */
  readonly isShown: boolean;
  readonly line: number | undefined;
}

function programOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Program | null | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree;
  return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
}

/** Every expression of a page's text, in order, without comments. */
export function expressionsOf(tree: Root): Expression[] {
  const found: Expression[] = [];
  const add = (program: Program | null | undefined, isShown: boolean, line: number | undefined) => {
    if (program?.body.length) found.push({ program, isShown, line: program.loc?.start.line ?? line });
  };
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      add(node.data?.estree, true, line);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes) add(programOf(attribute), false, line);
  });
  return found;
}
