import type { Nodes } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Whether a node is written as JSX, be it a component or an element. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attribute with a name whose value is plain text; expressions are not read. */
export function textAttribute(
  element: JsxElement,
  name: string,
): (MdxJsxAttribute & { value: string }) | undefined {
  return element.attributes.find(
    (attribute): attribute is MdxJsxAttribute & { value: string } =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string',
  );
}
