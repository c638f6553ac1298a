import type { Element, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { isJsxElement } from './jsx-attribute';

const attribute = (name: string, value: string | null): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

function toComponent({ properties, children, position }: Element): MdxJsxFlowElementHast {
  const attributes = Object.entries(properties).flatMap(([name, value]): MdxJsxAttribute[] => {
    if (value === true) return [attribute(name, null)];
    const text = Array.isArray(value) ? value.join(' ') : value;
    return text === false || text === null || text === undefined ? [] : [attribute(name, String(text))];
  });
  return {
    type: 'mdxJsxFlowElement',
    name: 'Details',
    attributes,
    children: children,
    position,
  };
}

/** Draws every `<details>` as `<Details>`, so that it looks the same however a writer writes it. */
export function rehypeDetails() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (isJsxElement(node) && node.name === 'details') node.name = 'Details';
      if (node.type !== 'element' || node.tagName !== 'details' || !parent || index === undefined) return;
      const component = toComponent(node);
      parent.children[index] = component;
      // The elements in it are still to be visited.
      return [SKIP, index];
    });
  };
}
