import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { translate } from '../../../translations/translate';
import { readAttributes } from '../code/fence';
import { renderDiagram } from './render-diagram';

/** Longer names are not listened to; the source of the drawing is in the page's Markdown. */
const longestName = 300;

/** What the drawing is called: in its fence, in its text, else by the words in it. */
function nameOf(source: string, meta: string, labels: readonly string[]): string {
  const { attributes } = readAttributes(meta);
  const written =
    attributes.get('alt') ??
    attributes.get('title') ??
    /^\s*accTitle:\s*(.+)$/m.exec(source)?.[1] ??
    /^---\n(?:[^]*?\n)?title:[^\S\n]*([^\n]+)\n/.exec(source)?.[1];
  return (written ?? `${translate('Diagram')}: ${labels.join(', ')}`).slice(0, longestName);
}

/** A fence in Mermaid's language and where it is. */
interface Fence {
  readonly pre: Element;
  readonly source: string;
  readonly meta: string;
  readonly replace: (drawing: Element) => void;
}

function fencesIn(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', (pre, index, parent) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) return;
    const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
    if (!classes.includes('language-mermaid')) return;
    const replace = (drawing: Element) => (parent.children[index] = drawing);
    fences.push({ pre, source: toString(code).trim(), meta: code.data?.meta ?? '', replace });
  });
  return fences;
}

/** Renders fences in Mermaid's language; one of a kind that cannot be rendered stays code, with a warning. */
export function rehypeDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const [index, { pre, source, meta, replace }] of fencesIn(tree).entries()) {
      try {
        const { svg, labels } = await renderDiagram(source, `diagram-${index + 1}-`);
        const ariaLabel = nameOf(source, meta, labels);
        replace(h('div', { dataDiagram: source, role: 'img', ariaLabel, tabIndex: 0 }, svg));
      } catch (error) {
        const reason = (error as Error).message.replace(/\.?$/, '.');
        file.message(
          `The diagram cannot be rendered, so its text is shown: ${reason} Write a flowchart, an XY chart, a sequence, a state, a class or an entity-relationship diagram, or put a picture of it below public/.`,
          pre,
          'site:diagram',
        );
      }
    }
  };
}
