import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { remove } from 'unist-util-remove';
import { translate } from '../../translations/translate';
import { readAttributes } from './code/fence';
import { visitBlocks, type PlacedBlock } from './headings/visit-blocks';
import { classesOf, parseHtml } from './parse-html';

/** Longer names are not listened to; the source of the drawing is in the page's Markdown. */
const longestName = 300;

/** The name of the drawing: from its fence, from its text, else from the words in it. */
function nameOf(source: string, meta: string, labels: readonly string[]): string {
  const { attributes } = readAttributes(meta);
  const written =
    attributes.get('alt') ??
    attributes.get('title') ??
    /^\s*accTitle:\s*(.+)$/m.exec(source)?.[1] ??
    /^---\n(?:[^]*?\n)?title:[^\S\n]*([^\n]+)\n/.exec(source)?.[1];
  return (written ?? `${translate('Diagram')}: ${labels.join(', ')}`).slice(0, longestName);
}

/** The fences in Mermaid's language, each with where it is. */
function fencesIn(tree: Root) {
  const fences: (PlacedBlock & { readonly code: Element })[] = [];
  visitBlocks(tree, { tagName: 'pre' }, (block) => {
    const [code] = block.element.children;
    if (code?.type === 'element' && classesOf(code).includes('language-mermaid'))
      fences.push({ ...block, code });
  });
  return fences;
}

/** Renders fences in Mermaid's language; one of a kind that cannot be rendered stays code, with a warning. */
export function rehypeDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const [number, { element, code, parent, index }] of fencesIn(tree).entries()) {
      const source = toString(code).trim();
      try {
        const { svg, labels } = await renderDiagram(source, `diagram-${number + 1}-`);
        const ariaLabel = nameOf(source, code.data?.meta ?? '', labels);
        parent.children[index] = h('div', { dataDiagram: source, role: 'img', ariaLabel }, svg);
      } catch (error) {
        const reason = (error as Error).message.replace(/(\. Expected [^]*|\.)?$/, '.');
        file.message(
          `The diagram cannot be rendered, so its text is shown: ${reason} Write a flowchart with the arrows -->, ---, -.-> or ==> between names in ASCII, an XY chart, a sequence, a state, a class or an entity-relationship diagram, or put a picture of it below public/.`,
          element,
          'site:diagram',
        );
      }
    }
  };
}

/** In a flowchart: what stays as it is written, the end of a statement, and an arrow with its label. */
const flowchartParts =
  /(%%.*|"[^"]*"|[[({]+(?:"[^"]*"|[^\])}])*[\])}])|;|[^\S\n]*(<?(?:-\.+-|--+|==+|\.+-)>?|-\.)[^\S\n]*(\|[^|]*\|)?/g;

/** A flowchart as the library reads it, to which `A-->B` is one name: spaces around short arrows, and lines for `;`. */
function spaceOut(source: string): string {
  return source.replace(flowchartParts, (_, kept?: string, arrow?: string, label = '') => {
    if (kept !== undefined || arrow === undefined) return kept ?? '\n';
    return ` ${arrow.replace(/\.+/, '.').replace(/([-=])\1*(?=\1\1>|\1{3}$)/, '')}${label} `;
  });
}

const kindOf = (text: string) => /^(?:%%.*\s*)*(graph|flowchart|stateDiagram)\b/.exec(text)?.[1];

const box = String.raw`[\w-]+(?:>[^\]]+\]|[[({]+(?:"[^"]*"|[^\])}])*[\])}]+)?(?::::\w[\w-]*)?`;
const boxes = `${box}(?:\\s*&\\s*${box})*`;
const arrows = String.raw`<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===)`;
const state = String.raw`(?:\[\*\]|[\w\p{L}-]+)`;

/** A line of a flowchart and of a state diagram that the library draws whole; it leaves others out silently. */
const flowchartLine = new RegExp(
  `^(?:(?:graph|flowchart|classDef|class|style|linkStyle|direction|subgraph)\\b.*|end|${boxes}(?:\\s*(?:${arrows})\\s*${boxes})*)?\\s*(?:%%.*)?$`,
);
const stateLine = new RegExp(
  String.raw`^(?:(?:stateDiagram|direction|linkStyle|classDef|class)\b.*|state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{|\}|state\s+"[^"]+"\s+as\s+[\w\p{L}]+|${state}\s*-->\s*${state}(?:\s*:.+)?|${state}\s*:.+)?\s*(?:%%.*)?$`,
  'u',
);

/** An arrow that ends in a circle or a cross. */
const roundOrCrossed = /(?:--|==|\.-)[ox]/;

function isDrawn(line: string, kind: string | undefined): boolean {
  if (kind === undefined) return true;
  if (kind === 'stateDiagram') return stateLine.test(line);
  const bare = line.replace(flowchartParts, (part, kept) => (kept ? '[]' : part.replace(/\|.*/, ' ')));
  return (
    !roundOrCrossed.test(bare) &&
    spaceOut(line)
      .split('\n')
      .every((statement) => flowchartLine.test(statement.trim()))
  );
}

/** The text as the library reads it: without its own frontmatter and title, and with the direction that is the default. */
function normalizeDiagram(source: string): string {
  const text = source
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^\s*acc(?:Title|Descr)\s*:.*$/gm, '')
    .trim();
  const kind = kindOf(text);
  const left = text.split('\n').find((line) => !isDrawn(line.trim(), kind));
  if (left !== undefined) throw new Error(`"${left.trim()}" is not supported`);
  if (kind === undefined || kind === 'stateDiagram') return text;
  return spaceOut(text).replace(/^(graph|flowchart)[^\S\n]*(?=\n)/m, '$1 TB');
}

/**
 * Renders a text in Mermaid's language. Colors are custom properties of `app/styles/figures.css`, so that the drawing
 * follows the theme.
 * @param prefix for its ids, which no other drawing of the page may have.
 * @throws when it is of a kind that cannot be rendered, or has an error.
 */
export async function renderDiagram(
  source: string,
  prefix: string,
): Promise<{ svg: Element; labels: string[] }> {
  const text = normalizeDiagram(source);
  // Loaded for the few pages that have a diagram: it takes longer than compiling a page.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const markup = renderMermaidSVG(text)
    .replaceAll(/( id="|url\(#)([\w-]+)/g, `$1${prefix}$2`)
    .replaceAll('var(--_', 'var(--diagram-');
  const tree = parseHtml(markup);
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
