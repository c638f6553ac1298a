import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { classesOf, findElement, parseHtml } from '../../mdx/plugins/parse-html';

/** Elements of the page on screen that are not part of its text. */
const SCREEN_ONLY = new Set([
  ...['button', 'footer', 'form', 'label', 'link', 'meta', 'nav', 'noscript'],
  ...['script', 'style', 'svg', 'template'],
]);

function isScreenOnly(element: Element): boolean {
  const { tagName, properties } = element;
  if (tagName === 'input') return properties.type !== 'checkbox';
  return (
    SCREEN_ONLY.has(tagName) ||
    properties.inert !== undefined ||
    properties.role === 'status' ||
    properties.dataPrint === 'hide' ||
    classesOf(element).includes('hash-link')
  );
}

function removeScreenOnly(tree: Root): void {
  visit(tree, (node, index, parent) => {
    const isDropped = node.type === 'comment' || (node.type === 'element' && isScreenOnly(node));
    if (!isDropped || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    const before = parent.children[index - 1];
    // The space before an icon at the end.
    if (before?.type === 'text' && index === parent.children.length) before.value = before.value.trimEnd();
    return [SKIP, index];
  });
}

/**
 * Returns the text of a page as a tree: the running text where there is one, else all of `main`, without what only a
 * reader at the screen can use.
 * @param html a whole document, or the markup of its main part
 */
export function readMainPart(html: string): Root {
  const tree = parseHtml(html);
  const { children } = findElement(tree, (element) => classesOf(element).includes('prose')) ?? tree;
  const main: Root = { type: 'root', children };
  removeScreenOnly(main);
  return main;
}
