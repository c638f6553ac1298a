import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';

/**
 * Reports headings that skip a level, and headings of level 1: the title in the frontmatter is the page's only one. A page
 * without frontmatter begins with its title as a heading.
 */
export function checkHeadings({ file, tree, texts }: ProsePage): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let above = 1;
  let titled = texts.some(({ key }) => key === 'title');
  visit(tree, 'heading', (node) => {
    const { depth } = node;
    const line = node.position?.start.line;
    const name = `The heading “${toString(node)}”`;
    if (depth === 1 && titled) {
      const message = `${name} is of level 1, which the title of the page already is.`;
      diagnostics.push({ file, line, message, fix: 'Begin it with "##".' });
    } else if (depth > above + 1) {
      const message = `${name} is of level ${depth} and follows one of level ${above}.`;
      diagnostics.push({ file, line, message, fix: `Begin it with "${'#'.repeat(above + 1)}".` });
    }
    titled = true;
    above = depth;
  });
  return diagnostics;
}
