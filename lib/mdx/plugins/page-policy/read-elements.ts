import type { Root } from 'hast';
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isJsxElement, type JsxElement } from '../jsx-attribute';
import { staticValue } from '../static-value';

/** An element as a writer wrote it, in Markdown or as JSX. */
export interface WrittenElement {
  readonly name: string;
  readonly line: number | undefined;
  /** Values by name in small letters; a style is all of its values. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEmpty: boolean;
}

function textOf(value: string | MdxJsxAttributeValueExpression | null | undefined): string {
  if (typeof value !== 'object' || !value) return value ?? '';
  const read = staticValue(value.data?.estree) ?? '';
  if (typeof read !== 'object') return String(read);
  return Object.values(read ?? {})
    .filter((part) => typeof part === 'string')
    .join(' ');
}

function readJsx({ name, attributes, children, position }: JsxElement): WrittenElement {
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  return {
    name: name ?? '',
    line: position?.start.line,
    attributes: new Map(named.map((attribute) => [attribute.name.toLowerCase(), textOf(attribute.value)])),
    isEmpty: children.length === 0,
  };
}

/** Every element of a page's text, while each is still as the writer wrote it. */
export function readElements(tree: Root): WrittenElement[] {
  const elements: WrittenElement[] = [];
  visit(tree, (node) => {
    if (isJsxElement(node)) elements.push(readJsx(node));
    else if (node.type === 'element') {
      const { tagName: name, properties, children, position } = node;
      const attributes = Object.entries(properties).map(
        ([key, value]) => [key.toLowerCase(), String(value)] as const,
      );
      const isEmpty = children.length === 0;
      elements.push({ name, line: position?.start.line, attributes: new Map(attributes), isEmpty });
    }
  });
  return elements;
}
