import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Fault } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';

/** Headings that skip a level, and those of level 1, which the title of the page already is. */
export function headingFaults({ file, tree }: ProsePage): Fault[] {
  const faults: Fault[] = [];
  let above = 1;
  visit(tree, 'heading', (node) => {
    const { depth } = node;
    const line = node.position?.start.line;
    const name = `The heading “${toString(node)}”`;
    if (depth === 1) {
      const what = `${name} is of level 1, which the title of the page already is.`;
      faults.push({ file, line, what, cure: 'Begin it with "##".' });
    } else if (depth > above + 1) {
      const what = `${name} is of level ${depth} and follows one of level ${above}.`;
      faults.push({ file, line, what, cure: `Begin it with "${'#'.repeat(above + 1)}".` });
    }
    above = depth;
  });
  return faults;
}
