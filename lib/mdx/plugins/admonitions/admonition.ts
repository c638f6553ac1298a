import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly unknown[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** The component that shows an admonition, with a title that may hold markup. */
export function createAdmonition(
  type: string,
  title: readonly PhrasingContent[],
  body: readonly unknown[],
): MdxJsxFlowElement {
  const attributes = { type, label: toString(title) };
  return element('Admonition', attributes, [element('AdmonitionTitle', {}, title), ...body]);
}
