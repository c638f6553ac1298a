import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** A run of words that readers see or hear. */
export interface ProseText {
  readonly text: string;
  readonly line: number | undefined;
}

/** Attributes of components whose text is shown or spoken. */
const spokenAttributes = ['alt', 'caption', 'label', 'title', 'summary'];

/** Every line of words in a page's text; code is skipped. */
export function visitProse(tree: Root, say: (text: ProseText) => void): void {
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'text')
      for (const [index, text] of node.value.split('\n').entries())
        say({ text, line: line === undefined ? undefined : line + index });
    if (node.type === 'image' && node.alt) say({ text: node.alt, line });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (spokenAttributes.includes(attribute.name)) say({ text: attribute.value, line });
    }
  });
}
