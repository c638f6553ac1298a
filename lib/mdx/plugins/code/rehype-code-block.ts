import type { Element, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { translate } from '../../../translations/translate';
import { PLAIN_TEXT } from './languages';
import type { CodeBlockData } from './rehype-code-meta';
import { tokenHtml } from './token-html';

const figureMark = 'data-rehype-pretty-code-figure';

/** The fence's data and its coloured `code`, when `figure` is a block that rehype-pretty-code has drawn. */
function readFigure(figure: Element) {
  if (figure.tagName !== 'figure' || !(figureMark in figure.properties)) return undefined;
  const pre = figure.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  if (code?.type !== 'element') return undefined;
  const block = code.data?.codeBlock;
  return block && { block, code };
}

/** Names every block of a page differently: assistive technology lists regions by name. */
function createLabeller() {
  const taken = new Set<string>();
  let blocks = 0;
  return (title: string | undefined) => {
    blocks += 1;
    const numbered = title ? `${title} ${blocks}` : translate('Code example {number}', { number: blocks });
    const label = title && !taken.has(title) ? title : numbered;
    taken.add(label);
    return label;
  };
}

function attributesOf(block: CodeBlockData, html: string, label: string) {
  const language = block.language === PLAIN_TEXT ? undefined : block.language;
  if (!block.live) return { html, label, language, title: block.title };
  return { html, label, code: block.code, mode: block.noInline ? 'noInline' : 'inline' };
}

/**
 * Turns each coloured block into one `<CodeBlock>` or `<LiveCode>` whose code is a ready HTML string: a token
 * that is not a node is neither compiled, nor rendered, nor stored.
 */
export function rehypeCodeBlock() {
  return (tree: Root) => {
    const labelFor = createLabeller();
    visit(tree, 'element', (figure, index, parent) => {
      const found = readFigure(figure);
      if (!found || !parent || index === undefined) return;
      const { block, code } = found;
      const html = tokenHtml(code, block);
      const values = attributesOf(block, html, labelFor(block.title));
      const attributes = Object.entries(values).flatMap(([name, value]): MdxJsxAttribute[] =>
        value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
      );
      const element: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: block.live ? 'LiveCode' : 'CodeBlock',
        attributes,
        children: [],
      };
      parent.children[index] = element;
    });
  };
}
