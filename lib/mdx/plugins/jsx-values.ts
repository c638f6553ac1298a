import { valueToEstree } from 'estree-util-value-to-estree';
import type { Expression, PrivateIdentifier, Program, SpreadElement } from 'estree-jsx';
import type { Element, Nodes } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

/** A value that can be read without running anything. */
export type StaticValue =
  | string
  | number
  | boolean
  | null
  | readonly StaticValue[]
  | { readonly [name: string]: StaticValue };

function nameOf(key: Expression | PrivateIdentifier): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function valueOf(node: Expression | SpreadElement | null): StaticValue | undefined {
  if (node?.type === 'Literal')
    return typeof node.value === 'bigint' || node.value instanceof RegExp ? undefined : node.value;
  if (node?.type === 'UnaryExpression' && node.operator === '-') {
    const value = valueOf(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis.map(({ value }) => value.cooked ?? '').join('');
  if (node?.type === 'ArrayExpression') {
    const values = node.elements.map(valueOf);
    return values.every((value) => value !== undefined) ? values : undefined;
  }
  if (node?.type !== 'ObjectExpression') return undefined;
  const entries: [string, StaticValue][] = [];
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const name = nameOf(property.key);
    const value = valueOf(property.value as Expression);
    if (name === undefined || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/** The value that an expression writes out, such as `[{ label: 'A' }]`; undefined when it has to be run. */
export function staticValue(program: Program | null | undefined): StaticValue | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? valueOf(statement.expression) : undefined;
}

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Whether a node is written as JSX, be it a component or an element. */
export function isJsxElement<Node extends { readonly type: string }>(
  node: Node,
): node is Extract<Node, Pick<JsxElement, 'type'>> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

type Attributes = Pick<JsxElement, 'attributes'>;

/** The value of each attribute by its name: `bare` for a name alone, undefined for code that has to be run. */
export function attributeValues({ attributes }: Attributes, bare: StaticValue) {
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  return named.map(({ name, value }) => {
    const read = value && typeof value === 'object' ? staticValue(value.data?.estree) : (value ?? bare);
    return [name, read] as const;
  });
}

/** The attribute with a name, whatever its value is. */
export const findAttribute = ({ attributes }: Attributes, name: string): MdxJsxAttribute | undefined =>
  attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );

/** The value of an attribute that is a text, in quotes or in braces. */
export function textAttribute(element: Attributes, name: string): string | undefined {
  const [, value] = attributeValues(element, null).find(([own]) => own === name) ?? [];
  return typeof value === 'string' ? value : undefined;
}

/** An attribute: a text as it is, `null` for a name alone, and any other value as JSON, as MDX compiles it. */
export function createAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (value === null || typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [{ type: 'ExpressionStatement' as const, expression: valueToEstree(value) }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: { estree } },
  };
}

/** An element of a page, written in Markdown or as JSX. */
export type AnyElement = Element | JsxElement;

export const isAnyElement = (node: Nodes): node is AnyElement =>
  node.type === 'element' || isJsxElement(node);

export const elementName = (element: AnyElement) =>
  element.type === 'element' ? element.tagName : element.name;

/** Whether an element has an attribute, whatever its value is. */
export const hasAttribute = (element: AnyElement, name: string): boolean =>
  (element.type === 'element' ? element.properties[name] : findAttribute(element, name)) !== undefined;

/** The text of an attribute; undefined for any other value. */
export function readText(element: AnyElement, name: string): string | undefined {
  if (element.type !== 'element') return textAttribute(element, name);
  const value = element.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Sets an attribute to a text. */
export function writeText(element: AnyElement, name: string, value: string): void {
  if (element.type === 'element') element.properties[name] = value;
  else {
    const found = findAttribute(element, name);
    if (found) found.value = value;
    else element.attributes.push(createAttribute(name, value));
  }
}

/** A component of the page with those attributes that are not undefined; for trees of Markdown and of HTML alike. */
export function createComponent(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly unknown[] = [],
) {
  return {
    type: 'mdxJsxFlowElement' as const,
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [createAttribute(key, value)],
    ),
    children: children as never[],
  };
}

/** Writes the attributes that an element does not have yet. */
export function complete(element: AnyElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (!hasAttribute(element, name)) writeText(element, name, value);
}
