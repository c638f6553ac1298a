import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Reads a piece of HTML as a tree. */
export const parseHtml = (html: string): Root => parser.parse(html);

/** The classes of an element. */
export const classesOf = ({ properties: { className } }: Element) =>
  Array.isArray(className) ? className : [];

/** The first element below another one, or of a tree, that matches. */
export function findElement(
  { children }: Element | Root,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const child of children) {
    if (child.type !== 'element') continue;
    const found = matches(child) ? child : findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}
