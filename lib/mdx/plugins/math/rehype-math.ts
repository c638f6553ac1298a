import type { Element, Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import katex from 'katex';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { TextDiagnostic } from '../../../config/diagnostics/diagnostic';
import { translate } from '../../../translations/translate';
import { classesOf, parseHtml } from '../parse-html';

function toMathml(tex: string, displayMode: boolean, refuse: (command: string) => void) {
  const trust = ({ command }: { readonly command: string }) => {
    refuse(command);
    return false;
  };
  const html = katex.renderToString(tex, { output: 'mathml', displayMode, strict: false, trust });
  // The library puts a span around it, whose class is for its own style sheet.
  const math = parseHtml(html.slice(html.indexOf('<math'), html.lastIndexOf('</span>')));
  visit(math, { tagName: 'mtable' }, placeColumns);
  return math.children;
}

/** Gives each cell its side and the gap before it, which browsers do not read from its table. `right` would align text alone. */
function placeColumns({ properties, children }: Element): void {
  const sides = String(properties.columnalign).split(' ');
  const gaps = ['0', ...String(properties.columnspacing).split(' ')];
  for (const row of children)
    for (const [at, cell] of 'children' in row ? row.children.entries() : [])
      if (cell.type === 'element')
        cell.properties.style = `text-align:-webkit-${sides[at]};padding-inline:${gaps[at] ?? gaps.at(-1)} 0`;
}

/** Reads a formula as remark-math leaves it: code with a class. */
function readFormula(element: Element): { tex: string; isBlock: boolean } | undefined {
  const code = element.tagName === 'pre' ? element.children[0] : element;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const classes = classesOf(code);
  const isBlock = element.tagName === 'pre';
  const isFormula = classes.includes('language-math') && (isBlock || classes.includes('math-inline'));
  return isFormula ? { tex: toString(code).trim(), isBlock } : undefined;
}

/**
 * Reports and removes formulas whose dollars are not on lines of their own: the parser drops words behind the first ones,
 * and takes everything up to the end of the page for a formula that is not closed.
 */
export function remarkCheckMath({ diagnostics }: { readonly diagnostics: TextDiagnostic[] }) {
  return (tree: MdastRoot, file: VFile): void => {
    visit(tree, 'math', (formula, index, parent) => {
      const { start, end } = formula.position!;
      const lines = String(file).slice(start.offset, end.offset).split('\n');
      const isClosed = lines.length > 1 && /^[\s>]*\$\$+\s*$/.test(lines.at(-1)!);
      if (isClosed && !formula.meta) return undefined;
      diagnostics.push({
        line: start.line,
        message: formula.meta
          ? `The formula has text next to its first "$$", which is not shown: ${formula.meta}`
          : 'The formula is never closed.',
        fix: 'Put "$$" on a line of its own before and after the formula.',
      });
      parent!.children.splice(index!, 1);
      return index;
    });
  };
}

/**
 * Sets formulas as MathML, which browsers render themselves: no script, no font and no stylesheet of a library.
 * @param diagnostics receives the formulas that cannot be set
 */
export function rehypeMath({ diagnostics }: { readonly diagnostics: TextDiagnostic[] }) {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) => {
      const formula = readFormula(element);
      if (!formula || !parent || index === undefined) return undefined;
      const { tex, isBlock } = formula;
      const line = element.position?.start.line;
      // Links, pictures and attributes, which the library leaves out.
      const refuse = (command: string) =>
        diagnostics.push({
          line,
          message: `The formula has ${command}, which is not shown.`,
          fix: 'Put the link or the picture outside of the formula.',
        });
      try {
        const math = toMathml(tex, isBlock, refuse);
        const box = h('div', { dataMath: '', role: 'group', ariaLabel: translate('Formula') }, math);
        parent.children.splice(index, 1, ...(isBlock ? [box] : box.children));
      } catch (error) {
        const reason = (error as Error).message.replace(/^KaTeX parse error: /, '').replace(/\.?$/, '.');
        diagnostics.push({
          line,
          message: `The formula cannot be set: ${reason}`,
          fix: 'Correct it; https://katex.org/docs/supported lists what a formula can hold.',
        });
        // The plugins of code would report its language too.
        parent.children.splice(index, 1);
        return index;
      }
      return SKIP;
    });
  };
}
