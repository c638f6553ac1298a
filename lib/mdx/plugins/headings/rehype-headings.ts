import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from '../compiled-page';

/** Headings that a writer wrote; the one of the footnotes is made by the parser and has its own id. */
function writtenHeadings(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (/^h[2-6]$/.test(element.tagName) && element.properties.id !== 'footnote-label') found.push(element);
  });
  return found;
}

/** Inline markup without links and components, whose words stay. */
function plainInline(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (!('children' in node)) return [];
    const children = plainInline(node.children);
    if (node.type !== 'element' || node.tagName === 'a') return children;
    return [{ ...node, children }];
  });
}

/** Writes the ids that a page sets itself first, so that a heading's own words never take one of them. */
function assignIds(headings: readonly Element[]): void {
  const slugger = new GithubSlugger();
  const [custom, plain] = [
    headings.filter(({ properties }) => typeof properties.id === 'string'),
    headings.filter(({ properties }) => typeof properties.id !== 'string'),
  ];
  for (const { properties } of custom) {
    const id = String(properties.id);
    const count = slugger.occurrences[id];
    slugger.occurrences[id] = count === undefined ? 0 : count + 1;
    if (count !== undefined) properties.id = `${id}-${count + 1}`;
  }
  for (const heading of plain)
    heading.properties.id = slugger.slug(toString(heading).trim()) || slugger.slug('section');
}

/**
 * Sets the id of each heading from level 2 on: the one written as `{#custom-id}`, else the words as GitHub writes
 * them, numbered when they repeat. What it finds goes to `headings`, in order.
 */
export function rehypeHeadings({ headings }: { readonly headings?: Heading[] } = {}) {
  return (tree: Root): void => {
    const found = writtenHeadings(tree);
    assignIds(found);
    for (const element of found) {
      headings?.push({
        id: String(element.properties.id),
        depth: Number(element.tagName.slice(1)),
        text: toString(element).trim(),
        html: toHtml(plainInline(element.children)).trim(),
      });
    }
  };
}
