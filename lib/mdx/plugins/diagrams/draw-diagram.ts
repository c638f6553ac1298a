import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { remove } from 'unist-util-remove';
import { visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** A drawing, and the words in it. */
export interface Diagram {
  readonly svg: Element;
  readonly labels: readonly string[];
}

/**
 * Draws a text in Mermaid's language. Colours are custom properties of `page-styles/diagram.css`, so that the drawing
 * follows the theme.
 * @param prefix for its ids, which no other drawing of the page may have.
 * @throws when it is of a kind that cannot be drawn, or has a fault.
 */
export async function drawDiagram(source: string, prefix: string): Promise<Diagram> {
  // Loaded for the few pages that have a diagram: it takes longer than compiling a page.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const markup = renderMermaidSVG(source)
    .replaceAll(/( id="|url\(#)([\w-]+)/g, `$1${prefix}$2`)
    .replaceAll('var(--_', 'var(--diagram-');
  const tree = parser.parse(markup);
  const [svg] = tree.children;
  if (svg?.type !== 'element' || svg.tagName !== 'svg') throw new Error('it has no drawing');
  // The page's policy allows no styles of a drawing's own.
  remove(tree, (node) => node.type === 'element' && (node as Element).tagName === 'style');
  const labels = new Set<string>();
  visit(svg, 'element', (element) => {
    const { style: _, ...properties } = element.properties;
    element.properties = Object.fromEntries(
      Object.entries(properties).filter(([name]) => !name.startsWith('data')),
    );
    if (element.tagName === 'text') labels.add(toString(element).trim());
  });
  return { svg, labels: [...labels].filter(Boolean) };
}
