import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { useAbsoluteLinks, usePlainMarkup } from './plain-markup';
import { readMainPart } from './main-part';

const HEADING = /^h[1-6]$/;
const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && HEADING.test(node.tagName);
const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));

/**
 * Returns the markup of each section of a page by the id of its heading, without the heading and with the sections below
 * it; in elements that every reader of HTML knows, with whole links.
 */
export function sectionMarkup(html: string, pageUrl: string): ReadonlyMap<string, string> {
  const tree = readMainPart(html);
  usePlainMarkup(tree);
  useAbsoluteLinks(tree, pageUrl);
  const found = new Map<string, string>();
  tree.children.forEach((heading, start) => {
    if (!isHeading(heading) || typeof heading.properties.id !== 'string') return;
    const rest = tree.children.slice(start + 1);
    const end = rest.findIndex((node) => isHeading(node) && levelOf(node) <= levelOf(heading));
    found.set(heading.properties.id, toHtml(end < 0 ? rest : rest.slice(0, end)).trim());
  });
  return found;
}
