import type { JSXAttribute, JSXOpeningElement, JSXSpreadAttribute, Node } from 'estree-jsx';
import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isJsxElement, type JsxElement } from '../jsx-attribute';

/** An element as a writer wrote it: in Markdown, as JSX, or as JSX within an expression. */
export interface WrittenElement {
  readonly name: string;
  readonly line: number | undefined;
  /** Values by name in small letters; null for one that is only known when the page is drawn. */
  readonly attributes: ReadonlyMap<string, string | null>;
  /** Whether attributes come out of an expression, `{...rest}`. */
  readonly isSpread: boolean;
}

/** The text that an expression is, or null when it has to be run. */
function staticText(node: Node | null | undefined): string | null {
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis.map(({ value }) => value.cooked ?? '').join('');
  return null;
}

/** Every node of a piece of JavaScript. */
function nodesBelow(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesBelow);
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : nodesBelow(value)));
  return 'type' in node ? [node as Node, ...below] : below;
}

/** Texts of a style object, joined: all that can name an address in it. */
const textsBelow = (node: unknown) =>
  nodesBelow(node)
    .map(staticText)
    .filter((text) => text !== null)
    .join(' ');

function valueOf(name: string, expression: Node | null | undefined): string | null {
  return name === 'style' ? textsBelow(expression) : staticText(expression);
}

/** The one expression of a program, such as an attribute's braces hold. */
const expressionOf = (program: { readonly body: readonly Node[] } | null | undefined) => {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
};

function readJsx(element: JsxElement): WrittenElement {
  const attributes = element.attributes.flatMap((attribute): [string, string | null][] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    if (typeof value === 'string' || !value) return [[name.toLowerCase(), value ?? '']];
    return [[name.toLowerCase(), valueOf(name, expressionOf(value.data?.estree))]];
  });
  return {
    name: element.name ?? '',
    line: element.position?.start.line,
    attributes: new Map(attributes),
    isSpread: element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute'),
  };
}

function readEstreeAttribute({ name, value }: JSXAttribute): [string, string | null] {
  const text =
    name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : String(name.name);
  const written = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : (value as Node);
  return [text.toLowerCase(), value ? valueOf(text, written) : ''];
}

function readEstree({ name, attributes, loc }: JSXOpeningElement): WrittenElement {
  const isPlain = (attribute: JSXAttribute | JSXSpreadAttribute) => attribute.type === 'JSXAttribute';
  return {
    name: name.type === 'JSXIdentifier' ? name.name : '',
    line: loc?.start.line,
    attributes: new Map(attributes.filter(isPlain).map(readEstreeAttribute)),
    isSpread: !attributes.every(isPlain),
  };
}

/** Elements within the code of a node: its own, and that of its attributes. */
function readExpressions(node: Nodes): WrittenElement[] {
  const programs = isJsxElement(node)
    ? node.attributes.map((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute') return attribute.data?.estree;
        return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
      })
    : node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm'
      ? [node.data?.estree]
      : [];
  return nodesBelow(programs)
    .filter((found) => found.type === 'JSXOpeningElement')
    .map(readEstree);
}

/** Every element of a page's text, while each is still as the writer wrote it. */
export function readElements(tree: Root): WrittenElement[] {
  const elements: WrittenElement[] = [];
  visit(tree, (node) => {
    if (node.type === 'element') {
      const attributes = Object.entries(node.properties).map(
        ([name, value]) => [name.toLowerCase(), String(value)] as const,
      );
      const line = node.position?.start.line;
      elements.push({ name: node.tagName, line, attributes: new Map(attributes), isSpread: false });
    } else if (isJsxElement(node)) elements.push(readJsx(node));
    elements.push(...readExpressions(node));
  });
  return elements;
}
