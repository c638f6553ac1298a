import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-expression';
import { visit } from 'unist-util-visit';
import { staticValue } from './jsx-values';

/** Turns `{'<'}`, with which MDX escapes a character, into text, so that contents, search and Markdown have it. */
export function remarkStaticText() {
  return (tree: Root): void => {
    visit(tree, 'mdxTextExpression', ({ data }, index, parent) => {
      const value = staticValue(data?.estree);
      if (typeof value === 'string') parent!.children[index!] = { type: 'text', value };
    });
  };
}
