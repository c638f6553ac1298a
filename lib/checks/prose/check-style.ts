import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { checkSentences } from './check-sentences';
import type { ProsePage } from './prose-page';
import type { StyleRule } from './style-rules';

/** The words of a block, with its code in backticks; expressions, such as the address of a heading, are left out. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const blocks: readonly string[] = ['paragraph', 'heading', 'tableCell'];

/** Words and phrases of a page that the style guide rejects. */
export function checkStyle({ file, tree, texts }: ProsePage, rules: readonly StyleRule[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const check = (text: string, line: number | undefined) => {
    for (const { words, instead } of checkSentences(text, rules))
      diagnostics.push({ file, line, message: `“${words}” is not our style.`, fix: `Write: ${instead}.` });
  };
  for (const { text, line } of texts) check(text, line);
  visit(tree, (node) => {
    if (blocks.includes(node.type)) check(textOf(node), node.position?.start.line);
  });
  return diagnostics;
}
