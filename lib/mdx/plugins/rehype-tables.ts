import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
// Relative, because the check before a build loads this outside the bundler and its aliases.
import { translate } from '../../translations/translate';
import { isJsxElement, textAttribute } from './jsx-attribute';

/** Sides as CSS names them for any direction of writing. */
const alignments: Readonly<Record<string, string>> = { left: 'start', center: 'center', right: 'end' };

const isCell = (name: string | null) => name === 'th' || name === 'td';

/** Moves a cell's `align` to an attribute that prose.css reads; MDX makes a style of it, which the page's policy blocks. */
function alignCell(node: Nodes): void {
  if (node.type === 'element' && isCell(node.tagName)) {
    const { align, ...rest } = node.properties;
    node.properties = align ? { ...rest, dataAlign: alignments[String(align)] } : rest;
  } else if (isJsxElement(node) && isCell(node.name)) {
    const written = textAttribute(node, 'align');
    const alignment = written && alignments[written.value];
    if (alignment) Object.assign(written, { name: 'data-align', value: alignment });
  }
}

/**
 * Names each table of a page, because it is in a region that a keyboard can scroll and regions need names, and
 * aligns its columns.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let tables = 0;
    visit(tree, (node) => {
      alignCell(node);
      if (node.type !== 'element' || node.tagName !== 'table') return;
      tables += 1;
      node.properties.ariaLabel = translate('Table {number}', { number: tables });
    });
  };
}
