import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../../config/diagnostics/diagnostic';
import { translate } from '../../../translations/translate';

interface MathOptions {
  /** Receives the formulas that cannot be set. */
  readonly diagnostics: TextDiagnostic[];
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

function find(element: Element, tagName: string): Element | undefined {
  if (element.tagName === tagName) return element;
  for (const child of element.children) {
    const found = child.type === 'element' ? find(child, tagName) : undefined;
    if (found) return found;
  }
  return undefined;
}

async function toMathml(tex: string, displayMode: boolean): Promise<Element> {
  // Loaded for the few pages that have a formula.
  const { default: katex } = await import('katex');
  const html = katex.renderToString(tex, {
    output: 'mathml',
    displayMode,
    throwOnError: true,
    strict: false,
  });
  const [root] = parser.parse(html).children;
  const math = root?.type === 'element' ? find(root, 'math') : undefined;
  if (!math) throw new Error('it has no content');
  return math;
}

/** What remark-math makes of a formula: code with a class. */
function readFormula(element: Element): { tex: string; isBlock: boolean } | undefined {
  const code = element.tagName === 'pre' ? element.children[0] : element;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const isBlock = element.tagName === 'pre';
  const isFormula = classes.includes('language-math') && (isBlock || classes.includes('math-inline'));
  return isFormula ? { tex: toString(code).trim(), isBlock } : undefined;
}

interface Formula {
  readonly tex: string;
  readonly isBlock: boolean;
  readonly line: number | undefined;
  readonly replace: (math: Element) => void;
}

function formulasIn(tree: Root): Formula[] {
  const formulas: Formula[] = [];
  visit(tree, 'element', (element, index, parent) => {
    const formula = readFormula(element);
    if (!formula || !parent || index === undefined) return undefined;
    const replace = (math: Element) => (parent.children[index] = math);
    formulas.push({ ...formula, line: element.position?.start.line, replace });
    return SKIP;
  });
  return formulas;
}

/** Sets formulas as MathML, which browsers render themselves: no script, no font and no stylesheet of a library. */
export function rehypeMath({ diagnostics }: MathOptions) {
  return async (tree: Root): Promise<void> => {
    for (const { tex, isBlock, line, replace } of formulasIn(tree)) {
      try {
        const math = await toMathml(tex, isBlock);
        const label = translate('Formula');
        replace(isBlock ? h('div', { dataMath: '', role: 'group', ariaLabel: label }, math) : math);
      } catch (error) {
        const reason = (error as Error).message.replace(/^KaTeX parse error: /, '').replace(/\.?$/, '.');
        diagnostics.push({
          line,
          message: `The formula cannot be set: ${reason}`,
          fix: 'Correct it; https://katex.org/docs/supported lists what a formula can hold.',
        });
      }
    }
  };
}
