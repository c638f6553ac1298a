import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { remove } from 'unist-util-remove';
import { visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Kinds of Mermaid that cannot be rendered, by what their text begins with. */
const otherKinds: readonly (readonly [RegExp, string])[] = [
  [/^gantt\b/, 'a Gantt chart'],
  [/^pie\b/, 'a pie chart'],
  [/^mindmap\b/, 'a mind map'],
  [/^journey\b/, 'a user journey'],
  [/^gitGraph\b/, 'a graph of commits'],
  [/^timeline\b/, 'a timeline'],
  [/^quadrantChart\b/, 'a quadrant chart'],
  [/^sankey\b/, 'a Sankey diagram'],
  [/^kanban\b/, 'a Kanban board'],
  [/^requirementDiagram\b/, 'a requirement diagram'],
  [/^C4/, 'a C4 diagram'],
  [/^(?:architecture|block|packet|radar|treemap)(?:-beta)?\b/, 'of a newer kind'],
];

/** The text as the library reads it: without its own frontmatter, and with the direction that is the default. */
export const normalizeDiagram = (source: string): string =>
  source
    .replace(/^---\n[^]*?\n---\n/, '')
    .trim()
    .replace(/^(graph|flowchart)[^\S\n]*(?=\n)/, '$1 TB');

/** A drawing, and the words in it. */
export interface Diagram {
  readonly svg: Element;
  readonly labels: readonly string[];
}

/**
 * Renders a text in Mermaid's language. Colours are custom properties of `app/styles/figures.css`, so that the drawing
 * follows the theme.
 * @param prefix for its ids, which no other drawing of the page may have.
 * @throws when it is of a kind that cannot be rendered, or has an error.
 */
export async function renderDiagram(source: string, prefix: string): Promise<Diagram> {
  const text = normalizeDiagram(source);
  const begin = text.replace(/^(?:\s*%%[^\n]*\n)*\s*/, '');
  const other = otherKinds.find(([pattern]) => pattern.test(begin));
  if (other) throw new Error(`it is ${other[1]}`);
  // Loaded for the few pages that have a diagram: it takes longer than compiling a page.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const markup = renderMermaidSVG(text)
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
  const shown = [...labels].filter(Boolean);
  if (shown.length === 0) throw new Error('nothing in it is shown');
  return { svg, labels: shown };
}
